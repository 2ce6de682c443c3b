import type { Texts } from '../languages.ts'

export const returnCases = {
  'return.state.return_pending': { es: 'Pendiente', en: 'Pending', tr: 'Beklemede', ar: 'معلّق' },
  'return.state.return_received_store': {
    es: 'Recibida en bodega',
    en: 'Received in store',
    tr: 'Depoda teslim alındı',
    ar: 'مستلَم في المستودع',
  },
  'return.state.returned_to_store': {
    es: 'Devuelta a bodega',
    en: 'Returned to store',
    tr: 'Depoya iade edildi',
    ar: 'أُعيد إلى المستودع',
  },
  'return.state.available_to_enlisting': {
    es: 'Disponible para alistar',
    en: 'Available for picking',
    tr: 'Hazırlanabilir',
    ar: 'متاح للتجهيز',
  },
  'return.state.return_voucher': {
    es: 'Bono entregado',
    en: 'Voucher issued',
    tr: 'Çek verildi',
    ar: 'صدرت القسيمة',
  },
  'return.state.return_enlisting': { es: 'Alistando', en: 'Picking', tr: 'Hazırlanıyor', ar: 'قيد التجهيز' },
  'return.state.return_delivered': {
    es: 'Entregada',
    en: 'Delivered',
    tr: 'Teslim edildi',
    ar: 'تم التسليم',
  },
  'return.state.return_cancelled': { es: 'Cancelada', en: 'Cancelled', tr: 'İptal edildi', ar: 'ملغى' },
  'return.step.pending': {
    es: 'Garantía en pendiente',
    en: 'Return pending',
    tr: 'İade beklemede',
    ar: 'المرتجع معلّق',
  },
  'return.step.received_in_store': {
    es: 'Garantía en recibida en bodega',
    en: 'Return received in store',
    tr: 'İade depoda teslim alındı',
    ar: 'تم استلام المرتجع في المستودع',
  },
  'return.step.return_to_store': {
    es: 'Garantía devuelta a bodega',
    en: 'Return put back in store',
    tr: 'İade depoya geri kondu',
    ar: 'أُعيد المرتجع إلى المستودع',
  },
  'return.step.voucher': {
    es: 'Bono de la garantía creado',
    en: 'Voucher of the return created',
    tr: 'İade çeki oluşturuldu',
    ar: 'تم إنشاء قسيمة المرتجع',
  },
  'return.step.exchange_available': {
    es: 'Cambio apartado',
    en: 'Replacement held',
    tr: 'Değişim ürünü ayrıldı',
    ar: 'تم حجز البديل',
  },
  'return.step.enlist': {
    es: 'Alistando garantía',
    en: 'Picking the replacement',
    tr: 'Değişim ürünü hazırlanıyor',
    ar: 'جارٍ تجهيز البديل',
  },
  'return.step.delivered': {
    es: 'Garantía entregada',
    en: 'Return delivered',
    tr: 'İade teslim edildi',
    ar: 'تم تسليم المرتجع',
  },
  'return.step.cancel': {
    es: 'Garantía cancelada',
    en: 'Return cancelled',
    tr: 'İade iptal edildi',
    ar: 'تم إلغاء المرتجع',
  },
  'return.refused.wrong_state': {
    es: 'La garantía está en «{state}» y ese paso no es posible ahora.',
    en: 'The return is in “{state}” and that step is not possible now.',
    tr: 'İade “{state}” durumunda; bu adım şu anda atılamaz.',
    ar: 'المرتجع في حالة «{state}» ولا يمكن تنفيذ هذه الخطوة الآن.',
  },
  'return.refused.forbidden': {
    es: 'Su perfil no puede dar este paso.',
    en: 'Your profile cannot take this step.',
    tr: 'Profiliniz bu adımı atamaz.',
    ar: 'ملفك الوظيفي لا يتيح هذه الخطوة.',
  },
  'return.refused.needs_exchange_rate': {
    es: 'Falta elegir qué parte de lo pagado se reconoce.',
    en: 'Choose which share of what was paid is recognised.',
    tr: 'Ödenenin hangi oranda kabul edileceğini seçin.',
    ar: 'اختر النسبة المعترف بها مما تم دفعه.',
  },
  'return.refused.guide_missing': {
    es: 'Falta la guía o la foto del envío.',
    en: 'The waybill or the photo of the shipment is missing.',
    tr: 'Kargo fişi veya gönderi fotoğrafı eksik.',
    ar: 'بوليصة الشحن أو صورة الإرسال غير موجودة.',
  },
} satisfies Texts

import type { Texts } from '../languages.ts'

/** The page on which a counter sells with a scanner. */
export const counterScreens = {
  'counter.lead': {
    es: 'Escanee, escriba lo que recibe y pulse Enter.',
    en: 'Scan, type what you receive and press Enter.',
    tr: 'Okutun, aldığınız tutarı yazın ve Enter’a basın.',
    ar: 'امسح الرمز واكتب ما تستلمه ثم اضغط Enter.',
  },
  'counter.setup': {
    es: 'Datos de este mostrador',
    en: 'Data of this counter',
    tr: 'Bu tezgâhın bilgileri',
    ar: 'بيانات هذه المنضدة',
  },
  'counter.setup_help': {
    es: 'Se recuerdan en este navegador y valen para cada venta.',
    en: 'They are remembered in this browser and apply to every sale.',
    tr: 'Bu tarayıcıda hatırlanır ve her satış için geçerlidir.',
    ar: 'تُحفظ في هذا المتصفح وتُستخدم في كل عملية بيع.',
  },
  'counter.setup_change': {
    es: 'Cambiar datos',
    en: 'Change data',
    tr: 'Bilgileri değiştir',
    ar: 'تغيير البيانات',
  },
  'counter.setup_locked': {
    es: 'Primero cobre o cancele la venta que está en pantalla.',
    en: 'First charge or cancel the sale on screen.',
    tr: 'Önce ekrandaki satışı tahsil edin veya iptal edin.',
    ar: 'حصّل البيع المعروض على الشاشة أو ألغِه أولاً.',
  },
  'counter.store': {
    es: 'Bodega de donde sale',
    en: 'Store it leaves from',
    tr: 'Çıkış deposu',
    ar: 'المستودع الذي تخرج منه',
  },
  'counter.prints': {
    es: 'Imprimir el recibo al cobrar',
    en: 'Print the receipt when charged',
    tr: 'Tahsilatta fişi yazdır',
    ar: 'طباعة الإيصال عند التحصيل',
  },
  'counter.ready': {
    es: 'Listo para la siguiente venta',
    en: 'Ready for the next sale',
    tr: 'Sonraki satış için hazır',
    ar: 'جاهز للبيع التالي',
  },
  'counter.ready_text': {
    es: 'Escanee el primer producto.',
    en: 'Scan the first product.',
    tr: 'İlk ürünü okutun.',
    ar: 'امسح رمز المنتج الأول.',
  },
  'counter.none_left': {
    es: 'No queda {product} en talla {size} en la bodega de este mostrador.',
    en: 'No {product} of size {size} is left in the store of this counter.',
    tr: 'Bu tezgâhın deposunda {size} beden {product} kalmadı.',
    ar: 'لم يتبقَّ {product} بالمقاس {size} في مستودع هذه المنضدة.',
  },
  'counter.owed': { es: 'Total a cobrar', en: 'To charge', tr: 'Tahsil edilecek', ar: 'المطلوب تحصيله' },
  'counter.received': {
    es: 'Efectivo recibido',
    en: 'Cash received',
    tr: 'Alınan nakit',
    ar: 'النقد المستلم',
  },
  'counter.received_help': {
    es: 'Pulse Enter para cobrar.',
    en: 'Press Enter to charge.',
    tr: 'Tahsil etmek için Enter’a basın.',
    ar: 'اضغط Enter للتحصيل.',
  },
  'counter.change': { es: 'Cambio', en: 'Change', tr: 'Para üstü', ar: 'الباقي' },
  'counter.notes': {
    es: 'Billetes que entrega el cliente',
    en: 'Notes that the client hands over',
    tr: 'Müşterinin verdiği banknotlar',
    ar: 'الأوراق النقدية التي يدفعها العميل',
  },
  'counter.too_little': {
    es: 'Faltan {missing}.',
    en: '{missing} missing.',
    tr: '{missing} eksik.',
    ar: 'ينقص {missing}.',
  },
  'counter.too_much': {
    es: 'El cambio sería de {change}. Revise lo recibido.',
    en: 'The change would be {change}. Check what was received.',
    tr: 'Para üstü {change} olurdu. Alınan tutarı kontrol edin.',
    ar: 'سيكون الباقي {change}. تحقق من المبلغ المستلم.',
  },
  'counter.charge': { es: 'Cobrar', en: 'Charge', tr: 'Tahsil et', ar: 'تحصيل' },
  'counter.more_ways': {
    es: 'Bono o pago en dos formas',
    en: 'Voucher or two ways of paying',
    tr: 'Çek veya iki ödeme yöntemi',
    ar: 'قسيمة أو الدفع بطريقتين',
  },
  'counter.charged': {
    es: 'Venta #{id} cobrada: {total}',
    en: 'Sale #{id} charged: {total}',
    tr: '#{id} numaralı satış tahsil edildi: {total}',
    ar: 'تم تحصيل البيع \u2066#{id}\u2069: {total}',
  },
  'counter.print': {
    es: 'Imprimir recibo',
    en: 'Print receipt',
    tr: 'Fişi yazdır',
    ar: 'طباعة الإيصال',
  },
  'checkout.open_register': {
    es: 'Abra la caja {name}',
    en: 'Open the register {name}',
    tr: '{name} kasasını açın',
    ar: 'افتح الصندوق {name}',
  },
} satisfies Texts

import type { Texts } from '../languages.ts'

/** Files, wherever they are added or shown. */
export const uploadScreens = {
  'upload.add_support': {
    es: 'Subir soporte de pago',
    en: 'Upload payment receipt',
    tr: 'Ödeme belgesi yükle',
    ar: 'رفع إثبات الدفع',
  },
  'upload.add_guide': {
    es: 'Subir soporte de guía',
    en: 'Upload waybill file',
    tr: 'Kargo fişi yükle',
    ar: 'رفع ملف البوليصة',
  },
  'upload.take_photo': { es: 'Tomar foto', en: 'Take a photo', tr: 'Fotoğraf çek', ar: 'التقاط صورة' },
  'upload.drop_here': {
    es: 'o arrastre el archivo aquí',
    en: 'or drop the file here',
    tr: 'ya da dosyayı buraya sürükleyin',
    ar: 'أو أفلت الملف هنا',
  },
  'upload.too_large': {
    es: 'El archivo pesa {size} y el máximo es {limit}.',
    en: 'The file weighs {size} and the limit is {limit}.',
    tr: 'Dosya boyutu {size}, üst sınır {limit}.',
    ar: 'حجم الملف {size} والحد الأقصى {limit}.',
  },
  'upload.another': {
    es: 'Elegir otro archivo',
    en: 'Choose another file',
    tr: 'Başka dosya seç',
    ar: 'اختيار ملف آخر',
  },
  'upload.remove': {
    es: 'Quitar el archivo',
    en: 'Remove the file',
    tr: 'Dosyayı kaldır',
    ar: 'إزالة الملف',
  },
  'upload.sending': {
    es: 'Subiendo {percent} %',
    en: 'Uploading {percent} %',
    tr: 'Yükleniyor: %{percent}',
    ar: 'جارٍ الرفع {percent}%',
  },
  'upload.keeping': { es: 'Guardando…', en: 'Saving…', tr: 'Kaydediliyor…', ar: 'جارٍ الحفظ…' },
  'upload.processing': { es: 'Procesando…', en: 'Processing…', tr: 'İşleniyor…', ar: 'جارٍ المعالجة…' },
  'upload.rejected': {
    es: 'El archivo fue rechazado.',
    en: 'The file was rejected.',
    tr: 'Dosya reddedildi.',
    ar: 'رُفض الملف.',
  },
  'upload.failed': {
    es: 'El archivo no llegó al servidor.',
    en: 'The file did not reach the server.',
    tr: 'Dosya sunucuya ulaşmadı.',
    ar: 'لم يصل الملف إلى الخادم.',
  },
  'upload.same_file': {
    es: 'El mismo archivo ya está en el pedido #{order}.',
    en: 'The same file is on order #{order} already.',
    tr: 'Aynı dosya zaten #{order} numaralı siparişte var.',
    ar: 'الملف نفسه موجود في الطلب \u2066#{order}\u2069.',
  },
  'upload.same_image': {
    es: 'La misma imagen ya está en el pedido #{order}.',
    en: 'The same picture is on order #{order} already.',
    tr: 'Aynı görsel zaten #{order} numaralı siparişte var.',
    ar: 'الصورة نفسها موجودة في الطلب \u2066#{order}\u2069.',
  },
  'upload.same_elsewhere': {
    es: 'El mismo comprobante ya está en otro pedido.',
    en: 'The same receipt is on another order already.',
    tr: 'Aynı makbuz zaten başka bir siparişte var.',
    ar: 'الإيصال نفسه موجود في طلب آخر.',
  },
  'upload.same_here': {
    es: 'El mismo comprobante ya está en otro soporte de pago de este pedido.',
    en: 'This order already has the same receipt.',
    tr: 'Aynı makbuz bu siparişin başka bir ödeme belgesinde zaten var.',
    ar: 'الإيصال نفسه موجود في إثبات دفع آخر لهذا الطلب.',
  },
  'upload.no_preview': { es: 'Sin vista previa', en: 'No preview', tr: 'Önizleme yok', ar: 'لا توجد معاينة' },
  'upload.zoom_in': { es: 'Ampliar', en: 'Zoom in', tr: 'Yakınlaştır', ar: 'تكبير' },
  'upload.zoom_out': { es: 'Reducir', en: 'Zoom out', tr: 'Uzaklaştır', ar: 'تصغير' },
  'upload.previous': { es: 'Archivo anterior', en: 'Previous file', tr: 'Önceki dosya', ar: 'الملف السابق' },
  'upload.next': { es: 'Archivo siguiente', en: 'Next file', tr: 'Sonraki dosya', ar: 'الملف التالي' },
  'upload.position': {
    es: '{index} de {count}',
    en: '{index} of {count}',
    tr: '{index} / {count}',
    ar: '{index} من {count}',
  },
  'upload.download': {
    es: 'Descargar original',
    en: 'Download original',
    tr: 'Aslını indir',
    ar: 'تنزيل الأصل',
  },
} satisfies Texts

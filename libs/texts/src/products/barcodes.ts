import type { Texts } from '../languages.ts'

/** Barcodes of products: what the server replies, and their screens. */
export const barcodes = {
  'barcode.saved': {
    es: 'Códigos de barras guardados',
    en: 'Barcodes saved',
    tr: 'Barkodlar kaydedildi',
    ar: 'تم حفظ الرموز الشريطية',
  },
  'barcode.made': {
    es: 'Códigos creados: {count}',
    en: 'Codes created: {count}',
    tr: 'Oluşturulan kod: {count}',
    ar: 'الرموز المنشأة: {count}',
  },
  'barcode.unknown': {
    es: 'Ningún producto tiene el código {code}.',
    en: 'No product has the code {code}.',
    tr: '{code} kodlu bir ürün yok.',
    ar: 'لا يوجد منتج بالرمز \u2066{code}\u2069.',
  },
  'barcode.used': {
    es: 'El código {code} ya es de {product}, talla {size}.',
    en: 'Code {code} already belongs to {product}, size {size}.',
    tr: '{code} kodu zaten şu ürünün: {product}, beden {size}.',
    ar: 'الرمز \u2066{code}\u2069 يخص بالفعل {product}، المقاس {size}.',
  },
  'barcode.twice': {
    es: 'El código {code} está dos veces.',
    en: 'Code {code} is given twice.',
    tr: '{code} kodu iki kez yazılmış.',
    ar: 'الرمز \u2066{code}\u2069 مكرر.',
  },
  'barcode.never_made': {
    es: 'El código {code} es de los que crea el sistema, que aún no lo ha creado.',
    en: 'Code {code} is one of those that the system makes, and it has not made this one yet.',
    tr: '{code} kodu sistemin oluşturduğu kodlardandır ve henüz oluşturulmadı.',
    ar: 'الرمز \u2066{code}\u2069 من الرموز التي ينشئها النظام، ولم ينشئه بعد.',
  },
  'barcode.wrong_form': {
    es: 'Escriba un código EAN-13, EAN-8 o UPC-A (13, 8 o 12 dígitos).',
    en: 'Enter an EAN-13, EAN-8 or UPC-A code (13, 8 or 12 digits).',
    tr: 'EAN-13, EAN-8 veya UPC-A kodu yazın (13, 8 veya 12 rakam).',
    ar: 'اكتب رمز EAN-13 أو EAN-8 أو UPC-A (13 أو 8 أو 12 رقمًا).',
  },
  'barcode.wrong_check_digit': {
    es: 'El último dígito de {code} no corresponde: revise el código.',
    en: 'The last digit of {code} does not match: check the code.',
    tr: '{code} kodunun son rakamı uymuyor: kodu kontrol edin.',
    ar: 'الرقم الأخير في \u2066{code}\u2069 غير مطابق: راجع الرمز.',
  },
  'barcode.title': { es: 'Códigos de barras', en: 'Barcodes', tr: 'Barkodlar', ar: 'الرموز الشريطية' },
  'barcode.make': {
    es: 'Crear los que faltan',
    en: 'Create the missing ones',
    tr: 'Eksikleri oluştur',
    ar: 'أنشئ الناقص منها',
  },
  'barcode.print': {
    es: 'Imprimir etiquetas',
    en: 'Print labels',
    tr: 'Etiket yazdır',
    ar: 'طباعة الملصقات',
  },
  'barcode.print_count': {
    es: 'Imprimir {count}',
    en: 'Print {count}',
    tr: '{count} adet yazdır',
    ar: 'طباعة {count}',
  },
  'barcode.scan': {
    es: 'Escanee o escriba',
    en: 'Scan or type',
    tr: 'Okutun veya yazın',
    ar: 'امسح أو اكتب',
  },
  'barcode.of_size': {
    es: 'Código de la talla {size}',
    en: 'Code of size {size}',
    tr: '{size} bedeninin kodu',
    ar: 'رمز المقاس {size}',
  },
  'barcode.remove': {
    es: 'Quitar el código {code}',
    en: 'Remove code {code}',
    tr: '{code} kodunu kaldır',
    ar: 'إزالة الرمز \u2066{code}\u2069',
  },
  'barcode.labels': { es: 'Etiquetas', en: 'Labels', tr: 'Etiketler', ar: 'الملصقات' },
  'barcode.copies_of': {
    es: 'Etiquetas de la talla {size}',
    en: 'Labels of size {size}',
    tr: '{size} bedeninin etiketleri',
    ar: 'ملصقات المقاس {size}',
  },
  'barcode.paper': { es: 'Papel', en: 'Paper', tr: 'Kâğıt', ar: 'الورق' },
  'barcode.paper_labels': {
    es: 'Hoja A4 de 24 etiquetas',
    en: 'A4 sheet of 24 labels',
    tr: '24 etiketli A4 sayfa',
    ar: 'ورقة A4 بها 24 ملصقًا',
  },
  'barcode.paper_label': {
    es: 'Rollo de 50 × 25 mm',
    en: 'Roll of 50 × 25 mm',
    tr: '50 × 25 mm rulo',
    ar: 'لفافة 50 × 25 مم',
  },
  'barcode.price': { es: 'Precio', en: 'Price', tr: 'Fiyat', ar: 'السعر' },
  'barcode.no_price': { es: 'Sin precio', en: 'No price', tr: 'Fiyatsız', ar: 'بلا سعر' },
  'barcode.size': { es: 'EU {size}', en: 'EU {size}', tr: 'EU {size}', ar: 'EU {size}' },
} satisfies Texts

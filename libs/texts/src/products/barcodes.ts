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
} satisfies Texts

import type { Texts } from '../languages.ts'

/** The report of carts: what was begun, checked out and given up. */
export const cartScreens = {
  'reports.measure.carts_begun': {
    es: 'Carritos iniciados',
    en: 'Carts begun',
    tr: 'Başlatılan sepetler',
    ar: 'السلات المبدوءة',
  },
  'reports.measure.carts_checked_out': {
    es: 'Terminados en venta',
    en: 'Checked out',
    tr: 'Satışa dönüşen',
    ar: 'المكتملة بالبيع',
  },
  'reports.measure.conversion': { es: 'Conversión', en: 'Conversion', tr: 'Dönüşüm', ar: 'نسبة التحويل' },
  'reports.measure.carts_open': { es: 'Abiertos', en: 'Open', tr: 'Açık', ar: 'المفتوحة' },
  'reports.measure.carts_abandoned': {
    es: 'Abandonados',
    en: 'Abandoned',
    tr: 'Terk edilen',
    ar: 'المتروكة',
  },
  'reports.measure.units_lost': {
    es: 'Unidades perdidas',
    en: 'Units lost',
    tr: 'Kaybedilen adet',
    ar: 'الوحدات المفقودة',
  },
  'reports.measure.value_lost': {
    es: 'Valor perdido',
    en: 'Value lost',
    tr: 'Kaybedilen değer',
    ar: 'القيمة المفقودة',
  },
  'reports.dimension.cart_reason': {
    es: 'Motivo de abandono',
    en: 'Reason of abandoning',
    tr: 'Terk nedeni',
    ar: 'سبب الترك',
  },
  'reports.cart_reason.expired': {
    es: 'Venció la reserva de unidades',
    en: 'The hold expired',
    tr: 'Ayırma süresi doldu',
    ar: 'انتهت مهلة الحجز',
  },
  'reports.cart_reason.short_stock': {
    es: 'Sin existencias suficientes',
    en: 'Short of stock',
    tr: 'Stok yetersiz',
    ar: 'المخزون غير كافٍ',
  },
  'reports.cart_reason.cancelled': { es: 'Cancelado', en: 'Cancelled', tr: 'İptal edildi', ar: 'ملغاة' },
} satisfies Texts

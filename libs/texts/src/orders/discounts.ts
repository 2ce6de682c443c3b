import type { Texts } from '../languages.ts'

/** The price of lines that are already in an order, and why it is below the listed one. */
export const discounts = {
  'order.price_changed': {
    es: 'Precio actualizado correctamente',
    en: 'Price updated',
    tr: 'Fiyat güncellendi',
    ar: 'تم تحديث السعر',
  },
  'order.refused.discount_without_reason': {
    es: 'Escriba por qué se vende por debajo del precio de lista.',
    en: 'Enter why it is sold below the listed price.',
    tr: 'Neden liste fiyatının altında satıldığını yazın.',
    ar: 'اكتب سبب البيع بأقل من سعر القائمة.',
  },
  'price.title': { es: 'Cambiar precio', en: 'Change price', tr: 'Fiyatı değiştir', ar: 'تغيير السعر' },
  'price.lead': {
    es: '{name}. Precio de lista: {listed}.',
    en: '{name}. Listed price: {listed}.',
    tr: '{name}. Liste fiyatı: {listed}.',
    ar: '{name}. سعر القائمة: {listed}.',
  },
  'price.reason': {
    es: 'Motivo del descuento',
    en: 'Reason for the discount',
    tr: 'İndirim nedeni',
    ar: 'سبب الخصم',
  },
  'price.discount': {
    es: 'Descuento de {amount} por par',
    en: 'Discount of {amount} a pair',
    tr: 'Çift başına {amount} indirim',
    ar: 'خصم {amount} للزوج',
  },
  'price.listed': {
    es: 'Lista {listed}',
    en: 'Listed {listed}',
    tr: 'Liste {listed}',
    ar: 'القائمة {listed}',
  },
  'price.discounted': {
    es: 'Descuento: {reason}',
    en: 'Discount: {reason}',
    tr: 'İndirim: {reason}',
    ar: 'خصم: {reason}',
  },
} as const satisfies Texts

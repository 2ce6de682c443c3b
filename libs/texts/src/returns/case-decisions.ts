import type { Texts } from '../languages.ts'

/** The two decisions of a case, what moves units, and the change at the counter. */
export const caseDecisions = {
  'returns.client_decision': {
    es: 'Qué recibe el cliente',
    en: 'What the client gets',
    tr: 'Müşteri ne alacak',
    ar: 'ماذا يستلم العميل',
  },
  'returns.client_decision_text': {
    es: 'Otra talla, otro color u otro producto, o un bono.',
    en: 'Another size, colour or product, or a voucher.',
    tr: 'Başka beden, renk veya ürün ya da bir çek.',
    ar: 'مقاس أو لون أو منتج آخر، أو قسيمة.',
  },
  'returns.goods_decision': {
    es: 'Qué pasa con la mercancía',
    en: 'What becomes of the goods',
    tr: 'Ürünler ne olacak',
    ar: 'ما مصير البضاعة',
  },
  'returns.in_quarantine_of': {
    es: '{count, plural, one {# unidad queda} other {# unidades quedan}} en cuarentena de {store}, sin venderse, hasta que usted decida.',
    en: '{count, plural, one {# unit stays} other {# units stay}} in the quarantine of {store}, not for sale, until you decide.',
    tr: '{count} birim, siz karar verene kadar {store} karantinasında kalır ve satılmaz.',
    ar: '{count} من الوحدات في حجر {store} ولا تُباع حتى تقرر.',
  },
  'returns.see_quarantine': {
    es: 'Ver en cuarentena',
    en: 'See it in quarantine',
    tr: 'Karantinada gör',
    ar: 'عرض في الحجر',
  },
  'returns.restock_text': {
    es: 'Estas unidades vuelven a venderse como nuevas.',
    en: 'These units are sold as new again.',
    tr: 'Bu birimler yeniden yeni olarak satılır.',
    ar: 'تُباع هذه الوحدات مجددًا كأنها جديدة.',
  },
  'returns.from': { es: 'De', en: 'From', tr: 'Nereden', ar: 'من' },
  'returns.to': { es: 'A', en: 'To', tr: 'Nereye', ar: 'إلى' },
  'returns.from_quarantine': {
    es: 'Cuarentena de {store}',
    en: 'Quarantine of {store}',
    tr: '{store} karantinası',
    ar: 'حجر {store}',
  },
  'returns.to_sale': {
    es: 'A la venta en {store}',
    en: 'For sale in {store}',
    tr: '{store} satışında',
    ar: 'للبيع في {store}',
  },
  'returns.restocked': {
    es: '{product} talla {size} × {count}: de cuarentena a la venta en {store}.',
    en: '{product} size {size} × {count}: from quarantine to sale in {store}.',
    tr: '{product} {size} beden × {count}: karantinadan {store} satışına.',
    ar: '{product} مقاس {size} × {count}: من الحجر إلى البيع في {store}.',
  },
  'returns.hand_over_text': {
    es: 'El cliente se lo lleva ahora, sin guía ni foto. No se puede deshacer.',
    en: 'The client takes it now, without a waybill or a photo. It cannot be undone.',
    tr: 'Müşteri onu şimdi, fişsiz ve fotoğrafsız alır. Geri alınamaz.',
    ar: 'يأخذه العميل الآن دون بوليصة أو صورة. لا يمكن التراجع.',
  },
  'returns.handed_over': {
    es: '{product} talla {size} × {count}: de {store} a {client}.',
    en: '{product} size {size} × {count}: from {store} to {client}.',
    tr: '{product} {size} beden × {count}: {store} deposundan {client} müşterisine.',
    ar: '{product} مقاس {size} × {count}: من {store} إلى {client}.',
  },
  'returns.hand_over_size': {
    es: 'Entregar la {size} aquí',
    en: 'Hand over size {size} here',
    tr: '{size} bedeni burada ver',
    ar: 'تسليم المقاس {size} هنا',
  },
  'returns.not_here': {
    es: 'En {store} no hay suficiente de la talla {size}: se aparta en otra bodega.',
    en: '{store} does not have enough of size {size}: it is held in another store.',
    tr: '{store} deposunda {size} bedeninden yeterli yok: başka depoda ayrılır.',
    ar: 'لا يوجد ما يكفي من المقاس {size} في {store}: يُحجز في مستودع آخر.',
  },
  'returns.other_colours': {
    es: 'Otros colores',
    en: 'Other colours',
    tr: 'Diğer renkler',
    ar: 'ألوان أخرى',
  },
  'returns.same_size': {
    es: 'La misma talla: {size}',
    en: 'The same size: {size}',
    tr: 'Aynı beden: {size}',
    ar: 'المقاس نفسه: {size}',
  },
  'returns.outlet_store': { es: 'Sale de', en: 'It leaves', tr: 'Çıkış deposu', ar: 'يخرج من' },
  'returns.left_instead': {
    es: 'En su lugar queda:',
    en: 'Left instead:',
    tr: 'Onun yerine kalan:',
    ar: 'المتبقي بدلًا منه:',
  },
  'returns.size_in_store': {
    es: '{size} · {store} ({count})',
    en: '{size} · {store} ({count})',
    tr: '{size} · {store} ({count})',
    ar: '{size} · {store} ({count})',
  },
  'returns.date_of_delivery': {
    es: 'Fecha de entrega',
    en: 'Date of delivery',
    tr: 'Teslim tarihi',
    ar: 'تاريخ التسليم',
  },
  'returns.shipping_date': {
    es: 'Fecha de envío',
    en: 'Date of shipping',
    tr: 'Gönderim tarihi',
    ar: 'تاريخ الإرسال',
  },
} satisfies Texts

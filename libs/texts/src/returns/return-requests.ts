import type { Texts } from '../languages.ts'

/** How returns are requested from an order or a client, sizes changed at once included. */
export const returnRequests = {
  'returns.request': {
    es: 'Solicitar garantía',
    en: 'Request a return',
    tr: 'İade talep et',
    ar: 'طلب إرجاع',
  },
  'returns.request_title': {
    es: 'Garantía del pedido #{id}',
    en: 'Return of order #{id}',
    tr: '#{id} siparişinin iadesi',
    ar: 'إرجاع من الطلب \u2066#{id}\u2069',
  },
  'returns.warranty': { es: 'Garantía', en: 'Returns', tr: 'İadeler', ar: 'المرتجعات' },
  'returns.products_warranty': {
    es: 'Garantía de productos',
    en: 'Return of products',
    tr: 'Ürün iadesi',
    ar: 'إرجاع المنتجات',
  },
  'returns.left_of': {
    es: '{available} de {sold} se pueden devolver',
    en: '{available} of {sold} can be returned',
    tr: '{sold} adetten {available} adet iade edilebilir',
    ar: 'يمكن إرجاع {available} من {sold}',
  },
  'returns.none_of_order': {
    es: 'Este pedido no tiene garantías.',
    en: 'This order has no returns.',
    tr: 'Bu siparişin iadesi yok.',
    ar: 'لا توجد مرتجعات لهذا الطلب.',
  },
  'returns.several_open': { es: 'Devolver varias', en: 'Return several', tr: 'Birkaç iade', ar: 'إرجاع عدة' },
  'returns.several': {
    es: 'Devolver varios productos',
    en: 'Return several products',
    tr: 'Birden çok ürünü iade et',
    ar: 'إرجاع عدة منتجات',
  },
  'returns.several_text': {
    es: 'Marque lo que trae el cliente, de uno o de varios pedidos. Cada línea queda como una garantía aparte, con el mismo número de solicitud.',
    en: 'Tick what the client brings, of one or several orders. Each line becomes a return of its own, under the same request number.',
    tr: 'Müşterinin getirdiklerini işaretleyin; bir veya birkaç siparişten olabilir. Her satır aynı talep numarasıyla ayrı bir iade olur.',
    ar: 'حدّد ما أحضره العميل من طلب واحد أو عدة طلبات. يصبح كل بند مرتجعًا مستقلًا تحت رقم الطلبية نفسه.',
  },
  'returns.several_none': {
    es: 'El cliente no tiene nada que pueda devolver.',
    en: 'The client has nothing that can be returned.',
    tr: 'Müşterinin iade edebileceği bir şey yok.',
    ar: 'ليس لدى العميل ما يمكن إرجاعه.',
  },
  'returns.several_send': {
    es: 'Solicitar garantías ({count})',
    en: 'Request returns ({count})',
    tr: 'İade talep et ({count})',
    ar: 'طلب الإرجاع ({count})',
  },
  'returns.units_of': {
    es: 'Unidades de {name}',
    en: 'Units of {name}',
    tr: '{name} adedi',
    ar: 'عدد الوحدات من {name}',
  },
  'returns.reason_of': {
    es: 'Motivo de {name}',
    en: 'Reason for {name}',
    tr: '{name} için neden',
    ar: 'سبب إرجاع {name}',
  },
  'returns.reason_above': {
    es: 'El motivo de arriba',
    en: 'The reason above',
    tr: 'Yukarıdaki neden',
    ar: 'السبب المذكور أعلاه',
  },
  'returns.change_size': {
    es: 'Cambiar talla',
    en: 'Change size',
    tr: 'Beden değiştir',
    ar: 'تغيير المقاس',
  },
  'returns.change_size_to': {
    es: 'Apartar la {size}',
    en: 'Hold size {size}',
    tr: '{size} bedeni ayır',
    ar: 'حجز المقاس {size}',
  },
  'returns.change_size_title': {
    es: 'Cambio de talla del pedido #{id}',
    en: 'Size change of order #{id}',
    tr: '#{id} siparişinde beden değişimi',
    ar: 'تغيير مقاس في الطلب \u2066#{id}\u2069',
  },
  'returns.change_size_text': {
    es: 'Se recibe lo devuelto y el cliente se lleva la talla nueva, o se le aparta. Otra talla u otro color de la misma referencia cuesta lo que se pagó.',
    en: 'What came back is received, and the client takes the new size along or it is held. Another size or colour of the same reference costs what was paid.',
    tr: 'İade teslim alınır; müşteri yeni bedeni hemen alır veya beden ayrılır. Aynı referansın başka bedeni veya rengi, ödenen fiyattadır.',
    ar: 'يُستلم المُرتجع ويأخذ العميل المقاس الجديد أو يُحجز له. مقاس آخر أو لون آخر من المرجع نفسه بالسعر المدفوع.',
  },
  'returns.sold_size': { es: 'talla {size}', en: 'size {size}', tr: '{size} beden', ar: 'المقاس {size}' },
} satisfies Texts

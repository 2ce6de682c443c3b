import type { Texts } from '../languages.ts'

/** 'Por qué hay 3': what a number of the stock is made of. */
export const stockWhy = {
  'stock.why': {
    es: 'Por qué hay {count}',
    en: 'Why there are {count}',
    tr: 'Neden {count} var',
    ar: 'لماذا يوجد {count}',
  },
  'stock.why_of': {
    es: 'Por qué hay {count}: talla {size}, {store}',
    en: 'Why there are {count}: size {size}, {store}',
    tr: 'Neden {count} var: {size} beden, {store}',
    ar: 'لماذا يوجد {count}: المقاس {size}، {store}',
  },
  'stock.why_size': { es: 'Talla {size}', en: 'Size {size}', tr: '{size} beden', ar: 'المقاس {size}' },
  'stock.why_help': {
    es: 'Toque un número para ver por qué es ese.',
    en: 'Press a number to see why it is that one.',
    tr: 'Neden o sayı olduğunu görmek için bir sayıya dokunun.',
    ar: 'اضغط على رقم لمعرفة سببه.',
  },
  'stock.why_earlier': {
    es: 'Movimientos anteriores',
    en: 'Earlier movements',
    tr: 'Önceki hareketler',
    ar: 'الحركات السابقة',
  },
  'stock.why_on_hand': {
    es: 'Físicas en la bodega',
    en: 'On hand in the store',
    tr: 'Depoda eldeki',
    ar: 'الموجود في المستودع',
  },
  'stock.why_hidden': {
    es: 'Pedidos de otros vendedores',
    en: 'Orders of other sellers',
    tr: 'Diğer satıcıların siparişleri',
    ar: 'طلبات بائعين آخرين',
  },
  'stock.why_return': { es: 'Garantía', en: 'Return', tr: 'İade', ar: 'الضمان' },
  'stock.why_until': { es: 'hasta {at}', en: 'until {at}', tr: '{at} tarihine kadar', ar: 'حتى {at}' },
  'stock.why_proved': {
    es: 'Todos los movimientos y reservas suman exactamente este número.',
    en: 'All movements and holds add up to exactly this number.',
    tr: 'Tüm hareketlerin ve ayırmaların toplamı tam olarak bu sayıdır.',
    ar: 'مجموع كل الحركات والحجوزات هو هذا الرقم تمامًا.',
  },
  'stock.why_not_proved': {
    es: 'No cuadra: los movimientos suman {on_hand} físicas y {held} reservadas. Avise al administrador.',
    en: 'It does not add up: the movements sum to {on_hand} on hand and {held} held. Inform the administrator.',
    tr: 'Tutmuyor: hareketlerin toplamı eldeki {on_hand}, ayrılan {held}. Yöneticiye bildirin.',
    ar: 'غير متطابق: مجموع الحركات {on_hand} موجود و{held} محجوز. أبلغ المسؤول.',
  },
  'stock.why_elsewhere': {
    es: 'En otros lugares, fuera de este número',
    en: 'Elsewhere, not in this number',
    tr: 'Başka yerlerde, bu sayının dışında',
    ar: 'في أماكن أخرى، خارج هذا الرقم',
  },
  'stock.why_on_its_way': {
    es: 'de {from} a {to}',
    en: 'from {from} to {to}',
    tr: '{from} deposundan {to} deposuna',
    ar: 'من {from} إلى {to}',
  },
} satisfies Texts

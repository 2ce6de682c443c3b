import type { Texts } from '../languages.ts'

/** What is offered in the cart instead of a short size. */
export const alternativeScreens = {
  'cart.short': {
    es: '{count, plural, one {Falta # par de la talla {size}} other {Faltan # pares de la talla {size}}}',
    en: '{count, plural, one {# pair of size {size} is missing} other {# pairs of size {size} are missing}}',
    tr: '{size} numaradan {count} çift eksik',
    ar: '{count, plural, zero {لا ينقص شيء من المقاس {size}} one {ينقص زوج من المقاس {size}} two {ينقص زوجان من المقاس {size}} few {تنقص # أزواج من المقاس {size}} many {ينقص # زوجًا من المقاس {size}} other {ينقص # زوج من المقاس {size}}}',
  },
  'cart.left': { es: 'Quedan {count}', en: '{count} left', tr: '{count} kaldı', ar: 'المتبقي {count}' },
  'cart.no_alternatives': {
    es: 'No hay esta talla en otra bodega ni en otro color.',
    en: 'This size is in no other store and no other colour.',
    tr: 'Bu numara başka depoda veya renkte yok.',
    ar: 'هذا المقاس غير متوفر في مستودع آخر ولا بلون آخر.',
  },
  'cart.alternatives_of': {
    es: 'Alternativas para {name}, talla {size}',
    en: 'Alternatives for {name}, size {size}',
    tr: '{name}, {size} numara için seçenekler',
    ar: 'بدائل {name}، المقاس {size}',
  },
  'cart.take_instead': {
    es: '{count, plural, one {Cambiar por # par} other {Cambiar por # pares}}',
    en: '{count, plural, one {Change to # pair} other {Change to # pairs}}',
    tr: '{count} çiftle değiştir',
    ar: '{count, plural, zero {استبدال} one {استبدال بزوج} two {استبدال بزوجين} few {استبدال بـ # أزواج} many {استبدال بـ # زوجًا} other {استبدال بـ # زوج}}',
  },
  'cart.take_missing': {
    es: '{count, plural, one {Agregar # par} other {Agregar # pares}}',
    en: '{count, plural, one {Add # pair} other {Add # pairs}}',
    tr: '{count} çift ekle',
    ar: '{count, plural, zero {إضافة} one {إضافة زوج} two {إضافة زوجين} few {إضافة # أزواج} many {إضافة # زوجًا} other {إضافة # زوج}}',
  },
  'cart.none_left': {
    es: 'No queda {product} en talla {size}.',
    en: 'No {product} of size {size} is left.',
    tr: '{size} beden {product} kalmadı.',
    ar: 'لم يتبقَّ {product} بالمقاس {size}.',
  },
  'cart.free': {
    es: '{count, plural, one {Hay # par} other {Hay # pares}}',
    en: '{count, plural, one {# pair free} other {# pairs free}}',
    tr: '{count} çift var',
    ar: '{count, plural, zero {لا يوجد} one {يوجد زوج} two {يوجد زوجان} few {توجد # أزواج} many {يوجد # زوجًا} other {يوجد # زوج}}',
  },
} satisfies Texts

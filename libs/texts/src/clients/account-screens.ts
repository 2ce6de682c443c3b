import type { Texts } from '../languages.ts'

/** What a client owes, bought and has as vouchers, on screen. */
export const clientAccountScreens = {
  'client.account.owes': { es: 'Debe', en: 'Owes', tr: 'Borcu', ar: 'عليه' },
  'client.account.owes_amount': {
    es: 'Debe {amount}',
    en: 'Owes {amount}',
    tr: 'Borcu: {amount}',
    ar: 'عليه {amount}',
  },
  'client.account.owing_orders': {
    es: '{count, plural, one {# pedido con saldo} other {# pedidos con saldo}}',
    en: '{count, plural, one {# order with a balance} other {# orders with a balance}}',
    tr: '{count, plural, other {Bakiyesi olan # sipariş}}',
    ar: '{count, plural, zero {لا طلبات عليها رصيد} one {طلب واحد عليه رصيد} two {طلبان عليهما رصيد} few {# طلبات عليها رصيد} many {# طلبًا عليها رصيد} other {# طلب عليها رصيد}}',
  },
  'client.account.unsold': {
    es: 'Incluye {amount} sin vender todavía.',
    en: 'Includes {amount} not sold yet.',
    tr: '{amount} tutarı henüz satılmadı.',
    ar: 'منها {amount} لم تُبَع بعد.',
  },
  'client.account.bought': { es: 'Ha comprado', en: 'Bought', tr: 'Satın aldığı', ar: 'اشترى' },
  'client.account.bought_orders': {
    es: '{count, plural, one {# pedido entregado, menos devoluciones} other {# pedidos entregados, menos devoluciones}}',
    en: '{count, plural, one {# delivered order, less returns} other {# delivered orders, less returns}}',
    tr: '{count, plural, other {Teslim edilen # sipariş, iadeler düşülmüş}}',
    ar: '{count, plural, zero {لا طلبات مسلَّمة} one {طلب مسلَّم واحد، بعد خصم المرتجعات} two {طلبان مسلَّمان، بعد خصم المرتجعات} few {# طلبات مسلَّمة، بعد خصم المرتجعات} many {# طلبًا مسلَّمًا، بعد خصم المرتجعات} other {# طلب مسلَّم، بعد خصم المرتجعات}}',
  },
  'client.no_vouchers': {
    es: 'No tiene bonos disponibles.',
    en: 'No voucher to use.',
    tr: 'Kullanılabilir alışveriş çeki yok.',
    ar: 'لا توجد قسائم متاحة.',
  },
  'client.ended_vouchers': {
    es: 'También los gastados y vencidos',
    en: 'Also spent and expired ones',
    tr: 'Harcanan ve süresi dolanlar da',
    ar: 'والمستهلكة والمنتهية أيضًا',
  },
  'voucher.ended.voided': {
    es: '{voucher} · {value} · anulado el {day}',
    en: '{voucher} · {value} · voided on {day}',
    tr: '{voucher} · {value} · iptal: {day}',
    ar: '{voucher} · {value} · أُلغيت في: {day}',
  },
  'voucher.ended.spent': {
    es: '{voucher} · {value} · gastado',
    en: '{voucher} · {value} · spent',
    tr: '{voucher} · {value} · harcandı',
    ar: '{voucher} · {value} · مستهلكة',
  },
  'voucher.ended.expired': {
    es: '{voucher} · vencido el {day} con {left} sin usar',
    en: '{voucher} · expired on {day} with {left} unused',
    tr: '{voucher} · {day} tarihinde süresi doldu, kullanılmayan: {left}',
    ar: '{voucher} · انتهت في {day}، وبقي {left} دون استعمال',
  },
  'voucher.entries': {
    es: 'Ver movimientos',
    en: 'Show entries',
    tr: 'Hareketleri göster',
    ar: 'عرض الحركات',
  },
  'voucher.entries_of': {
    es: 'Movimientos del {voucher}',
    en: 'Entries of {voucher}',
    tr: 'Hareketler: {voucher}',
    ar: 'حركات {voucher}',
  },
  'voucher.entries_failed': {
    es: 'No se pudieron cargar los movimientos',
    en: 'The entries could not be loaded',
    tr: 'Hareketler yüklenemedi',
    ar: 'تعذّر تحميل الحركات',
  },
  'voucher.other_seller': {
    es: '(otro vendedor)',
    en: '(another seller)',
    tr: '(başka satıcı)',
    ar: '(بائع آخر)',
  },
  'voucher.entry.issued': { es: 'Emitido por', en: 'Issued for', tr: 'Düzenlendi:', ar: 'صدرت عن' },
  'voucher.entry.spent': { es: 'Usado en', en: 'Used for', tr: 'Kullanıldı:', ar: 'استُعملت في' },
  'voucher.entry.given_back': {
    es: 'Devuelto por',
    en: 'Given back by',
    tr: 'Geri verildi:',
    ar: 'أُعيدت من',
  },
  'voucher.entry.voided': { es: 'Anulado en', en: 'Voided in', tr: 'İptal edildi:', ar: 'أُلغيت في' },
  'voucher.entry.left': {
    es: 'Queda',
    en: 'Left',
    tr: 'Kalan',
    ar: 'المتبقي',
  },
} satisfies Texts

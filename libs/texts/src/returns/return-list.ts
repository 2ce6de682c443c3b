import type { Texts } from '../languages.ts'

/** The list of return cases, their reasons and rates. */
export const returnList = {
  'returns.number': { es: 'Garantía', en: 'Return', tr: 'İade', ar: 'المرتجع' },
  'returns.client': { es: 'Cliente', en: 'Client', tr: 'Müşteri', ar: 'العميل' },
  'returns.order': { es: 'Pedido', en: 'Order', tr: 'Sipariş', ar: 'الطلب' },
  'returns.product': { es: 'Producto', en: 'Product', tr: 'Ürün', ar: 'المنتج' },
  'returns.reason': { es: 'Motivo', en: 'Reason', tr: 'Neden', ar: 'السبب' },
  'returns.type': { es: 'Tipo', en: 'Type', tr: 'Tür', ar: 'النوع' },
  'returns.type_exchange': { es: 'Cambio', en: 'Exchange', tr: 'Değişim', ar: 'استبدال' },
  'returns.type_voucher': { es: 'Bono', en: 'Voucher', tr: 'Çek', ar: 'قسيمة' },
  'returns.type_undecided': { es: 'Por definir', en: 'Undecided', tr: 'Belirlenmedi', ar: 'غير محدد' },
  'returns.created_at': { es: 'Solicitada', en: 'Requested', tr: 'Talep tarihi', ar: 'تاريخ الطلب' },
  'returns.search': { es: 'Buscar', en: 'Search', tr: 'Ara', ar: 'بحث' },
  'returns.search_placeholder': {
    es: 'Número, cliente o producto',
    en: 'Number, client or product',
    tr: 'Numara, müşteri veya ürün',
    ar: 'الرقم أو العميل أو المنتج',
  },
  'returns.none': {
    es: 'Aún no hay garantías',
    en: 'No returns yet',
    tr: 'Henüz iade yok',
    ar: 'لا توجد مرتجعات بعد',
  },
  'returns.none_text': {
    es: 'Se solicitan desde un pedido entregado.',
    en: 'They are requested from a delivered order.',
    tr: 'Teslim edilmiş bir siparişten talep edilir.',
    ar: 'تُطلب من طلب تم تسليمه.',
  },
  'returns.none_match': {
    es: 'No hay garantías en este estado.',
    en: 'There are no returns in this state.',
    tr: 'Bu durumda iade yok.',
    ar: 'لا توجد مرتجعات في هذه الحالة.',
  },
  'returns.requested_from': {
    es: 'Solicitada desde',
    en: 'Requested from',
    tr: 'Talep başlangıcı',
    ar: 'طُلبت من',
  },
  'returns.requested_to': {
    es: 'Solicitada hasta',
    en: 'Requested until',
    tr: 'Talep bitişi',
    ar: 'طُلبت إلى',
  },
  'returns.settled_from': {
    es: 'Resuelta desde',
    en: 'Settled from',
    tr: 'Çözüm başlangıcı',
    ar: 'سُوِّيت من',
  },
  'returns.settled_to': { es: 'Resuelta hasta', en: 'Settled until', tr: 'Çözüm bitişi', ar: 'سُوِّيت إلى' },
  'returns.group_number': { es: 'Solicitud', en: 'Request', tr: 'Talep', ar: 'الطلبية' },
  'returns.overdue': {
    es: 'Más de {days, plural, one {# día} other {# días}} en espera',
    en: 'Waiting for over {days, plural, one {# day} other {# days}}',
    tr: '{days} günden uzun süredir bekliyor',
    ar: 'تنتظر منذ أكثر من {days} يوم',
  },
  'returns.overdue_row': { es: 'en espera', en: 'waiting', tr: 'bekliyor', ar: 'تنتظر' },
  'catalogue.new.return_reason': { es: 'Nuevo motivo', en: 'New reason', tr: 'Yeni neden', ar: 'سبب جديد' },
  'catalogue.new.exchange_rate': {
    es: 'Nuevo porcentaje',
    en: 'New share',
    tr: 'Yeni oran',
    ar: 'نسبة جديدة',
  },
} satisfies Texts

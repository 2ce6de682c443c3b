import type { Texts } from '../languages.ts'

/** The list of reserved orders, and the products of an order. */
export const reservedScreens = {
  'reserved.lead': {
    es: 'Pedidos apartados para un cliente, del más antiguo al más nuevo. Su plazo es de {days, plural, one {# día} other {# días}}.',
    en: 'Orders set aside for a client, oldest first. Their term is {days, plural, one {# day} other {# days}}.',
    tr: 'Bir müşteri için ayrılmış siparişler, eskiden yeniye. Süreleri {days} gündür.',
    ar: 'طلبات محجوزة لعميل، من الأقدم إلى الأحدث. مدتها {days, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}.',
  },
  'reserved.overdue': { es: 'Vencidos', en: 'Overdue', tr: 'Süresi dolanlar', ar: 'المتأخرة' },
  'reserved.age': { es: 'Antigüedad', en: 'Age', tr: 'Bekleme', ar: 'المدة' },
  'reserved.since': { es: 'Reservado el', en: 'Reserved on', tr: 'Rezerve tarihi', ar: 'حُجز في' },
  'reserved.days': {
    es: '{days, plural, =0 {Menos de un día} one {# día} other {# días}}',
    en: '{days, plural, =0 {Under a day} one {# day} other {# days}}',
    tr: '{days, plural, =0 {Bir günden az} other {# gün}}',
    ar: '{days, plural, =0 {أقل من يوم} zero {أقل من يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  },
  'reserved.promise': { es: 'Plazo', en: 'Term', tr: 'Süre', ar: 'المهلة' },
  'reserved.ends_at': { es: 'Vence el', en: 'Ends on', tr: 'Bitiş tarihi', ar: 'تنتهي في' },
  'reserved.ends_in': {
    es: '{days, plural, =0 {Último día} one {Vence en # día} other {Vence en # días}}',
    en: '{days, plural, =0 {Last day} one {Ends in # day} other {Ends in # days}}',
    tr: '{days, plural, =0 {Son gün} other {# gün kaldı}}',
    ar: '{days, plural, =0 {اليوم الأخير} zero {اليوم الأخير} one {تنتهي خلال يوم} two {تنتهي خلال يومين} few {تنتهي خلال # أيام} many {تنتهي خلال # يومًا} other {تنتهي خلال # يوم}}',
  },
  'reserved.ended': {
    es: '{days, plural, =0 {Recién vencido} one {Venció hace # día} other {Venció hace # días}}',
    en: '{days, plural, =0 {Just ended} one {Ended # day ago} other {Ended # days ago}}',
    tr: '{days, plural, =0 {Yeni doldu} other {# gün önce doldu}}',
    ar: '{days, plural, =0 {انتهت للتو} zero {انتهت للتو} one {انتهت منذ يوم} two {انتهت منذ يومين} few {انتهت منذ # أيام} many {انتهت منذ # يومًا} other {انتهت منذ # يوم}}',
  },
  'reserved.first_payment': {
    es: 'Abono inicial',
    en: 'First payment',
    tr: 'İlk ödeme',
    ar: 'الدفعة الأولى',
  },
  'reserved.paid': { es: 'Abonado', en: 'Paid', tr: 'Ödenen', ar: 'المدفوع' },
  'reserved.confirmed': { es: 'Confirmado', en: 'Confirmed', tr: 'Onaylanan', ar: 'المؤكد' },
  'reserved.unconfirmed': {
    es: '{amount} sin confirmar',
    en: '{amount} unconfirmed',
    tr: '{amount} onaylanmadı',
    ar: '{amount} غير مؤكد',
  },
  'reserved.nothing_confirmed': {
    es: 'Sin confirmar',
    en: 'Unconfirmed',
    tr: 'Onaylanmadı',
    ar: 'غير مؤكد',
  },
  'reserved.reminded': {
    es: 'Recordado {ago}',
    en: 'Reminded {ago}',
    tr: 'Hatırlatıldı: {ago}',
    ar: 'تم التذكير {ago}',
  },
  'reserved.reminded_at': {
    es: 'Último recordatorio',
    en: 'Last reminder',
    tr: 'Son hatırlatma',
    ar: 'آخر تذكير',
  },
  'reserved.release_voucher': {
    es: 'Lo confirmado, {amount}, pasa a un bono del cliente.',
    en: 'What is confirmed, {amount}, becomes a voucher of the client.',
    tr: 'Onaylanan {amount}, müşterinin alışveriş çeki olur.',
    ar: 'يتحول المؤكد، {amount}، إلى قسيمة للعميل.',
  },
  'reserved.release_returned': {
    es: 'Lo que pagaron bonos, {amount}, vuelve a esos bonos.',
    en: 'What vouchers paid, {amount}, goes back to those vouchers.',
    tr: 'Çeklerle ödenen {amount} o çeklere geri döner.',
    ar: 'ما دُفع بالقسائم، {amount}، يعود إلى تلك القسائم.',
  },
  'reserved.release_void': {
    es: 'Lo no confirmado, {amount}, se anula.',
    en: 'What is unconfirmed, {amount}, is void.',
    tr: 'Onaylanmayan {amount} geçersiz olur.',
    ar: 'يُلغى غير المؤكد، {amount}.',
  },
  'sale_product.lines': { es: 'En el pedido', en: 'In the order', tr: 'Siparişte', ar: 'في الطلب' },
  'sale_product.none': {
    es: 'El pedido aún no tiene este producto',
    en: 'The order does not have this product yet',
    tr: 'Siparişte bu ürün henüz yok',
    ar: 'لا يحتوي الطلب على هذا المنتج بعد',
  },
  'reserved.none': {
    es: 'No hay pedidos reservados',
    en: 'No reserved orders',
    tr: 'Rezerve sipariş yok',
    ar: 'لا توجد طلبات محجوزة',
  },
  'reserved.none_text': {
    es: 'Un pedido se reserva desde su pantalla, con o sin abono.',
    en: 'An order is reserved on its own screen, with or without a first payment.',
    tr: 'Sipariş kendi ekranından, ödemeyle ya da ödemesiz rezerve edilir.',
    ar: 'يُحجز الطلب من شاشته، بدفعة أولى أو بدونها.',
  },
  'reserved.none_overdue': {
    es: 'Ninguna reserva está vencida',
    en: 'No reservation is overdue',
    tr: 'Süresi dolan rezervasyon yok',
    ar: 'لا توجد حجوزات متأخرة',
  },
} satisfies Texts

import type { Texts } from '../languages.ts'

/** The way of an order, its money in order of time, and where it goes, on its page. */
export const salePage = {
  'progress.title': {
    es: 'Avance del pedido',
    en: 'Progress of the order',
    tr: 'Siparişin ilerleyişi',
    ar: 'تقدم الطلب',
  },
  'progress.position': {
    es: 'Paso {position} de {count}: {state}',
    en: 'Step {position} of {count}: {state}',
    tr: 'Adım {position} / {count}: {state}',
    ar: 'الخطوة {position} من {count}: {state}',
  },
  'progress.status.done': { es: 'Hecho', en: 'Done', tr: 'Tamamlandı', ar: 'تم' },
  'progress.status.present': { es: 'Ahora', en: 'Now', tr: 'Şu anda', ar: 'الآن' },
  'progress.status.ahead': { es: 'Por venir', en: 'To come', tr: 'Sırada', ar: 'لاحقًا' },
  'progress.status.ended': { es: 'Terminó aquí', en: 'Ended here', tr: 'Burada bitti', ar: 'انتهى هنا' },
  'money.title': {
    es: 'Pagos y devoluciones',
    en: 'Payments and refunds',
    tr: 'Ödemeler ve iadeler',
    ar: 'الدفعات والمبالغ المردودة',
  },
  'payment.confirmed_on': {
    es: 'Confirmado el {at} por {name}',
    en: 'Confirmed on {at} by {name}',
    tr: '{name} tarafından {at} tarihinde onaylandı',
    ar: 'أكدها {name} في {at}',
  },
  'refund.of': {
    es: 'Debido al cliente: {amount}',
    en: 'Owed to the client: {amount}',
    tr: 'Müşteriye borç: {amount}',
    ar: 'مستحق للعميل: {amount}',
  },
  'refund.since': {
    es: 'Por pagar desde el {at}',
    en: 'Owed since {at}',
    tr: '{at} tarihinden beri borç',
    ar: 'مستحق منذ {at}',
  },
  'refund.paid_on': {
    es: 'Pagado el {at}',
    en: 'Paid on {at}',
    tr: '{at} tarihinde ödendi',
    ar: 'دُفع في {at}',
  },
  'refund.voucher_on': {
    es: 'Se volvió el bono #{id} el {at}',
    en: 'Became voucher #{id} on {at}',
    tr: '{at} tarihinde #{id} numaralı çek oldu',
    ar: 'أصبح القسيمة رقم \u2066#{id}\u2069 في {at}',
  },
  'refund.void_on': {
    es: 'Anulado el {at}',
    en: 'Voided on {at}',
    tr: '{at} tarihinde iptal edildi',
    ar: 'أُلغي في {at}',
  },
  'sale.edit_client': {
    es: 'Cliente y entrega del pedido #{id}',
    en: 'Client and delivery of order #{id}',
    tr: '#{id} numaralı siparişin müşterisi ve teslimatı',
    ar: 'عميل الطلب رقم \u2066#{id}\u2069 وتسليمه',
  },
  'sale.client_record': {
    es: 'Ficha del cliente',
    en: 'Client record',
    tr: 'Müşteri kaydı',
    ar: 'سجل العميل',
  },
  'client.opened_order': {
    es: 'Pedido #{id}',
    en: 'Order #{id}',
    tr: 'Sipariş #{id}',
    ar: 'الطلب رقم \u2066#{id}\u2069',
  },
  'client.open_order': {
    es: '{count} unidades: ver los productos del pedido #{id}',
    en: '{count} units: show the products of order #{id}',
    tr: '{count} birim: #{id} numaralı siparişin ürünlerini göster',
    ar: '{count} وحدة: عرض منتجات الطلب رقم \u2066#{id}\u2069',
  },
  'client.all_orders': {
    es: 'Ver todos los pedidos del cliente',
    en: 'Show all orders of the client',
    tr: 'Müşterinin tüm siparişlerini göster',
    ar: 'عرض جميع طلبات العميل',
  },
  'sale.history_earlier': {
    es: 'Ver los pasos anteriores',
    en: 'Show earlier steps',
    tr: 'Daha eski adımları göster',
    ar: 'عرض الخطوات الأقدم',
  },
  'sale.history_later': {
    es: 'Ver los pasos más recientes',
    en: 'Show later steps',
    tr: 'Daha yeni adımları göster',
    ar: 'عرض الخطوات الأحدث',
  },
} satisfies Texts

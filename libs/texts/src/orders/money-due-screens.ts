import type { Texts } from '../languages.ts'

/** Payments that wait for accounting, and money that is owed to clients. */
export const moneyDueScreens = {
  'payments.lead': {
    es: 'Revise el soporte de cada pago y confírmelo o rechácelo.',
    en: 'Check the receipt of each payment, and confirm or reject it.',
    tr: 'Her ödemenin belgesini inceleyin, onaylayın veya reddedin.',
    ar: 'راجع إثبات كل دفعة ثم أكدها أو ارفضها.',
  },
  'payments.how': { es: 'Método de pago', en: 'Payment method', tr: 'Ödeme yöntemi', ar: 'طريقة الدفع' },
  'payments.next': { es: 'Siguiente paso', en: 'Next step', tr: 'Sonraki adım', ar: 'الخطوة التالية' },
  'payments.confirm': { es: 'Confirmar', en: 'Confirm', tr: 'Onayla', ar: 'تأكيد' },
  'payments.add_support': {
    es: 'Adjuntar soporte',
    en: 'Attach receipt',
    tr: 'Belge ekle',
    ar: 'إرفاق الإثبات',
  },
  'payments.by': { es: 'Registrado por', en: 'Recorded by', tr: 'Kaydeden', ar: 'سجّلها' },
  'payments.with_support': { es: 'Con soporte', en: 'With receipt', tr: 'Belgeli', ar: 'مع إثبات' },
  'payments.no_support': { es: 'Sin soporte', en: 'No receipt', tr: 'Belgesiz', ar: 'بلا إثبات' },
  'payments.support_of': {
    es: 'Soporte de pago del pedido #{id}',
    en: 'Payment receipt of order #{id}',
    tr: '#{id} numaralı siparişin ödeme belgesi',
    ar: 'إثبات دفع الطلب \u2066#{id}\u2069',
  },
  'payments.none': {
    es: 'Todo está confirmado',
    en: 'Everything is confirmed',
    tr: 'Her şey onaylandı',
    ar: 'كل الدفعات مؤكدة',
  },
  'payments.none_match': {
    es: 'Ningún pago cumple los filtros.',
    en: 'No payment matches the filters.',
    tr: 'Filtrelere uyan ödeme yok.',
    ar: 'لا توجد دفعة تطابق عوامل التصفية.',
  },
  'payments.none_text': {
    es: 'Cada pago aparece aquí hasta que contabilidad decide.',
    en: 'Each payment is here until accounting decides.',
    tr: 'Her ödeme, muhasebe karar verene kadar burada görünür.',
    ar: 'تظهر هنا كل دفعة إلى أن تبتّ المحاسبة فيها.',
  },
  'refunds.lead': {
    es: 'Dinero que se debe a clientes de pedidos cancelados o devueltos.',
    en: 'Money owed to clients of cancelled or returned orders.',
    tr: 'İptal veya iade edilen siparişlerin müşterilerine borçlu olunan para.',
    ar: 'مبالغ مستحقة لعملاء الطلبات الملغاة أو المرتجعة.',
  },
  'refunds.pay': { es: 'Pagar', en: 'Pay', tr: 'Öde', ar: 'دفع' },
  'refunds.since': { es: 'Se debe desde', en: 'Owed since', tr: 'Borç tarihi', ar: 'مستحق منذ' },
  'refunds.none': {
    es: 'No se debe dinero a nadie',
    en: 'No money is owed',
    tr: 'Kimseye borç yok',
    ar: 'لا توجد مبالغ مستحقة',
  },
  'refunds.none_text': {
    es: 'Lo que se deba devolver a un cliente aparece aquí.',
    en: 'What has to go back to a client is shown here.',
    tr: 'Müşteriye iade edilecek tutarlar burada görünür.',
    ar: 'يظهر هنا ما يجب رده إلى العملاء.',
  },
} satisfies Texts

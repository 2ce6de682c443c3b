import type { Texts } from '../languages.ts'

/** What pays a settlement of a seller, on its sheet, in expenses and in the cash flow. */
export const settlementPayments = {
  'expenses.settlement': {
    es: 'Liquidación que paga',
    en: 'Settlement that it pays',
    tr: 'Ödediği hesap',
    ar: 'التسوية التي يدفعها',
  },
  'expenses.settlement_of': {
    es: 'Liquidación {number} de {name}',
    en: 'Settlement {number} of {name}',
    tr: '{name}: {number} numaralı hesap',
    ar: 'التسوية {number} لـ {name}',
  },
  'settlement_payments.title': { es: 'Pagos', en: 'Payments', tr: 'Ödemeler', ar: 'المدفوعات' },
  'settlement_payments.paid': {
    es: 'Pagado: {paid} de {commission}',
    en: 'Paid: {paid} of {commission}',
    tr: 'Ödenen: {paid} / {commission}',
    ar: 'المدفوع: {paid} من {commission}',
  },
  'settlement_payments.record': {
    es: 'Registrar pago',
    en: 'Record payment',
    tr: 'Ödeme kaydet',
    ar: 'تسجيل دفعة',
  },
  'settlement_payments.expense': {
    es: 'Gasto #{id}',
    en: 'Expense #{id}',
    tr: 'Gider #{id}',
    ar: 'المصروف \u2066#{id}\u2069',
  },
} satisfies Texts

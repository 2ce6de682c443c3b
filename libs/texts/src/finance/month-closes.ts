import type { Texts } from '../languages.ts'

/** Months that are closed, and what is refused in them. */
export const monthCloses = {
  'month_close.closed': {
    es: 'El mes {month} está cerrado. Registre la corrección con fecha de hoy.',
    en: 'The month {month} is closed. Record the correction with the date of today.',
    tr: '{month} ayı kapatıldı. Düzeltmeyi bugünün tarihiyle kaydedin.',
    ar: 'الشهر {month} مغلق. يُسجَّل التصحيح بتاريخ اليوم.',
  },
  'month_close.payment': {
    es: 'Un pago se confirmó en {month}, un mes cerrado. Devuelva el dinero con fecha de hoy.',
    en: 'A payment was confirmed in {month}, a closed month. Return the money with a refund of today.',
    tr: 'Bir ödeme, kapatılmış {month} ayında onaylandı. Parayı bugünkü bir iadeyle geri verin.',
    ar: 'تأكدت دفعة في {month} وهو شهر مغلق. تُعاد الأموال باسترداد بتاريخ اليوم.',
  },
  'month_close.ledgers': {
    es: 'Este dinero ya se cuenta en un mes cerrado.',
    en: 'This money already counts in a closed month.',
    tr: 'Bu para kapatılmış bir ayda sayılıyor.',
    ar: 'هذا المال محسوب في شهر مغلق.',
  },
  'month_close.not_over': {
    es: 'El mes aún no termina.',
    en: 'The month is not over yet.',
    tr: 'Ay henüz bitmedi.',
    ar: 'لم ينته الشهر بعد.',
  },
  'month_close.closed_already': {
    es: 'El mes ya está cerrado.',
    en: 'The month is closed already.',
    tr: 'Ay zaten kapatıldı.',
    ar: 'الشهر مغلق بالفعل.',
  },
  'month_close.in_order': {
    es: 'Cierre primero {month}.',
    en: 'Close {month} first.',
    tr: 'Önce {month} ayını kapatın.',
    ar: 'يُغلق {month} أولاً.',
  },
  'month_close.expenses_wait': {
    es: '{count, plural, one {Hay # gasto por aprobar hasta ese mes.} other {Hay # gastos por aprobar hasta ese mes.}}',
    en: '{count, plural, one {# expense up to that month waits for approval.} other {# expenses up to that month wait for approval.}}',
    tr: '{count, plural, one {O aya kadar onay bekleyen # gider var.} other {O aya kadar onay bekleyen # gider var.}}',
    ar: '{count, plural, zero {لا مصروفات تنتظر الموافقة حتى ذلك الشهر.} one {مصروف واحد ينتظر الموافقة حتى ذلك الشهر.} two {مصروفان ينتظران الموافقة حتى ذلك الشهر.} few {# مصروفات تنتظر الموافقة حتى ذلك الشهر.} many {# مصروفًا ينتظر الموافقة حتى ذلك الشهر.} other {# مصروف ينتظر الموافقة حتى ذلك الشهر.}}',
  },
  'month_close.not_last': {
    es: 'Solo se reabre el último mes cerrado: {month}.',
    en: 'Only the month that was closed last is reopened: {month}.',
    tr: 'Yalnızca en son kapatılan ay yeniden açılır: {month}.',
    ar: 'لا يُعاد فتح إلا آخر شهر مغلق: {month}.',
  },
  'month_close.reopened_already': {
    es: 'El mes ya se reabrió.',
    en: 'The month was reopened already.',
    tr: 'Ay zaten yeniden açıldı.',
    ar: 'أُعيد فتح الشهر بالفعل.',
  },
  'month_close.done': { es: 'Mes cerrado', en: 'Month closed', tr: 'Ay kapatıldı', ar: 'أُغلق الشهر' },
  'month_close.reopened': {
    es: 'Mes reabierto',
    en: 'Month reopened',
    tr: 'Ay yeniden açıldı',
    ar: 'أُعيد فتح الشهر',
  },
  'record.use.month_closes': {
    es: 'Meses cerrados',
    en: 'Closed months',
    tr: 'kapatılmış aylar',
    ar: 'الأشهر المغلقة',
  },
  'audit.subject.month_close': {
    es: 'el cierre de mes',
    en: 'the month close',
    tr: 'Ay kapanışını',
    ar: 'إغلاق الشهر',
  },
  'audit_page.subject_month_close': {
    es: 'Cierres de mes',
    en: 'Month closes',
    tr: 'Ay kapanışları',
    ar: 'إغلاقات الأشهر',
  },
} satisfies Texts

import type { Texts } from '../languages.ts'

/** What the server replies about expenses. */
export const expenses = {
  'expense.created': {
    es: 'Gasto registrado',
    en: 'Expense recorded',
    tr: 'Gider kaydedildi',
    ar: 'سُجّل المصروف',
  },
  'expense.waits': {
    es: 'Gasto registrado: espera aprobación',
    en: 'Expense recorded: it waits for approval',
    tr: 'Gider kaydedildi: onay bekliyor',
    ar: 'سُجّل المصروف: ينتظر الموافقة',
  },
  'expense.approved': {
    es: 'Gasto aprobado',
    en: 'Expense approved',
    tr: 'Gider onaylandı',
    ar: 'تمت الموافقة على المصروف',
  },
  'expense.refused': {
    es: 'Gasto rechazado',
    en: 'Expense refused',
    tr: 'Gider reddedildi',
    ar: 'رُفض المصروف',
  },
  'expense.in_future': {
    es: 'La fecha no puede ser posterior a hoy.',
    en: 'The date cannot be later than today.',
    tr: 'Tarih bugünden sonra olamaz.',
    ar: 'لا يمكن أن يكون التاريخ بعد اليوم.',
  },
  'expense.already_approved': {
    es: 'Este gasto ya fue aprobado. {by}',
    en: 'This expense is approved already. {by}',
    tr: 'Bu gider zaten onaylanmış. {by}',
    ar: 'تمت الموافقة على هذا المصروف من قبل. {by}',
  },
  'expense.already_refused': {
    es: 'Este gasto ya fue rechazado. {by}',
    en: 'This expense was refused already. {by}',
    tr: 'Bu gider zaten reddedilmiş. {by}',
    ar: 'رُفض هذا المصروف من قبل. {by}',
  },
  'record.use.expenses': { es: 'Gastos', en: 'Expenses', tr: 'giderler', ar: 'المصروفات' },
  'audit_page.subject_expense': { es: 'Gastos', en: 'Expenses', tr: 'Giderler', ar: 'المصروفات' },
  'audit.subject.expense': { es: 'el gasto', en: 'the expense', tr: 'Gideri', ar: 'المصروف' },
  'record.use.recurring_expenses': {
    es: 'Gastos recurrentes',
    en: 'Recurring expenses',
    tr: 'düzenli giderler',
    ar: 'المصروفات المتكررة',
  },
  'expense.starts_in_past': {
    es: 'No puede empezar antes de hoy.',
    en: 'It cannot start before today.',
    tr: 'Bugünden önce başlayamaz.',
    ar: 'لا يمكن أن يبدأ قبل اليوم.',
  },
  'expense.ends_before_start': {
    es: 'No puede terminar antes de empezar.',
    en: 'It cannot end before it starts.',
    tr: 'Başlamadan önce bitemez.',
    ar: 'لا يمكن أن ينتهي قبل أن يبدأ.',
  },
  'audit.subject.recurring_expense': {
    es: 'el gasto recurrente',
    en: 'the recurring expense',
    tr: 'Düzenli gideri',
    ar: 'المصروف المتكرر',
  },
  'audit_page.subject_recurring_expense': {
    es: 'Gastos recurrentes',
    en: 'Recurring expenses',
    tr: 'Düzenli giderler',
    ar: 'المصروفات المتكررة',
  },
  'audit.subject.expense_budget': {
    es: 'el presupuesto de gastos',
    en: 'the expense budget',
    tr: 'Gider bütçesini',
    ar: 'ميزانية المصروفات',
  },
  'audit_page.subject_expense_budget': {
    es: 'Presupuestos de gastos',
    en: 'Expense budgets',
    tr: 'Gider bütçeleri',
    ar: 'ميزانيات المصروفات',
  },
  'expense.more_than_settled': {
    es: 'De la liquidación faltan por pagar {left}.',
    en: 'Of the settlement, {left} are left to pay.',
    tr: 'Hesaptan ödenmesi gereken {left} kaldı.',
    ar: 'المتبقي للدفع من التسوية {left}.',
  },
} satisfies Texts

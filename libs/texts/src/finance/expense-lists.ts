import type { Texts } from '../languages.ts'

/** The lists that an expense chooses from. */
export const expenseLists = {
  'audit.subject.expense_category': {
    es: 'la categoría de gasto',
    en: 'the expense category',
    tr: 'Gider kategorisini',
    ar: 'فئة المصروف',
  },
  'catalogue.new.expense_category': {
    es: 'Nueva categoría de gasto',
    en: 'New expense category',
    tr: 'Yeni gider kategorisi',
    ar: 'فئة مصروف جديدة',
  },
  'audit.subject.expense_payment': {
    es: 'la forma de pago de gastos',
    en: 'the way expenses are paid',
    tr: 'Gider ödeme yöntemini',
    ar: 'طريقة دفع المصروفات',
  },
  'catalogue.new.expense_payment': {
    es: 'Nueva forma de pago',
    en: 'New way of payment',
    tr: 'Yeni ödeme yöntemi',
    ar: 'طريقة دفع جديدة',
  },
  'audit.subject.financial_situation': {
    es: 'la situación financiera',
    en: 'the financial situation',
    tr: 'Mali durumu',
    ar: 'الوضع المالي',
  },
  'catalogue.new.financial_situation': {
    es: 'Nueva situación financiera',
    en: 'New financial situation',
    tr: 'Yeni mali durum',
    ar: 'وضع مالي جديد',
  },
} satisfies Texts

import type { Texts } from '../languages.ts'

/** Expenses that cash paid which had left the drawer of a register. */
export const pettyCash = {
  'expenses.petty_cash': {
    es: 'Pagado con efectivo de caja',
    en: 'Paid with cash of a register',
    tr: 'Kasadan çıkan nakitle ödendi',
    ar: 'دُفع بنقد من الصندوق',
  },
  'expenses.petty_cash_help': {
    es: 'Ese dinero ya salió en el flujo de caja: el gasto no sale otra vez.',
    en: 'That money is out in the cash flow already: the expense is not out again.',
    tr: 'O para nakit akışında zaten çıktı: gider yeniden çıkmaz.',
    ar: 'خرج هذا المال في التدفق النقدي من قبل: لا يُحسب المصروف مرة أخرى.',
  },
  'expenses.petty_cash_option': {
    es: '{register} · {at} · quedan {left} · {note}',
    en: '{register} · {at} · {left} left · {note}',
    tr: '{register} · {at} · kalan {left} · {note}',
    ar: '{register} · {at} · المتبقي {left} · {note}',
  },
  'expenses.petty_cash_of': {
    es: '{register} · {at}',
    en: '{register} · {at}',
    tr: '{register} · {at}',
    ar: '{register} · {at}',
  },
  'expense.more_than_petty_cash': {
    es: 'De ese efectivo quedan {left} sin gasto.',
    en: 'Of that cash {left} are without an expense.',
    tr: 'O nakitten gideri olmayan tutar: {left}.',
    ar: 'المتبقي من هذا النقد بلا مصروف: {left}.',
  },
} satisfies Texts

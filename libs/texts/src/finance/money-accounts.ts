import type { Texts } from '../languages.ts'

/** What the server replies about accounts and transfers between them. */
export const moneyAccounts = {
  'money_account.taken': {
    es: 'Otra cuenta ya recibe este dinero.',
    en: 'Another account has this money already.',
    tr: 'Bu para zaten başka bir hesapta.',
    ar: 'هذا المال مسجّل في حساب آخر.',
  },
  'money_account.after_transfers': {
    es: 'La cuenta tiene traslados de antes de este día.',
    en: 'The account has transfers from before this day.',
    tr: 'Hesapta bu günden önceki virmanlar var.',
    ar: 'في الحساب تحويلات قبل هذا اليوم.',
  },
  'money_transfer.created': {
    es: 'Traslado registrado',
    en: 'Transfer recorded',
    tr: 'Virman kaydedildi',
    ar: 'سُجّل التحويل',
  },
  'money_transfer.undone': {
    es: 'Traslado deshecho',
    en: 'Transfer undone',
    tr: 'Virman geri alındı',
    ar: 'أُلغي التحويل',
  },
  'money_transfer.same_account': {
    es: 'Elija otra cuenta: el dinero ya está en esta.',
    en: 'Choose another account: the money is in this one already.',
    tr: 'Başka bir hesap seçin: para zaten bu hesapta.',
    ar: 'يُختار حساب آخر: المال موجود في هذا الحساب.',
  },
  'money_transfer.before_opening': {
    es: 'La cuenta {name} empieza después de este día.',
    en: 'The account {name} begins after this day.',
    tr: '{name} hesabı bu günden sonra başlıyor.',
    ar: 'يبدأ الحساب {name} بعد هذا اليوم.',
  },
  'money_transfer.more_than_held': {
    es: 'La cuenta solo tiene {held}.',
    en: 'The account has only {held}.',
    tr: 'Hesapta yalnızca {held} var.',
    ar: 'في الحساب {held} فقط.',
  },
  'record.use.money_transfers': { es: 'Traslados', en: 'Transfers', tr: 'virmanlar', ar: 'التحويلات' },
  'audit.subject.money_account': {
    es: 'la cuenta de dinero',
    en: 'the money account',
    tr: 'Para hesabını',
    ar: 'حساب المال',
  },
  'audit_page.subject_money_account': {
    es: 'Cuentas de dinero',
    en: 'Money accounts',
    tr: 'Para hesapları',
    ar: 'حسابات المال',
  },
  'audit.subject.money_transfer': {
    es: 'el traslado de dinero',
    en: 'the money transfer',
    tr: 'Virmanı',
    ar: 'تحويل المال',
  },
  'audit_page.subject_money_transfer': {
    es: 'Traslados de dinero',
    en: 'Money transfers',
    tr: 'Virmanlar',
    ar: 'تحويلات المال',
  },
} satisfies Texts

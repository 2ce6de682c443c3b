import type { Texts } from '../languages.ts'

/** Messages and refusals of settlements, and their permissions. */
export const settlements = {
  'settlement.closed': {
    es: 'Liquidación {number} de {name} cerrada',
    en: 'Settlement {number} of {name} closed',
    tr: '{name} için {number} numaralı hesap kapatıldı',
    ar: 'أُغلقت التسوية {number} لـ {name}',
  },
  'settlement.nothing': {
    es: 'No hay nada por liquidar.',
    en: 'There is nothing to settle.',
    tr: 'Hesaplaşacak bir şey yok.',
    ar: 'لا يوجد ما يُسوّى.',
  },
  'settlement.changed': {
    es: 'La liquidación cambió mientras la revisaba. Revísela de nuevo.',
    en: 'The settlement changed while you looked at it. Check it again.',
    tr: 'Siz incelerken hesap değişti. Yeniden kontrol edin.',
    ar: 'تغيّرت التسوية أثناء مراجعتها. يُرجى مراجعتها من جديد.',
  },
  'settlement.no_percentages': {
    es: 'Defina primero los porcentajes de comisión en la configuración.',
    en: 'Set the commission percentages in the settings first.',
    tr: 'Önce ayarlarda komisyon yüzdelerini belirleyin.',
    ar: 'تُحدَّد أولًا نسب العمولة في الإعدادات.',
  },
  'audit.subject.settlement': {
    es: 'la liquidación',
    en: 'the settlement',
    tr: 'Hesap kapatmayı',
    ar: 'التسوية',
  },
  'audit_page.subject_settlement': {
    es: 'Liquidaciones de vendedores',
    en: 'Settlements of sellers',
    tr: 'Satıcı hesap kapatmaları',
    ar: 'تسويات البائعين',
  },
  'permission.read settlements': {
    es: 'Ver la cuenta de los vendedores',
    en: 'See the accounts of sellers',
    tr: 'Satıcı hesaplarını görme',
    ar: 'عرض حسابات البائعين',
  },
  'permission.close settlements': {
    es: 'Cerrar liquidaciones de vendedores',
    en: 'Close settlements of sellers',
    tr: 'Satıcı hesaplarını kapatma',
    ar: 'إغلاق تسويات البائعين',
  },
} satisfies Texts

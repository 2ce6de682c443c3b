import type { Texts } from '../languages.ts'

/** Expenses of a closed month, which an expense of today corrects. */
export const corrections = {
  'expense.corrected': {
    es: 'Corrección registrada con fecha de hoy',
    en: 'Correction recorded with the date of today',
    tr: 'Düzeltme bugünün tarihiyle kaydedildi',
    ar: 'سُجّل التصحيح بتاريخ اليوم',
  },
  'expense.is_correction': {
    es: 'Este gasto es una corrección. Corrija el gasto #{id}.',
    en: 'This expense is a correction. Correct expense #{id}.',
    tr: 'Bu gider bir düzeltmedir. #{id} numaralı gideri düzeltin.',
    ar: 'هذا المصروف تصحيح. يُصحَّح المصروف \u2066#{id}\u2069.',
  },
  'expense.counts_not': {
    es: 'Solo se corrige un gasto aprobado.',
    en: 'Only an approved expense is corrected.',
    tr: 'Yalnızca onaylanmış bir gider düzeltilir.',
    ar: 'لا يُصحَّح إلا مصروف تمت الموافقة عليه.',
  },
  'expense.month_is_open': {
    es: 'El mes de este gasto está abierto: edite el gasto.',
    en: 'The month of this expense is open: edit the expense.',
    tr: 'Bu giderin ayı açık: gideri düzenleyin.',
    ar: 'شهر هذا المصروف مفتوح: يُعدَّل المصروف نفسه.',
  },
  'expense.nothing_to_correct': {
    es: 'El gasto ya es de ese valor.',
    en: 'The expense is of that amount already.',
    tr: 'Gider zaten bu tutarda.',
    ar: 'المصروف بهذا المبلغ بالفعل.',
  },
  'expense.correction_spent': {
    es: 'Lo que devolvió la corrección #{id} ya se gastó de nuevo: quite primero ese gasto.',
    en: 'What correction #{id} gave back was spent again: remove that expense first.',
    tr: '#{id} numaralı düzeltmenin geri verdiği tutar yeniden harcandı: önce o gideri kaldırın.',
    ar: 'ما أعاده التصحيح \u2066#{id}\u2069 صُرف من جديد: أزل ذلك المصروف أولاً.',
  },
  'expense.correction_waits': {
    es: 'La corrección #{id} espera aprobación. Apruébela o recházela primero.',
    en: 'Correction #{id} waits for approval. Approve or refuse it first.',
    tr: '#{id} numaralı düzeltme onay bekliyor. Önce onaylayın veya reddedin.',
    ar: 'التصحيح \u2066#{id}\u2069 ينتظر الموافقة. يُوافَق عليه أو يُرفض أولاً.',
  },
  'expense.correction_stays': {
    es: 'Una corrección no se edita. Elimínela y corrija de nuevo el gasto #{id}.',
    en: 'A correction is not edited. Delete it and correct expense #{id} again.',
    tr: 'Düzeltme düzenlenmez. Silin ve #{id} numaralı gideri yeniden düzeltin.',
    ar: 'لا يُعدَّل التصحيح. يُحذف ثم يُصحَّح المصروف \u2066#{id}\u2069 من جديد.',
  },
  'expense.corrected_since': {
    es: 'Elimine primero la corrección #{id}, que es posterior.',
    en: 'Delete correction #{id} first, which is later.',
    tr: 'Önce daha sonraki #{id} numaralı düzeltmeyi silin.',
    ar: 'يُحذف أولاً التصحيح \u2066#{id}\u2069 الأحدث.',
  },
  'expense.has_corrections': {
    es: '{count, plural, one {Este gasto tiene # corrección. Elimínela para editarlo.} other {Este gasto tiene # correcciones. Elimínelas para editarlo.}}',
    en: '{count, plural, one {This expense has # correction. Delete it to edit the expense.} other {This expense has # corrections. Delete them to edit the expense.}}',
    tr: '{count, plural, one {Bu giderin # düzeltmesi var. Gideri düzenlemek için silin.} other {Bu giderin # düzeltmesi var. Gideri düzenlemek için silin.}}',
    ar: '{count, plural, zero {لا تصحيحات لهذا المصروف.} one {لهذا المصروف تصحيح واحد. يُحذف قبل تعديله.} two {لهذا المصروف تصحيحان. يُحذفان قبل تعديله.} few {لهذا المصروف # تصحيحات. تُحذف قبل تعديله.} many {لهذا المصروف # تصحيحًا. تُحذف قبل تعديله.} other {لهذا المصروف # تصحيح. تُحذف قبل تعديله.}}',
  },
  'record.use.expense_corrections': {
    es: 'Correcciones',
    en: 'Corrections',
    tr: 'düzeltmeler',
    ar: 'التصحيحات',
  },
  'expenses.correct': { es: 'Corregir hoy', en: 'Correct today', tr: 'Bugün düzelt', ar: 'تصحيح اليوم' },
  'expenses.correct_title': {
    es: 'Corregir el gasto #{id}',
    en: 'Correct expense #{id}',
    tr: '#{id} numaralı gideri düzelt',
    ar: 'تصحيح المصروف \u2066#{id}\u2069',
  },
  'expenses.correct_text': {
    es: 'Su mes está cerrado. La diferencia se registra como un gasto de hoy que nombra este.',
    en: 'Its month is closed. The difference is recorded as an expense of today that names this one.',
    tr: 'Ayı kapatıldı. Fark, bunu belirten bugünkü bir gider olarak kaydedilir.',
    ar: 'شهره مغلق. يُسجَّل الفرق كمصروف بتاريخ اليوم يذكر هذا المصروف.',
  },
  'expenses.right_amount': {
    es: 'Valor correcto',
    en: 'Right amount',
    tr: 'Doğru tutar',
    ar: 'المبلغ الصحيح',
  },
  'expenses.present_amount': {
    es: 'Valor con sus correcciones',
    en: 'Amount with its corrections',
    tr: 'Düzeltmeleriyle tutar',
    ar: 'المبلغ مع تصحيحاته',
  },
  'expenses.difference': {
    es: 'Diferencia de hoy',
    en: 'Difference of today',
    tr: 'Bugünkü fark',
    ar: 'فرق اليوم',
  },
  'expenses.correction_note': {
    es: 'Motivo de la corrección',
    en: 'Reason for the correction',
    tr: 'Düzeltmenin nedeni',
    ar: 'سبب التصحيح',
  },
  'expenses.corrects': {
    es: 'Corrige el gasto',
    en: 'Corrects expense',
    tr: 'Düzelttiği gider',
    ar: 'يصحّح المصروف',
  },
  'expenses.corrects_id': {
    es: 'Corrige #{id}',
    en: 'Corrects #{id}',
    tr: '#{id} düzeltmesi',
    ar: 'يصحّح \u2066#{id}\u2069',
  },
  'expenses.corrections': {
    es: 'Corregido por',
    en: 'Corrected by',
    tr: 'Düzeltmeler',
    ar: 'صحّحه',
  },
  'expenses.corrected_by_ids': {
    es: 'Corregido por {ids}',
    en: 'Corrected by {ids}',
    tr: 'Düzelten: {ids}',
    ar: 'صحّحه {ids}',
  },
  'expenses.month_closed': {
    es: 'Mes cerrado',
    en: 'Closed month',
    tr: 'Kapatılmış ay',
    ar: 'شهر مغلق',
  },
  'cash.correction': {
    es: 'Gasto #{id}, corrige #{of}: {category}',
    en: 'Expense #{id}, corrects #{of}: {category}',
    tr: 'Gider #{id}, #{of} düzeltmesi: {category}',
    ar: 'مصروف \u2066#{id}\u2069 يصحّح \u2066#{of}\u2069: {category}',
  },
} satisfies Texts

import type { views as spanish } from '../../es/shell/views.ts'

export const views: Record<keyof typeof spanish, string> = {
  'view.saved': 'تم حفظ طريقة العرض بنجاح',
  'view.deleted': 'تم حذف طريقة العرض',
  'view.name_taken': 'لديك بالفعل طريقة عرض بهذا الاسم في هذه القائمة.',
  'view.too_many': 'لديك بالفعل {limit} من طرق العرض لهذه القائمة: احذف واحدة لتحفظ أخرى.',
}

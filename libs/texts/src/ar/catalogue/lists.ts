import type { catalogueLists as spanish } from '../../es/catalogue/lists.ts'

export const catalogueLists: Record<keyof typeof spanish, string> = {
  'catalogue.name': 'الاسم',
  'catalogue.search': 'بحث',
  'catalogue.none': 'لا توجد سجلات بعد',
  'catalogue.none_match': 'لا يوجد سجل يطابق عوامل التصفية.',
  'catalogue.no_create': 'لا توجد صلاحية لإنشاء السجلات.',
  'catalogue.create': 'إنشاء',
  'catalogue.edit': 'تعديل {name}',
  'catalogue.delete': 'حذف {name}',
  'catalogue.delete_text': 'ممكن فقط إذا لم يكن مستخدمًا في أي مكان.',
  'audit.subject.brand': 'العلامة التجارية',
  'catalogue.new.brand': 'علامة تجارية جديدة',
  'audit.subject.color': 'اللون',
  'catalogue.new.color': 'لون جديد',
  'catalogue.color.sample': 'العينة',
  'audit.subject.subcategory': 'الفئة الفرعية',
  'catalogue.new.subcategory': 'فئة فرعية جديدة',
  'audit.subject.reference': 'المرجع',
  'catalogue.new.reference': 'مرجع جديد',
  'catalogue.reference.quantity': 'المنتجات',
}

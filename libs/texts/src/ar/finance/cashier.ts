import type { cashierScreens as spanish } from '../../es/finance/cashier.ts'

export const cashierScreens: Record<keyof typeof spanish, string> = {
  'shift.lead': 'فتح الصندوق برصيده الأول، ومتابعة حركاته، وإغلاقه بالعدّ.',
  'shift.close': 'إغلاق الصندوق',
  'shift.close_text': 'يُعدّ النقد الموجود في الصندوق. الوردية المغلقة لا تتغيّر بعد ذلك.',
  'shift.counted': 'المعدود',
  'shift.expected': 'المتوقع',
  'shift.difference': 'الفرق',
  'shift.note': 'ملاحظة',
  'shift.opened': 'الفتح',
  'shift.closed': 'الإغلاق',
  'shift.base': 'الرصيد الأول',
  'shift.at': 'الوقت',
  'shift.order': 'الطلب',
  'shift.status': 'الحالة',
  'shift.by': 'سجّله',
  'shift.opened_by': 'فتحها',
  'shift.amount': 'المبلغ',
  'shift.movements': 'حركات الوردية',
  'shift.no_movements': 'لا توجد حركات في هذه الوردية بعد.',
  'shift.closed_shifts': 'الورديات المغلقة',
  'shift.no_closed': 'لا توجد ورديات مغلقة في هذه الأيام.',
}

import type { records as spanish } from '../es/records.ts'

export const records: Record<keyof typeof spanish, string> = {
  'audit.created': 'أنشأ {subject}',
  'audit.changed': 'غيّر {subject}',
  'audit.deleted': 'حذف {subject}',
  'audit.sessions_ended': 'أنهى جلسات المستخدم',
  'audit.password_recovered': 'استعاد كلمة المرور',
  'audit.second_factor_on': 'فعّل عامل التحقق الثاني',
  'audit.second_factor_off': 'عطّل عامل التحقق الثاني',
  'audit.subject.user': 'المستخدم',
  'audit.subject.profile': 'صلاحيات الملف الوظيفي',
  'audit.subject.client': 'العميل',
  'audit.subject.product': 'المنتج',
  'audit.subject.brand': 'العلامة التجارية',
  'audit.subject.setting': 'الإعدادات',
  'record.stale': 'تغيّر هذا السجل أثناء عرضك له: غيّره {by} في {at}.',
  'record.somebody': 'شخص آخر',
  'record.in_use': 'لا يمكن الحذف. {kind} التي تستخدمه: {count} ({names}).',
  'record.in_use_unseen': 'لا يمكن الحذف. {kind} التي تستخدمه: {count}.',
  'record.use.orders': 'الطلبات',
  'record.use.products': 'المنتجات',
}

import type { settings as spanish } from '../../es/admin/settings.ts'

export const settings: Record<keyof typeof spanish, string> = {
  'setting.saved': 'تم حفظ الإعدادات',
  'setting.bad_time': 'يجب أن تكون ساعة من 00:00 إلى 23:59.',
  'setting.no_day': 'اختر يومًا واحدًا على الأقل.',
  'setting.closes_before_opening': 'يجب أن تكون ساعة الإغلاق بعد ساعة الفتح.',
  'setting.carrier_twice': 'شركة الشحن هذه موجودة في القائمة.',
  'setting.bad_digits': 'اكتب عدد أرقام البوليصة: «10» أو «10-12». الحد الأقصى 40.',
  'setting.bad_tracking_url': "اكتب عنوان https فيه '{guide}' في مكان الرقم.",
  'setting.bad_pattern':
    'لا يمكن استخدام التعبير: تأكد من صحة كتابته، وأنه لا يكرر أي مجموعة، وأن فيه ثلاثة تكرارات مفتوحة على الأكثر.',
}

import type { returnCases as spanish } from '../../es/returns/return-cases.ts'

export const returnCases: Record<keyof typeof spanish, string> = {
  'return.state.return_pending': 'معلّق',
  'return.state.return_received_store': 'مستلَم في المستودع',
  'return.state.returned_to_store': 'أُعيد إلى المستودع',
  'return.state.available_to_enlisting': 'متاح للتجهيز',
  'return.state.return_voucher': 'صدرت القسيمة',
  'return.state.return_enlisting': 'قيد التجهيز',
  'return.state.return_delivered': 'تم التسليم',
  'return.state.return_cancelled': 'ملغى',
  'return.step.pending': 'المرتجع معلّق',
  'return.step.received_in_store': 'تم استلام المرتجع في المستودع',
  'return.step.return_to_store': 'أُعيد المرتجع إلى المستودع',
  'return.step.voucher': 'تم إنشاء قسيمة المرتجع',
  'return.step.exchange_available': 'تم حجز البديل',
  'return.step.enlist': 'جارٍ تجهيز البديل',
  'return.step.delivered': 'تم تسليم المرتجع',
  'return.step.cancel': 'تم إلغاء المرتجع',
  'return.refused.wrong_state': 'المرتجع في حالة «{state}» ولا يمكن تنفيذ هذه الخطوة الآن.',
  'return.refused.forbidden': 'ملفك الوظيفي لا يتيح هذه الخطوة.',
  'return.refused.needs_exchange_rate': 'اختر النسبة المعترف بها مما تم دفعه.',
  'return.refused.guide_missing': 'بوليصة الشحن أو صورة الإرسال غير موجودة.',
}

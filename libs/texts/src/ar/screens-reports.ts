import type { reportScreens as spanish } from '../es/screens-reports.ts'

export const reportScreens: Record<keyof typeof spanish, string> = {
  'reports.title': 'التقرير الإداري',
  'reports.lead': 'المبيعات · {days}',
  'reports.range': 'الفترة',
  'reports.range_today': 'اليوم',
  'reports.range_7d': '7 أيام',
  'reports.range_30d': '30 يومًا',
  'reports.range_month': 'الشهر',
  'reports.range_custom': 'فترة محددة',
  'reports.from': 'من',
  'reports.to': 'إلى',
  'reports.updated_at': 'حُدّث {at}',
  'reports.paused_at': 'متوقف منذ {at}',
  'reports.pause': 'إيقاف التحديث مؤقتًا',
  'reports.resume': 'استئناف',
  'reports.late': 'التقرير متأخر؛ قد تتغير الأرقام.',
  'reports.not_refreshed': 'تعذّر التحديث. هذه آخر أرقام مقروءة.',
  'reports.kpi_sales': 'المبيعات',
  'reports.kpi_orders': 'الطلبات',
  'reports.kpi_ticket': 'متوسط قيمة البيع',
  'reports.kpi_revenue': 'البضاعة المسلَّمة',
  'reports.kpi_balance': 'للتحصيل',
  'reports.kpi_balance_note': 'من مبيعات الفترة',
  'reports.before': 'سابقًا {value}',
  'reports.before_units':
    'سابقًا {value} · {units, plural, zero {لا أزواج} one {زوج واحد} two {زوجان} few {# أزواج} many {# زوجًا} other {# زوج}}',
  'reports.by_day': 'المبيعات اليومية',
  'reports.by_stage': 'حسب المرحلة',
  'reports.by_seller': 'حسب البائع',
  'reports.by_payment': 'طرق الدفع',
  'reports.day': 'اليوم',
  'reports.stage': 'المرحلة',
  'reports.seller': 'البائع',
  'reports.payment': 'الطريقة',
  'reports.orders': 'الطلبات',
  'reports.value': 'القيمة',
  'reports.total': 'الإجمالي',
  'reports.order_count':
    '{count, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'reports.day_words':
    '{day}: {value} في {count, plural, zero {لا طلبات} one {طلب واحد} two {طلبين} few {# طلبات} many {# طلبًا} other {# طلب}}',
  'reports.as_table': 'عرض كجدول',
  'reports.as_chart': 'عرض كرسم بياني',
  'reports.only_this': '{name} فقط',
  'reports.only_seller': 'البائع: {name}',
  'reports.sales_up':
    'ارتفعت المبيعات {percent}% مقارنةً {days, plural, zero {بالفترة السابقة} one {باليوم السابق} two {باليومين السابقين} few {بالأيام الـ # السابقة} many {بالـ # يومًا السابقة} other {بالـ # يوم السابقة}}.',
  'reports.sales_down':
    'انخفضت المبيعات {percent}% مقارنةً {days, plural, zero {بالفترة السابقة} one {باليوم السابق} two {باليومين السابقين} few {بالأيام الـ # السابقة} many {بالـ # يومًا السابقة} other {بالـ # يوم السابقة}}.',
  'reports.sales_same':
    'المبيعات مساوية لمبيعات {days, plural, zero {الفترة السابقة} one {اليوم السابق} two {اليومين السابقين} few {الأيام الـ # السابقة} many {الـ # يومًا السابقة} other {الـ # يوم السابقة}}.',
  'reports.nothing_before':
    'لم تكن هناك مبيعات في {days, plural, zero {الفترة السابقة} one {اليوم السابق} two {اليومين السابقين} few {الأيام الـ # السابقة} many {الـ # يومًا السابقة} other {الـ # يوم السابقة}}.',
  'reports.empty': 'لا مبيعات في هذه الفترة.',
  'reports.see_30': 'عرض آخر 30 يومًا',
}

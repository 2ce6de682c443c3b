import type { Texts } from '../languages.ts'

/** The managers' report and its screen for the wall. */
export const managerScreens = {
  'manager.see_all': { es: 'Ver todo', en: 'See all', tr: 'Tümünü gör', ar: 'عرض الكل' },
  'manager.of_minimum': {
    es: '{available} de {minimum}',
    en: '{available} of {minimum}',
    tr: '{available} / {minimum}',
    ar: '{available} من {minimum}',
  },
  'reports.measure.received': {
    es: 'Dinero recibido',
    en: 'Money received',
    tr: 'Tahsil edilen',
    ar: 'الأموال المستلمة',
  },
  'wall.open': { es: 'Pantalla de pared', en: 'Wall screen', tr: 'Duvar ekranı', ar: 'شاشة الحائط' },
  'wall.close': { es: 'Cerrar', en: 'Close', tr: 'Kapat', ar: 'إغلاق' },
  'wall.pause': { es: 'Detener aquí', en: 'Pause here', tr: 'Burada dur', ar: 'التوقف هنا' },
  'wall.resume': { es: 'Seguir pasando', en: 'Resume', tr: 'Devam et', ar: 'المتابعة' },
  'wall.previous': {
    es: 'Página anterior',
    en: 'Previous page',
    tr: 'Önceki sayfa',
    ar: 'الصفحة السابقة',
  },
  'wall.next': { es: 'Página siguiente', en: 'Next page', tr: 'Sonraki sayfa', ar: 'الصفحة التالية' },
  'wall.slide': {
    es: '{index} de {count}',
    en: '{index} of {count}',
    tr: '{index} / {count}',
    ar: '{index} من {count}',
  },
  'wall.today': { es: 'Ventas de hoy', en: 'Today’s sales', tr: 'Bugünün satışları', ar: 'مبيعات اليوم' },
  'wall.by_hour': {
    es: 'Ventas de hoy por hora',
    en: 'Today’s sales by hour',
    tr: 'Bugünün satışları, saat saat',
    ar: 'مبيعات اليوم بالساعة',
  },
  'wall.against': {
    es: 'frente a {period}: {value}',
    en: 'against {period}: {value}',
    tr: '{period} ile karşılaştırıldığında: {value}',
    ar: 'مقارنةً مع {period}: {value}',
  },
  'wall.before': {
    es: 'Frente a {period}: {value}',
    en: 'Against {period}: {value}',
    tr: 'Karşılaştırma, {period}: {value}',
    ar: 'للمقارنة، {period}: {value}',
  },
  'wall.against_weekday': {
    es: 'frente al {weekday} pasado a esta hora: {value}',
    en: 'against last {weekday} at this time: {value}',
    tr: 'geçen {weekday} bu saatle karşılaştırıldığında: {value}',
    ar: 'مقارنةً مع {weekday} الماضي في مثل هذا الوقت: {value}',
  },
  'wall.before_weekday': {
    es: 'Frente al {weekday} pasado a esta hora: {value}',
    en: 'Against last {weekday} at this time: {value}',
    tr: 'Karşılaştırma, geçen {weekday} bu saat: {value}',
    ar: 'للمقارنة، {weekday} الماضي في مثل هذا الوقت: {value}',
  },
  'wall.products': {
    es: 'Lo más vendido hoy, en pares',
    en: 'Today’s best sellers, in pairs',
    tr: 'Bugün en çok satılanlar, çift olarak',
    ar: 'الأكثر مبيعًا اليوم، بالأزواج',
  },
  'wall.stages': {
    es: 'Pedidos en curso',
    en: 'Orders in progress',
    tr: 'İşlemdeki siparişler',
    ar: 'الطلبات الجارية',
  },
  'wall.now_and_late': {
    es: '{now} · {late} tarde',
    en: '{now} · {late} late',
    tr: '{now} · {late} gecikmiş',
    ar: '{now} · متأخرة: {late}',
  },
  'wall.none_late': {
    es: 'Ninguno va con retraso.',
    en: 'None of them is late.',
    tr: 'Hiçbiri gecikmedi.',
    ar: 'لا تأخير في أي منها.',
  },
  'wall.further': {
    es: 'y {count} más',
    en: 'and {count} more',
    tr: 've {count} tane daha',
    ar: 'و{count} أخرى',
  },
} satisfies Texts

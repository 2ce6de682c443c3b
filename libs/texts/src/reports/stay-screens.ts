import type { Texts } from '../languages.ts'

/** The orders behind the figures of the operational report. */
export const stayScreens = {
  'stays.title_late': {
    es: 'Pedidos atrasados ahora',
    en: 'Orders late now',
    tr: 'Şu anda geciken siparişler',
    ar: 'الطلبات المتأخرة الآن',
  },
  'stays.title_now': {
    es: 'Pedidos en proceso ahora',
    en: 'Orders in progress now',
    tr: 'Şu anda işlemdeki siparişler',
    ar: 'الطلبات قيد التنفيذ الآن',
  },
  'stays.title_passed': {
    es: 'Pedidos que salieron de su etapa',
    en: 'Orders that left their stage',
    tr: 'Aşamasından ayrılan siparişler',
    ar: 'الطلبات التي غادرت مرحلتها',
  },
  'stays.title_prepared': {
    es: 'Pedidos alistados',
    en: 'Orders prepared',
    tr: 'Hazırlanan siparişler',
    ar: 'الطلبات المجهزة',
  },
  'stays.late': { es: 'Atrasados', en: 'Late', tr: 'Geciken', ar: 'المتأخرة' },
  'stays.now': { es: 'En proceso', en: 'In progress', tr: 'İşlemde', ar: 'قيد التنفيذ' },
  'stays.passed': { es: 'Salieron', en: 'Left', tr: 'Ayrılan', ar: 'غادرت' },
  'stays.prepared': { es: 'Alistados', en: 'Prepared', tr: 'Hazırlanan', ar: 'المجهزة' },
  'stays.which': { es: 'Qué pedidos', en: 'Which orders', tr: 'Hangi siparişler', ar: 'أي طلبات' },
  'stays.order': { es: 'Pedido', en: 'Order', tr: 'Sipariş', ar: 'الطلب' },
  'stays.time': {
    es: 'Tiempo en la etapa',
    en: 'Time in the stage',
    tr: 'Aşamadaki süre',
    ar: 'الوقت في المرحلة',
  },
  'stays.target': { es: 'Meta', en: 'Target', tr: 'Hedef', ar: 'الهدف' },
  'stays.over': { es: 'Atraso', en: 'Over target', tr: 'Gecikme', ar: 'التأخير' },
  'stays.since': { es: 'Desde', en: 'Since', tr: 'Başlangıç', ar: 'منذ' },
  'stays.left': { es: 'Salió', en: 'Left at', tr: 'Ayrılış', ar: 'وقت المغادرة' },
  'stays.news': { es: 'Novedad', en: 'News', tr: 'Sorun', ar: 'الملاحظة' },
  'stays.nobody': { es: 'Sin auxiliar', en: 'No assistant', tr: 'Görevli yok', ar: 'بلا مساعد' },
  'stays.none': { es: 'Ningún pedido.', en: 'No orders.', tr: 'Sipariş yok.', ar: 'لا توجد طلبات.' },
  'stays.none_late': {
    es: 'Ningún pedido está atrasado.',
    en: 'No order is late.',
    tr: 'Geciken sipariş yok.',
    ar: 'لا توجد طلبات متأخرة.',
  },
  'stays.on_board': {
    es: 'Ver en el tablero',
    en: 'See on the board',
    tr: 'Panoda gör',
    ar: 'عرض على اللوحة',
  },
  'stays.returns': {
    es: 'Devoluciones por motivo',
    en: 'Returns by reason',
    tr: 'Nedene göre iadeler',
    ar: 'المرتجعات حسب السبب',
  },
} satisfies Texts

import type { Texts } from '../languages.ts'

/** The geographic report and the clients of its places. */
export const geoScreens = {
  'reports.dimension.department': { es: 'Departamento', en: 'Department', tr: 'Bölge', ar: 'المقاطعة' },
  'reports.dimension.city': { es: 'Municipio', en: 'Municipality', tr: 'Belediye', ar: 'البلدية' },
  'reports.dimension.subcategory': {
    es: 'Subcategoría',
    en: 'Subcategory',
    tr: 'Alt kategori',
    ar: 'الفئة الفرعية',
  },
  'reports.no_city': { es: 'Sin municipio', en: 'No municipality', tr: 'Belediyesiz', ar: 'بلا بلدية' },
  'reports.measure.clients': { es: 'Clientes', en: 'Clients', tr: 'Müşteriler', ar: 'العملاء' },
  'geo.map_of': {
    es: '{measure} por departamento',
    en: '{measure} by department',
    tr: 'Bölgeye göre {measure}',
    ar: '{measure} حسب المقاطعة',
  },
  'geo.map_help': {
    es: 'Las flechas van de un departamento a otro; Intro lo abre.',
    en: 'The arrow keys go from one department to the next; Enter opens it.',
    tr: 'Ok tuşları bölgeler arasında gezer; Enter açar.',
    ar: 'تنقلك الأسهم من مقاطعة إلى أخرى، ويفتحها مفتاح الإدخال.',
  },
  'geo.measure': {
    es: 'Qué muestra el mapa',
    en: 'What the map shows',
    tr: 'Haritada gösterilen',
    ar: 'ما تعرضه الخريطة',
  },
  'geo.most': {
    es: '{place} va de primero: {value}, el {percent} % del total. Departamentos con datos: {count} de {all}.',
    en: '{place} comes first: {value}, {percent}% of the total. Departments with figures: {count} of {all}.',
    tr: 'İlk sırada {place}: {value}, toplamın %{percent} kadarı. Verisi olan bölge: {count} / {all}.',
    ar: 'في المقدمة {place}: {value}، أي {percent}٪ من الإجمالي. المقاطعات ذات البيانات: {count} من {all}.',
  },
  'geo.nothing': {
    es: 'Ningún departamento tiene datos en este periodo.',
    en: 'No department has figures in this period.',
    tr: 'Bu dönemde hiçbir bölgenin verisi yok.',
    ar: 'لا بيانات لأي مقاطعة في هذه الفترة.',
  },
  'geo.none': { es: 'Sin datos', en: 'No figures', tr: 'Veri yok', ar: 'لا بيانات' },
  'geo.range': { es: '{from} – {to}', en: '{from} – {to}', tr: '{from} – {to}', ar: '{from} – {to}' },
  'geo.country': { es: 'Colombia', en: 'Colombia', tr: 'Kolombiya', ar: 'كولومبيا' },
  'geo.places': { es: 'Lugar', en: 'Place', tr: 'Yer', ar: 'المكان' },
  'geo.see_clients': { es: 'Ver clientes', en: 'See clients', tr: 'Müşterileri gör', ar: 'عرض العملاء' },
  'geo.back': { es: 'Volver al mapa', en: 'Back to the map', tr: 'Haritaya dön', ar: 'العودة إلى الخريطة' },
  'geo.now': {
    es: 'Los clientes son los que hay hoy; el periodo solo cambia ventas y pedidos.',
    en: 'Clients are those of today; the period changes only sales and orders.',
    tr: 'Müşteriler bugünkülerdir; dönem yalnızca satışları ve siparişleri değiştirir.',
    ar: 'العملاء هم الموجودون اليوم، والفترة تغيّر المبيعات والطلبات فقط.',
  },
  'geo.credit': {
    es: 'Mapa: Natural Earth (dominio público)',
    en: 'Map: Natural Earth (public domain)',
    tr: 'Harita: Natural Earth (kamu malı)',
    ar: 'الخريطة: Natural Earth (ملكية عامة)',
  },
  'geo.clients_of': {
    es: 'Clientes: {place}',
    en: 'Clients: {place}',
    tr: 'Müşteriler: {place}',
    ar: 'العملاء: {place}',
  },
} satisfies Texts

import type { Texts } from '../languages.ts'

/** The views of the products page, and what was sold and returned of one. */
export const productBrowsing = {
  'product.tab_sales': { es: 'Ventas', en: 'Sales', tr: 'Satışlar', ar: 'المبيعات' },
  'product.tab_returns': { es: 'Devoluciones', en: 'Returns', tr: 'İadeler', ar: 'المرتجعات' },
  'product.units': { es: 'Unidades', en: 'Units', tr: 'Adet', ar: 'الوحدات' },
  'product.sold_at': { es: 'Fecha de venta', en: 'Sold on', tr: 'Satış tarihi', ar: 'تاريخ البيع' },
  'product.returned_at': {
    es: 'Fecha de devolución',
    en: 'Returned on',
    tr: 'İade tarihi',
    ar: 'تاريخ الإرجاع',
  },
  'product.no_sales': {
    es: 'No hay ventas.',
    en: 'No sales.',
    tr: 'Satış yok.',
    ar: 'لا توجد مبيعات.',
  },
  'product.no_sales_match': {
    es: 'Ninguna venta coincide con los filtros.',
    en: 'No sale matches the filters.',
    tr: 'Filtrelere uyan satış yok.',
    ar: 'لا توجد عملية بيع تطابق عوامل التصفية.',
  },
  'product.no_returns': {
    es: 'No hay devoluciones.',
    en: 'No returns.',
    tr: 'İade yok.',
    ar: 'لا توجد مرتجعات.',
  },
  'product.no_returns_match': {
    es: 'Ninguna devolución coincide con los filtros.',
    en: 'No return matches the filters.',
    tr: 'Filtrelere uyan iade yok.',
    ar: 'لا يوجد مرتجع يطابق عوامل التصفية.',
  },
  'products.view': { es: 'Vista', en: 'View', tr: 'Görünüm', ar: 'طريقة العرض' },
  'products.view_cards': { es: 'Tarjetas', en: 'Cards', tr: 'Kartlar', ar: 'بطاقات' },
  'products.view_table': { es: 'Tabla', en: 'Table', tr: 'Tablo', ar: 'جدول' },
  'products.view_matrix': { es: 'Matriz', en: 'Matrix', tr: 'Matris', ar: 'مصفوفة' },
  'products.matrix': {
    es: 'Existencias por talla y bodega',
    en: 'Stock by size and store',
    tr: 'Bedene ve depoya göre stok',
    ar: 'المخزون حسب المقاس والمستودع',
  },
  'products.matrix_stores': {
    es: 'Bodegas de {name}',
    en: 'Stores of {name}',
    tr: '{name} depoları',
    ar: 'مستودعات {name}',
  },
  'products.matrix_all_stores': {
    es: 'Ver bodegas',
    en: 'Show stores',
    tr: 'Depoları göster',
    ar: 'عرض المستودعات',
  },
  'products.matrix_category': {
    es: 'Elija una categoría para ver solo sus tallas.',
    en: 'Choose a category to see its sizes alone.',
    tr: 'Yalnızca onun bedenlerini görmek için bir kategori seçin.',
    ar: 'اختر فئة لعرض مقاساتها فقط.',
  },
  'products.matrix_live': {
    es: 'En vivo: cada venta se ve al instante.',
    en: 'Live: every sale shows at once.',
    tr: 'Canlı: her satış anında görünür.',
    ar: 'مباشر: تظهر كل عملية بيع فورًا.',
  },
  'products.matrix_freshness': {
    es: 'Se actualiza cada 30 segundos y al volver a esta ventana.',
    en: 'Updated every 30 seconds and when you return to this window.',
    tr: '30 saniyede bir ve bu pencereye dönünce güncellenir.',
    ar: 'تُحدَّث كل 30 ثانية وعند العودة إلى هذه النافذة.',
  },
  'products.broken_run': {
    es: 'Tallas rotas: {sizes}',
    en: 'Broken run: {sizes}',
    tr: 'Kırık seri: {sizes}',
    ar: 'مقاسات ناقصة: {sizes}',
  },
  'products.stock_changed': {
    es: 'Existencias actualizadas',
    en: 'Stock updated',
    tr: 'Stok güncellendi',
    ar: 'تم تحديث المخزون',
  },
} satisfies Texts

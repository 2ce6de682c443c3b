import type { Texts } from '../languages.ts'

/** Other words that a page is found by in the palette. */
export const paletteWords = {
  'palette.numbered': { es: 'Por número', en: 'By number', tr: 'Numaraya göre', ar: 'حسب الرقم' },
  'palette.return': { es: 'Garantía', en: 'Return', tr: 'İade', ar: 'المرتجع' },
  'palette.words.products': {
    es: 'artículos zapatos catálogo inventario',
    en: 'items shoes catalogue inventory',
    tr: 'ürünler ayakkabı katalog stok',
    ar: 'منتجات أحذية كتالوج مخزون',
  },
  'palette.words.transfers': {
    es: 'mover mercancía entre bodegas TRA existencias',
    en: 'move goods between stores TRA stock',
    tr: 'depolar arası mal taşıma TRA stok',
    ar: 'نقل البضاعة بين المستودعات TRA مخزون',
  },
  'palette.words.counts': {
    es: 'inventario físico contar CON existencias',
    en: 'physical inventory stocktake count CON',
    tr: 'fiziksel envanter sayma CON stok',
    ar: 'جرد فعلي عدّ CON مخزون',
  },
  'palette.words.quarantine': {
    es: 'defectuosos dañados dar de baja reclamar existencias',
    en: 'defective damaged write off claim stock',
    tr: 'kusurlu hasarlı stok',
    ar: 'معيب تالف مخزون',
  },
  'palette.words.broken_runs': {
    es: 'curvas rotas incompletas faltantes mover ya existencias',
    en: 'incomplete runs missing sizes move now stock',
    tr: 'eksik seri beden stok',
    ar: 'مقاسات ناقصة مخزون',
  },
  'palette.words.under_minimum': {
    es: 'mínimos reposición agotados faltantes existencias',
    en: 'minimums replenish sold out stock',
    tr: 'asgari tükenen stok',
    ar: 'الحد الأدنى نفاد مخزون',
  },
  'palette.words.size_sales': {
    es: 'ventas por talla rotación existencias',
    en: 'sales by size turnover stock',
    tr: 'bedene göre satış stok',
    ar: 'المبيعات حسب المقاس مخزون',
  },
  'palette.words.to_buy': {
    es: 'compras pedir proveedor reposición existencias',
    en: 'purchase supplier reorder stock',
    tr: 'satın alma tedarikçi stok',
    ar: 'شراء مورد مخزون',
  },
  'palette.words.dead_stock': {
    es: 'sin rotación viejo no se vende existencias',
    en: 'unsold old slow stock',
    tr: 'satılmayan eski stok',
    ar: 'لا يُباع قديم مخزون',
  },
  'palette.words.imports': {
    es: 'importación archivo excel csv cargar subir',
    en: 'file excel csv upload',
    tr: 'dosya excel csv yükle',
    ar: 'ملف إكسل csv رفع',
  },
  'palette.words.share_links': {
    es: 'links catálogo público compartir whatsapp',
    en: 'links public catalogue share whatsapp',
    tr: 'bağlantı katalog paylaş whatsapp',
    ar: 'روابط كتالوج مشاركة واتساب',
  },
  'palette.words.requests': {
    es: 'pedidos de visitantes catálogo compartido',
    en: 'visitors shared catalogue orders',
    tr: 'ziyaretçi paylaşılan katalog',
    ar: 'زوار الكتالوج المشترك',
  },
  'palette.words.counter': {
    es: 'vender en tienda almacén caja punto de venta pos',
    en: 'till shop point of sale pos',
    tr: 'mağaza kasa satış noktası pos',
    ar: 'متجر صندوق نقطة بيع pos',
  },
  'palette.words.casher': {
    es: 'cajas turno arqueo cierre efectivo',
    en: 'register shift closing cash',
    tr: 'kasa vardiya kapanış nakit',
    ar: 'صندوق وردية إغلاق نقد',
  },
  'palette.words.orders': {
    es: 'pedidos ventas VTA',
    en: 'orders sales VTA',
    tr: 'siparişler satışlar VTA',
    ar: 'طلبات مبيعات VTA',
  },
  'palette.words.returns': {
    es: 'devoluciones cambios GAR',
    en: 'returns exchanges warranty GAR',
    tr: 'iadeler değişim GAR',
    ar: 'مرتجعات استبدال GAR',
  },
  'palette.words.dispatches': {
    es: 'tablero envíos guías empacar alistar',
    en: 'board shipping waybills pack pick',
    tr: 'pano gönderi kargo paketleme',
    ar: 'لوحة شحن بوالص تعبئة',
  },
} satisfies Texts

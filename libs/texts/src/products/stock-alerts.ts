import type { Texts } from '../languages.ts'

/** Stock below its minimum, and sizes that lie in the wrong store. */
export const stockAlerts = {
  'broken_runs.title': { es: 'Tallas rotas', en: 'Broken size runs', tr: 'Eksik bedenler', ar: 'مقاسات ناقصة' },
  'broken_runs.drafted': {
    es: 'Traslados creados como borrador',
    en: 'Transfers created as drafts',
    tr: 'Transferler taslak olarak oluşturuldu',
    ar: 'أُنشئت عمليات النقل كمسودات',
  },
  'broken_runs.refused.changed': {
    es: 'Talla {size}: las existencias cambiaron y este traslado ya no se propone.',
    en: 'Size {size}: the stock has changed and this move is no longer proposed.',
    tr: '{size} beden: stok değişti, bu aktarma artık önerilmiyor.',
    ar: 'المقاس {size}: تغيّر المخزون ولم يعد هذا النقل مقترحًا.',
  },
  'broken_runs.refused.sold': {
    es: 'Alguna talla se acaba de vender en la bodega de origen.',
    en: 'One of the sizes has just been sold in the origin.',
    tr: 'Bedenlerden biri çıkış deposunda az önce satıldı.',
    ar: 'بيع أحد المقاسات للتو في مستودع المصدر.',
  },
  'broken_runs.lead': {
    es: 'Tallas del medio que faltan en una bodega y sobran en otra; primero lo más vendido.',
    en: 'Middle sizes that one store lacks and another can spare; best sold first.',
    tr: 'Bir depoda eksik, diğerinde fazla olan orta bedenler; önce en çok satanlar.',
    ar: 'المقاسات الوسطى الناقصة في مستودع والفائضة في آخر؛ الأكثر مبيعًا أولًا.',
  },
  'broken_runs.missing': { es: 'Faltan', en: 'Missing', tr: 'Eksik', ar: 'الناقص' },
  'broken_runs.proposal': { es: 'Propuesta', en: 'Proposal', tr: 'Öneri', ar: 'المقترح' },
  'broken_runs.move': {
    es: '{size} desde {store}',
    en: '{size} from {store}',
    tr: '{size}, çıkış: {store}',
    ar: '{size} من {store}',
  },
  'broken_runs.sold': { es: 'Vendidas en 30 días', en: 'Sold in 30 days', tr: '30 günde satılan', ar: 'المباع في 30 يومًا' },
  'broken_runs.move_now': { es: 'Mover ya', en: 'Move now', tr: 'Şimdi aktar', ar: 'نقل الآن' },
  'broken_runs.draft': { es: 'Crear traslado', en: 'Create transfer', tr: 'Transfer oluştur', ar: 'إنشاء نقل' },
  'broken_runs.search': { es: 'Buscar un producto', en: 'Search a product', tr: 'Ürün ara', ar: 'البحث عن منتج' },
  'broken_runs.none': { es: 'No hay tallas rotas', en: 'No broken size runs', tr: 'Eksik beden yok', ar: 'لا توجد مقاسات ناقصة' },
  'broken_runs.none_text': {
    es: 'Ninguna bodega carece de una talla del medio que otra pueda ceder.',
    en: 'No store lacks a middle size that another can spare.',
    tr: 'Hiçbir depoda, diğerinin verebileceği bir orta beden eksik değil.',
    ar: 'لا ينقص أي مستودع مقاس أوسط يستطيع غيره توفيره.',
  },
  'broken_runs.none_match': {
    es: 'Ninguna talla rota coincide',
    en: 'No broken size run matches',
    tr: 'Eşleşen eksik beden yok',
    ar: 'لا توجد مقاسات ناقصة مطابقة',
  },
  'minimum.title': { es: 'Bajo el mínimo', en: 'Under the minimum', tr: 'Asgarinin altında', ar: 'دون الحد الأدنى' },
} satisfies Texts

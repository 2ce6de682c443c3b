import type { Texts } from '../languages.ts'

/** The entries behind the result statement. */
export const resultScreens = {
  'reports.measure.result_sales': {
    es: 'Entregado y cambiado',
    en: 'Delivered and exchanged',
    tr: 'Teslim ve değişim',
    ar: 'التسليم والاستبدال',
  },
  'result.title_all': {
    es: 'Movimientos del resultado',
    en: 'Entries of the result',
    tr: 'Sonuç hareketleri',
    ar: 'قيود النتيجة',
  },
  'result.title_sales': {
    es: 'Lo entregado y cambiado',
    en: 'What was delivered and exchanged',
    tr: 'Teslim edilen ve değiştirilenler',
    ar: 'ما سُلِّم وما استُبدل',
  },
  'result.title_returns': {
    es: 'Lo reconocido por garantías',
    en: 'What was recognised for returns',
    tr: 'İadeler için tanınan tutarlar',
    ar: 'المبالغ المعترف بها للمرتجعات',
  },
  'result.title_cost': {
    es: 'Costo de la mercancía',
    en: 'Cost of goods',
    tr: 'Malların maliyeti',
    ar: 'تكلفة البضاعة',
  },
  'result.title_uncosted': {
    es: 'Entregado sin costo conocido',
    en: 'Delivered without a known cost',
    tr: 'Maliyeti bilinmeden teslim edilenler',
    ar: 'ما سُلِّم دون تكلفة معروفة',
  },
  'result.title_lost': {
    es: 'Costo perdido',
    en: 'Lost cost',
    tr: 'Kaybedilen maliyet',
    ar: 'التكلفة المفقودة',
  },
  'result.which': { es: 'Qué parte', en: 'Which part', tr: 'Hangi bölüm', ar: 'أي جزء' },
  'result.part_all': { es: 'Todo', en: 'All', tr: 'Tümü', ar: 'الكل' },
  'result.part_sales': { es: 'Entregado', en: 'Delivered', tr: 'Teslim', ar: 'المسلَّم' },
  'result.part_returns': { es: 'Garantías', en: 'Returns', tr: 'İadeler', ar: 'المرتجعات' },
  'result.part_cost': { es: 'Costo', en: 'Cost', tr: 'Maliyet', ar: 'التكلفة' },
  'result.part_uncosted': {
    es: 'Unidades sin costo',
    en: 'Units without a cost',
    tr: 'Maliyeti olmayan adet',
    ar: 'وحدات بلا تكلفة',
  },
  'result.part_lost': { es: 'Perdido', en: 'Lost', tr: 'Kayıp', ar: 'المفقود' },
  'result.movement': { es: 'Movimiento', en: 'Entry', tr: 'Hareket', ar: 'القيد' },
  'result.kind': { es: 'Clase', en: 'Kind', tr: 'Tür', ar: 'النوع' },
  'result.at': { es: 'Fecha', en: 'Date', tr: 'Tarih', ar: 'التاريخ' },
  'result.kind.delivery': { es: 'Entrega', en: 'Delivery', tr: 'Teslimat', ar: 'تسليم' },
  'result.kind.return': {
    es: 'Garantía resuelta',
    en: 'Return settled',
    tr: 'Sonuçlanan iade',
    ar: 'تسوية مرتجع',
  },
  'result.kind.goods': {
    es: 'Mercancía de garantía',
    en: 'Returned goods',
    tr: 'İade edilen mal',
    ar: 'بضاعة مرتجعة',
  },
  'result.reversed.delivery': {
    es: 'Mercancía que volvió',
    en: 'Goods that came back',
    tr: 'Geri gelen mal',
    ar: 'بضاعة عادت',
  },
  'result.reversed.return': {
    es: 'Garantía deshecha',
    en: 'Return undone',
    tr: 'Geri alınan iade',
    ar: 'مرتجع أُلغيت تسويته',
  },
  'result.reversed.goods': {
    es: 'Mercancía: deshecho',
    en: 'Goods: undone',
    tr: 'Mal: geri alındı',
    ar: 'البضاعة: تراجع',
  },
  'result.none': {
    es: 'Ningún movimiento en estos días.',
    en: 'No entries on these days.',
    tr: 'Bu günlerde hareket yok.',
    ar: 'لا توجد قيود في هذه الأيام.',
  },
} satisfies Texts

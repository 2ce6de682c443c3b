import type { Texts } from '../languages.ts'

/** What the server refuses about the rows of lists, and what uses them. */
export const catalogueRules = {
  'record.use.subcategories': {
    es: 'Subcategorías',
    en: 'Subcategories',
    tr: 'alt kategoriler',
    ar: 'الفئات الفرعية',
  },
  'record.use.categories': { es: 'Categorías', en: 'Categories', tr: 'kategoriler', ar: 'الفئات' },
  'record.use.cashiers': { es: 'Cajas', en: 'Cash registers', tr: 'kasalar', ar: 'الصناديق' },
  'record.use.returns': { es: 'Garantías', en: 'Returns', tr: 'iadeler', ar: 'المرتجعات' },
  'record.use.shifts': { es: 'Turnos de caja', en: 'Shifts', tr: 'kasa vardiyaları', ar: 'ورديات الصندوق' },
  'record.use.stocked_products': {
    es: 'Productos con existencias',
    en: 'Products in stock',
    tr: 'stoklu ürünler',
    ar: 'المنتجات المتوفرة في المخزون',
  },
  'record.use.moved_products': {
    es: 'Productos con movimientos',
    en: 'Products with movements',
    tr: 'hareketli ürünler',
    ar: 'المنتجات ذات الحركات',
  },
  'record.use.stores_with_stock': {
    es: 'Bodegas con existencias',
    en: 'Stores with stock',
    tr: 'stoklu depolar',
    ar: 'مستودعات فيها مخزون',
  },
  'record.ordered': {
    es: 'Se guardó el orden',
    en: 'Order saved',
    tr: 'Sıra kaydedildi',
    ar: 'تم حفظ الترتيب',
  },
  'record.order_stale': {
    es: 'La lista cambió mientras usted la ordenaba.',
    en: 'The list changed while you were ordering it.',
    tr: 'Siz sıralarken liste değişti.',
    ar: 'تغيّرت القائمة أثناء ترتيبك لها.',
  },
  'size.is_international': {
    es: 'La talla internacional no se puede renombrar ni eliminar: es la de las bodegas internacionales.',
    en: "The international size can't be renamed or deleted: it is the one of international stores.",
    tr: 'Uluslararası beden yeniden adlandırılamaz ve silinemez: uluslararası depoların bedenidir.',
    ar: 'لا يمكن تغيير اسم المقاس الدولي ولا حذفه: إنه مقاس المستودعات الدولية.',
  },
  'category.size_twice': {
    es: 'Una talla está dos veces.',
    en: 'A size is given twice.',
    tr: 'Bir beden iki kez verilmiş.',
    ar: 'أحد المقاسات مذكور مرتين.',
  },
  'category.run_of_other_sizes': {
    es: 'La curva tiene una talla que no es de la categoría.',
    en: 'The size run has a size that is not of the category.',
    tr: 'Seride kategoriye ait olmayan bir beden var.',
    ar: 'في التشكيلة مقاس ليس من مقاسات الفئة.',
  },
  'category.run_twice': {
    es: 'Ya hay una curva con ese nombre.',
    en: 'There is already a run with this name.',
    tr: 'Bu adda bir seri zaten var.',
    ar: 'توجد تشكيلة بهذا الاسم.',
  },
  'category.size_in_stock': {
    es: 'Todavía hay existencias de las tallas: {sizes}.',
    en: 'There is still stock of the sizes: {sizes}.',
    tr: 'Şu bedenlerde hâlâ stok var: {sizes}.',
    ar: 'لا يزال هناك مخزون من المقاسات: {sizes}.',
  },
  'store.keeps_its_stock': {
    es: 'Tiene existencias que no pueden estar en una bodega de este tipo: la talla internacional va sola.',
    en: 'It has stock that a store of this type may not have: the international size lies alone.',
    tr: 'Bu türdeki bir depoda olamayacak stok var: uluslararası beden tek başına durur.',
    ar: 'فيه مخزون لا يجوز في مستودع من هذا النوع: المقاس الدولي يكون وحده.',
  },
  'cashier.has_shifts': {
    es: 'Ya tiene turnos en su bodega: no se puede pasar a otra.',
    en: "It has shifts in its store: it can't go to another one.",
    tr: 'Deposunda vardiyaları var: başka bir depoya geçirilemez.',
    ar: 'لديه ورديات في مستودعه: لا يمكن نقله إلى مستودع آخر.',
  },
} satisfies Texts

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
  'record.use.deleted_products': {
    es: 'Productos eliminados',
    en: 'Deleted products',
    tr: 'silinmiş ürünler',
    ar: 'المنتجات المحذوفة',
  },
  'record.use.products_with_barcode': {
    es: 'Productos con código de barras',
    en: 'Products with a barcode',
    tr: 'barkodlu ürünler',
    ar: 'المنتجات ذات الباركود',
  },
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
  'record.fixed_while_used': {
    es: 'No se puede cambiar mientras se use. {kind} que lo usan: {count}.',
    en: "It can't be changed while it is used. {kind} that use it: {count}.",
    tr: 'Kullanıldığı sürece değiştirilemez. Bunu kullanan {kind}: {count}.',
    ar: 'لا يمكن التغيير ما دام مستخدمًا. {kind} التي تستخدمه: {count}.',
  },
  'size.is_international': {
    es: 'La talla internacional no se puede renombrar ni eliminar: es la de las bodegas internacionales.',
    en: "The international size can't be renamed or deleted: it is the one of international stores.",
    tr: 'Uluslararası beden yeniden adlandırılamaz ve silinemez: uluslararası depoların bedenidir.',
    ar: 'لا يمكن تغيير اسم المقاس الدولي ولا حذفه: إنه مقاس المستودعات الدولية.',
  },
  'category.international_size': {
    es: 'La talla internacional no es de ninguna categoría: todo producto la tiene en las bodegas internacionales.',
    en: 'The international size is of no category: each product has it in the international stores.',
    tr: 'Uluslararası beden hiçbir kategoriye ait değildir: her ürün onu uluslararası depolarda bulundurur.',
    ar: 'المقاس الدولي لا ينتمي إلى أي فئة: كل منتج لديه هذا المقاس في المستودعات الدولية.',
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
  'product.category_lacks_sizes': {
    es: 'Hay existencias del producto en tallas que esta categoría no tiene: {sizes}.',
    en: 'There is stock of the product in sizes that this category lacks: {sizes}.',
    tr: 'Ürünün, bu kategoride bulunmayan bedenlerde stoku var: {sizes}.',
    ar: 'يوجد مخزون من المنتج بمقاسات ليست في هذه الفئة: {sizes}.',
  },
  'store.is_virtual': {
    es: 'Esta bodega es del sistema: no se cuenta ni se mueve a mano.',
    en: "This store is the system's: it is neither counted nor moved by hand.",
    tr: 'Bu depo sisteme ait: elle sayılmaz ve taşınmaz.',
    ar: 'هذا المستودع خاص بالنظام: لا يُجرد ولا يُنقل يدويًا.',
  },
  'store.keeps_other_sizes': {
    es: 'En las bodegas internacionales solo va la talla internacional, y en las demás no va.',
    en: 'International stores have the international size alone, and the others do not have it.',
    tr: 'Uluslararası depolarda yalnızca uluslararası beden bulunur, diğerlerinde bulunmaz.',
    ar: 'لا يوجد في المستودعات الدولية إلا المقاس الدولي، ولا يوجد في غيرها.',
  },
  'store.keeps_its_stock': {
    es: 'Ya tuvo existencias: no puede pasar a internacional ni dejar de serlo. Cree otra bodega.',
    en: "It has had stock: it can't become international or stop being so. Create another store.",
    tr: 'Stoku oldu: uluslararası yapılamaz ya da uluslararası olmaktan çıkarılamaz. Başka bir depo oluşturun.',
    ar: 'كان فيه مخزون: لا يمكن أن يصبح دوليًا أو أن يتوقف عن ذلك. أنشئ مستودعًا آخر.',
  },
  'cashier.has_shifts': {
    es: 'Ya tiene turnos en su bodega: no se puede pasar a otra.',
    en: "It has shifts in its store: it can't go to another one.",
    tr: 'Deposunda vardiyaları var: başka bir depoya geçirilemez.',
    ar: 'لديه ورديات في مستودعه: لا يمكن نقله إلى مستودع آخر.',
  },
} satisfies Texts

import type { Texts } from '../languages.ts'

/** What a new installation enters before its first sale. */
export const firstSteps = {
  'first_steps.title': {
    es: 'Para empezar a vender',
    en: 'To start selling',
    tr: 'Satışa başlamak için',
    ar: 'لبدء البيع',
  },
  'first_steps.progress': {
    es: '{done} de {total} pasos listos',
    en: '{done} of {total} steps done',
    tr: '{total} adımın {done} tanesi tamam',
    ar: 'اكتمل {done} من {total} خطوات',
  },
  'first_steps.done': { es: 'Listo', en: 'Done', tr: 'Tamam', ar: 'تم' },
  'first_steps.stores': { es: 'Bodegas', en: 'Stores', tr: 'Depolar', ar: 'المستودعات' },
  'first_steps.stores_why': {
    es: 'Dónde está la mercancía: al menos una nacional.',
    en: 'Where the goods are: at least a national one.',
    tr: 'Malların bulunduğu yer: en az bir ulusal depo.',
    ar: 'مكان البضائع: مستودع وطني واحد على الأقل.',
  },
  'first_steps.sizes': { es: 'Tallas', en: 'Sizes', tr: 'Bedenler', ar: 'المقاسات' },
  'first_steps.sizes_why': {
    es: 'Todas las que vende, en su orden.',
    en: 'All that you sell, in their order.',
    tr: 'Sattığınız tüm bedenler, sırasıyla.',
    ar: 'كل ما تبيعه، بالترتيب.',
  },
  'first_steps.categories': { es: 'Categorías', en: 'Categories', tr: 'Kategoriler', ar: 'الفئات' },
  'first_steps.categories_why': {
    es: 'Cada una con las tallas de sus productos.',
    en: 'Each with the sizes of its products.',
    tr: 'Her biri ürünlerinin bedenleriyle.',
    ar: 'كل فئة مع مقاسات منتجاتها.',
  },
  'first_steps.subcategories': {
    es: 'Subcategorías',
    en: 'Subcategories',
    tr: 'Alt kategoriler',
    ar: 'الفئات الفرعية',
  },
  'first_steps.subcategories_why': {
    es: 'Al menos una por categoría.',
    en: 'At least one for each category.',
    tr: 'Her kategori için en az bir tane.',
    ar: 'واحدة على الأقل لكل فئة.',
  },
  'first_steps.brands': { es: 'Marcas', en: 'Brands', tr: 'Markalar', ar: 'العلامات التجارية' },
  'first_steps.brands_why': {
    es: 'Las de sus productos.',
    en: 'Those of your products.',
    tr: 'Ürünlerinizin markaları.',
    ar: 'علامات منتجاتك.',
  },
  'first_steps.references': { es: 'Referencias', en: 'References', tr: 'Referanslar', ar: 'المراجع' },
  'first_steps.references_why': {
    es: 'Los modelos de cada marca.',
    en: 'The models of each brand.',
    tr: 'Her markanın modelleri.',
    ar: 'موديلات كل علامة.',
  },
  'first_steps.colors': { es: 'Colores', en: 'Colours', tr: 'Renkler', ar: 'الألوان' },
  'first_steps.colors_why': {
    es: 'Para distinguir los productos.',
    en: 'To tell products apart.',
    tr: 'Ürünleri ayırt etmek için.',
    ar: 'للتمييز بين المنتجات.',
  },
  'first_steps.people': { es: 'Personas', en: 'People', tr: 'Kişiler', ar: 'الأشخاص' },
  'first_steps.people_why': {
    es: 'Quienes venden, alistan y despachan.',
    en: 'Those who sell, prepare and dispatch.',
    tr: 'Satan, hazırlayan ve gönderenler.',
    ar: 'من يبيعون ويجهزون ويرسلون.',
  },
  'first_steps.products': { es: 'Productos', en: 'Products', tr: 'Ürünler', ar: 'المنتجات' },
  'first_steps.products_why': {
    es: 'Con sus precios.',
    en: 'With their prices.',
    tr: 'Fiyatlarıyla.',
    ar: 'مع أسعارها.',
  },
  'first_steps.stock': { es: 'Existencias', en: 'Stock', tr: 'Stok', ar: 'المخزون' },
  'first_steps.stock_why': {
    es: 'Cuántos hay de cada talla, en el detalle de cada producto.',
    en: 'How many there are of each size, in the detail of each product.',
    tr: 'Her bedenden kaç tane olduğu; her ürünün ayrıntısında.',
    ar: 'عدد القطع من كل مقاس، في تفاصيل كل منتج.',
  },
} satisfies Texts

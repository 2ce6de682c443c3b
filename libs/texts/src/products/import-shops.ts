import type { Texts } from '../languages.ts'

/** Files of other programs: the columns that are made of theirs, and what stands for what they lack. */
export const importShops = {
  'import.added.color': {
    es: 'Color (opción)',
    en: 'Colour (option)',
    tr: 'Renk (seçenek)',
    ar: 'اللون (خيار)',
  },
  'import.added.size': {
    es: 'Talla (opción)',
    en: 'Size (option)',
    tr: 'Beden (seçenek)',
    ar: 'المقاس (خيار)',
  },
  'import.added.category': {
    es: 'Categoría (primera)',
    en: 'Category (first)',
    tr: 'Kategori (ilk)',
    ar: 'الفئة (الأولى)',
  },
  'import.added.subcategory': {
    es: 'Subcategoría (primera)',
    en: 'Subcategory (first)',
    tr: 'Alt kategori (ilk)',
    ar: 'الفئة الفرعية (الأولى)',
  },
  'import.added.description': {
    es: 'Descripción sin formato',
    en: 'Description without format',
    tr: 'Biçimsiz açıklama',
    ar: 'الوصف دون تنسيق',
  },
  'import.added.photos': {
    es: 'Fotos del producto',
    en: 'Photos of the product',
    tr: 'Ürünün fotoğrafları',
    ar: 'صور المنتج',
  },
  'import.added.reference': {
    es: 'Referencia (o nombre)',
    en: 'Reference (or name)',
    tr: 'Referans (ya da ad)',
    ar: 'المرجع (أو الاسم)',
  },
  'import.added.price': {
    es: 'Precio (de todas las tiendas)',
    en: 'Price (of all shops)',
    tr: 'Fiyat (tüm mağazalar)',
    ar: 'السعر (لكل المتاجر)',
  },
  'import.added.units': {
    es: 'Existencias (por tienda)',
    en: 'Stock (by shop)',
    tr: 'Stok (mağazaya göre)',
    ar: 'المخزون (حسب المتجر)',
  },
  'import.added.minimum': {
    es: 'Mínimo (de todas las tiendas)',
    en: 'Minimum (of all shops)',
    tr: 'En az (tüm mağazalar)',
    ar: 'الحد الأدنى (لكل المتاجر)',
  },
  'import.added.variant': { es: 'Variante {at}', en: 'Variant {at}', tr: 'Varyant {at}', ar: 'صنف {at}' },
  'import.prices_by_shop': {
    es: 'Las tiendas venden a precios distintos, y aquí un producto tiene uno. Elija la columna de una de ellas.',
    en: 'The shops sell at different prices, and a product has one here. Choose the column of one of them.',
    tr: 'Mağazalar farklı fiyatlarla satıyor; burada bir ürünün tek fiyatı olur. Birinin sütununu seçin.',
    ar: 'تبيع المتاجر بأسعار مختلفة، وللمنتج هنا سعر واحد. اختر عمود أحدها.',
  },
  'import.added.unnamed': { es: 'Columna {at}', en: 'Column {at}', tr: 'Sütun {at}', ar: 'العمود {at}' },
  'import.only_colour': { es: 'Único', en: 'Single', tr: 'Tek renk', ar: 'لون واحد' },
  'import.only_size': { es: 'Única', en: 'One size', tr: 'Tek beden', ar: 'مقاس واحد' },
  'import.only_subcategory': { es: 'General', en: 'General', tr: 'Genel', ar: 'عام' },
} satisfies Texts

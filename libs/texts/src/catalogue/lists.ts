import type { Texts } from '../languages.ts'

/** The lists of the catalogue: on screen, in the audit and in refusals. */
export const catalogueLists = {
  'catalogue.field.name': { es: 'Nombre', en: 'Name', tr: 'Ad', ar: 'الاسم' },
  'catalogue.search': { es: 'Buscar', en: 'Search', tr: 'Ara', ar: 'بحث' },
  'catalogue.none': {
    es: 'Aún no hay registros',
    en: 'No records yet',
    tr: 'Henüz kayıt yok',
    ar: 'لا توجد سجلات بعد',
  },
  'catalogue.none_match': {
    es: 'Ningún registro cumple los filtros.',
    en: 'No record meets the filters.',
    tr: 'Filtrelere uyan kayıt yok.',
    ar: 'لا يوجد سجل يطابق عوامل التصفية.',
  },
  'catalogue.no_create': {
    es: 'No tiene permiso para crear registros.',
    en: 'You are not allowed to create records.',
    tr: 'Kayıt oluşturma yetkiniz yok.',
    ar: 'لا توجد صلاحية لإنشاء السجلات.',
  },
  'catalogue.create': { es: 'Crear', en: 'Create', tr: 'Oluştur', ar: 'إنشاء' },
  'catalogue.edit': { es: 'Editar {name}', en: 'Edit {name}', tr: 'Düzenle: {name}', ar: 'تعديل {name}' },
  'catalogue.delete': { es: 'Eliminar {name}', en: 'Delete {name}', tr: 'Sil: {name}', ar: 'حذف {name}' },
  'catalogue.delete_text': {
    es: 'Solo es posible si nada lo usa.',
    en: 'Only possible if nothing uses it.',
    tr: 'Yalnızca hiçbir yerde kullanılmıyorsa silinebilir.',
    ar: 'ممكن فقط إذا لم يكن مستخدمًا في أي مكان.',
  },
  'audit.subject.brand': { es: 'la marca', en: 'the brand', tr: 'Markayı', ar: 'العلامة التجارية' },
  'catalogue.new.brand': { es: 'Nueva marca', en: 'New brand', tr: 'Yeni marka', ar: 'علامة تجارية جديدة' },
  'audit.subject.color': { es: 'el color', en: 'the colour', tr: 'Rengi', ar: 'اللون' },
  'catalogue.new.color': { es: 'Nuevo color', en: 'New colour', tr: 'Yeni renk', ar: 'لون جديد' },
  'catalogue.field.color': { es: 'Muestra', en: 'Sample', tr: 'Örnek', ar: 'العينة' },
  'audit.subject.subcategory': {
    es: 'la subcategoría',
    en: 'the subcategory',
    tr: 'Alt kategoriyi',
    ar: 'الفئة الفرعية',
  },
  'catalogue.new.subcategory': {
    es: 'Nueva subcategoría',
    en: 'New subcategory',
    tr: 'Yeni alt kategori',
    ar: 'فئة فرعية جديدة',
  },
  'catalogue.field.category_id': { es: 'Categoría', en: 'Category', tr: 'Kategori', ar: 'الفئة' },
  'audit.subject.reference': { es: 'la referencia', en: 'the reference', tr: 'Modeli', ar: 'المرجع' },
  'catalogue.new.reference': {
    es: 'Nueva referencia',
    en: 'New reference',
    tr: 'Yeni model',
    ar: 'مرجع جديد',
  },
  'catalogue.field.brand_id': { es: 'Marca', en: 'Brand', tr: 'Marka', ar: 'العلامة التجارية' },
  'catalogue.field.quantity': { es: 'Productos', en: 'Products', tr: 'Ürünler', ar: 'المنتجات' },
} satisfies Texts

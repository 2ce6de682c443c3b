import type { Texts } from '../languages.ts'

/** The page of a shared link, which is built apart from the console. */
export const publicPage = {
  'share_link.gone': {
    es: 'Este enlace ya no está disponible. Pida uno nuevo a su vendedor.',
    en: 'This link is no longer available. Ask your seller for a new one.',
    tr: 'Bu bağlantı artık kullanılamıyor. Satıcınızdan yenisini isteyin.',
    ar: 'لم يعد هذا الرابط متاحًا. اطلب رابطًا جديدًا من البائع.',
  },
  'public_page.title': {
    es: 'Catálogo compartido',
    en: 'Shared catalogue',
    tr: 'Paylaşılan katalog',
    ar: 'كتالوج مشترك',
  },
  'public_page.title_of': {
    es: 'Catálogo compartido · {company}',
    en: 'Shared catalogue · {company}',
    tr: 'Paylaşılan katalog · {company}',
    ar: 'كتالوج مشترك · {company}',
  },
  'public_page.count': {
    es: '{shown} de {total, plural, one {# producto} other {# productos}}',
    en: '{shown} of {total, plural, one {# product} other {# products}}',
    tr: '{total, plural, one {# ürünün} other {# ürünün}} {shown} tanesi',
    ar: '{shown} من {total, plural, zero {# منتج} one {منتج واحد} two {منتجين} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  'public_page.products': {
    es: '{total, plural, one {# producto} other {# productos}}',
    en: '{total, plural, one {# product} other {# products}}',
    tr: '{total, plural, one {# ürün} other {# ürün}}',
    ar: '{total, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  },
  'public_page.none': { es: 'No hay productos', en: 'No products', tr: 'Ürün yok', ar: 'لا توجد منتجات' },
  'public_page.loading': { es: 'Cargando...', en: 'Loading...', tr: 'Yükleniyor...', ar: 'جارٍ التحميل...' },
  'public_page.failed': {
    es: 'No se pudo cargar el catálogo.',
    en: 'The catalogue could not be loaded.',
    tr: 'Katalog yüklenemedi.',
    ar: 'تعذّر تحميل الكتالوج.',
  },
  'public_page.retry': { es: 'Reintentar', en: 'Try again', tr: 'Yeniden dene', ar: 'إعادة المحاولة' },
  'public_page.print': { es: 'Imprimir', en: 'Print', tr: 'Yazdır', ar: 'طباعة' },
  'public_page.sizes': {
    es: 'Tallas disponibles',
    en: 'Available sizes',
    tr: 'Mevcut bedenler',
    ar: 'المقاسات المتاحة',
  },
  'public_page.no_sizes': { es: 'Agotado', en: 'Sold out', tr: 'Tükendi', ar: 'نفد' },
  'public_page.video': { es: 'Ver video', en: 'Watch video', tr: 'Videoyu izle', ar: 'مشاهدة الفيديو' },
  'public_page.previous': { es: 'Anterior', en: 'Previous', tr: 'Önceki', ar: 'السابق' },
  'public_page.next': { es: 'Siguiente', en: 'Next', tr: 'Sonraki', ar: 'التالي' },
  'public_page.pages': { es: 'Páginas', en: 'Pages', tr: 'Sayfalar', ar: 'الصفحات' },
  'public_page.page': {
    es: 'Página {page} de {pages}',
    en: 'Page {page} of {pages}',
    tr: 'Sayfa {page} / {pages}',
    ar: 'صفحة {page} من {pages}',
  },
  'public_page.updated': {
    es: 'Actualizado {day} · precios sujetos a cambio',
    en: 'Updated {day} · prices may change',
    tr: 'Güncelleme: {day} · fiyatlar değişebilir',
    ar: 'آخر تحديث {day} · الأسعار قابلة للتغيير',
  },
  'public_page.language': { es: 'Idioma', en: 'Language', tr: 'Dil', ar: 'اللغة' },
} satisfies Texts

import type { catalogueLists as spanish } from '../../es/catalogue/lists.ts'

export const catalogueLists: Record<keyof typeof spanish, string> = {
  'catalogue.name': 'Ad',
  'catalogue.search': 'Ara',
  'catalogue.none': 'Henüz kayıt yok',
  'catalogue.none_match': 'Filtrelere uyan kayıt yok.',
  'catalogue.no_create': 'Kayıt oluşturma yetkiniz yok.',
  'catalogue.create': 'Oluştur',
  'catalogue.edit': 'Düzenle: {name}',
  'catalogue.delete': 'Sil: {name}',
  'catalogue.delete_text': 'Yalnızca hiçbir yerde kullanılmıyorsa silinebilir.',
  'audit.subject.brand': 'Markayı',
  'catalogue.new.brand': 'Yeni marka',
  'audit.subject.color': 'Rengi',
  'catalogue.new.color': 'Yeni renk',
  'catalogue.color.sample': 'Örnek',
  'audit.subject.subcategory': 'Alt kategoriyi',
  'catalogue.new.subcategory': 'Yeni alt kategori',
  'audit.subject.reference': 'Modeli',
  'catalogue.new.reference': 'Yeni model',
  'catalogue.reference.quantity': 'Ürünler',
}

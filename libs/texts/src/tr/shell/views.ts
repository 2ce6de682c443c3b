import type { views as spanish } from '../../es/shell/views.ts'

export const views: Record<keyof typeof spanish, string> = {
  'view.saved': 'Görünüm kaydedildi',
  'view.deleted': 'Görünüm silindi',
  'view.name_taken': 'Bu listede aynı adda bir görünümünüz zaten var.',
  'view.too_many': 'Bu liste için zaten {limit} görünümünüz var: yenisini kaydetmek için birini silin.',
}

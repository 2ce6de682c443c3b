import type { Texts } from '../languages.ts'

/** Texts of saved views. */
export const views = {
  'view.saved': {
    es: 'Vista guardada con éxito',
    en: 'View saved',
    tr: 'Görünüm kaydedildi',
    ar: 'تم حفظ طريقة العرض بنجاح',
  },
  'view.deleted': {
    es: 'Vista eliminada correctamente',
    en: 'View deleted',
    tr: 'Görünüm silindi',
    ar: 'تم حذف طريقة العرض',
  },
  'view.name_taken': {
    es: 'Ya tiene una vista con ese nombre en esta lista.',
    en: 'You already have a view of that name in this list.',
    tr: 'Bu listede aynı adda bir görünümünüz zaten var.',
    ar: 'لديك بالفعل طريقة عرض بهذا الاسم في هذه القائمة.',
  },
  'view.too_many': {
    es: 'Ya tiene {limit} vistas de esta lista: elimine una para guardar otra.',
    en: 'You already have {limit} views of this list: delete one to save another.',
    tr: 'Bu liste için zaten {limit} görünümünüz var: yenisini kaydetmek için birini silin.',
    ar: 'لديك بالفعل {limit} من طرق العرض لهذه القائمة: احذف واحدة لتحفظ أخرى.',
  },
} satisfies Texts

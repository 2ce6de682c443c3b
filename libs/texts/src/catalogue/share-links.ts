import type { Texts } from '../languages.ts'

/** Messages of the server about shared links. */
export const shareLinks = {
  'share_link.created': {
    es: 'Enlace creado con éxito',
    en: 'Link created',
    tr: 'Bağlantı oluşturuldu',
    ar: 'تم إنشاء الرابط',
  },
  'share_link.revoked': {
    es: 'Enlace revocado correctamente',
    en: 'Link revoked',
    tr: 'Bağlantı iptal edildi',
    ar: 'تم إلغاء الرابط',
  },
  'share_link.code_not_yours': {
    es: 'Usted no tiene este código de precio.',
    en: 'You don’t have this price code.',
    tr: 'Bu fiyat kodu sizde yok.',
    ar: 'ليس لديك رمز السعر هذا.',
  },
  'share_link.expires_in_past': {
    es: 'El enlace debe vencer en el futuro.',
    en: 'The link has to expire in the future.',
    tr: 'Bağlantının süresi ileri bir tarihte dolmalıdır.',
    ar: 'يجب أن تنتهي صلاحية الرابط في المستقبل.',
  },
  'share_link.too_many': {
    es: 'Usted ya tiene {most} enlaces abiertos. Revoque los que ya no use antes de crear otro.',
    en: 'You already have {most} open links. Revoke those you no longer use before creating another.',
    tr: 'Zaten {most} açık bağlantınız var. Yenisini oluşturmadan önce artık kullanmadıklarınızı iptal edin.',
    ar: 'لديك بالفعل {most} رابط مفتوح. ألغِ ما لم تعد تستخدمه قبل إنشاء رابط آخر.',
  },
  'share_link.expires_too_late': {
    es: 'El enlace puede durar máximo {days} días.',
    en: 'The link can last {days} days at most.',
    tr: 'Bağlantı en çok {days} gün geçerli olabilir.',
    ar: 'يمكن أن يبقى الرابط صالحًا {days} يومًا على الأكثر.',
  },
} satisfies Texts

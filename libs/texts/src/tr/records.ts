import type { records as spanish } from '../es/records.ts'

export const records: Record<keyof typeof spanish, string> = {
  'audit.created': '{subject} oluşturdu',
  'audit.changed': '{subject} değiştirdi',
  'audit.deleted': '{subject} sildi',
  'audit.sessions_ended': 'Kullanıcının oturumlarını kapattı',
  'audit.password_recovered': 'Parolayı kurtardı',
  'audit.second_factor_on': 'İki adımlı doğrulamayı açtı',
  'audit.second_factor_off': 'İki adımlı doğrulamayı kapattı',
  'audit.subject.user': 'Kullanıcıyı',
  'audit.subject.profile': 'Profilin yetkilerini',
  'audit.subject.client': 'Müşteriyi',
  'audit.subject.product': 'Ürünü',
  'audit.subject.brand': 'Markayı',
  'audit.subject.setting': 'Ayarları',
  'record.stale': 'Siz bakarken bu kayıt değişti. Değiştiren: {by}, saat {at}.',
  'record.somebody': 'başka biri',
  'record.in_use': 'Silinemez. Bunu kullanan {kind}: {count} ({names}).',
  'record.in_use_unseen': 'Silinemez. Bunu kullanan {kind}: {count}.',
  'record.use.orders': 'siparişler',
  'record.use.products': 'ürünler',
}

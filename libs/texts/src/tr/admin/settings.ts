import type { settings as spanish } from '../../es/admin/settings.ts'

export const settings: Record<keyof typeof spanish, string> = {
  'setting.saved': 'Ayarlar kaydedildi',
  'setting.bad_time': '00:00 ile 23:59 arasında bir saat olmalıdır.',
  'setting.no_day': 'En az bir gün seçmelisiniz.',
  'setting.closes_before_opening': 'Kapanış saati açılış saatinden sonra olmalıdır.',
  'setting.carrier_twice': 'Bu kargo firması zaten listede.',
  'setting.bad_digits': 'Takip numarasının kaç haneli olduğunu yazın: “10” ya da “10-12”. En fazla 40.',
  'setting.bad_tracking_url': "Numaranın yerine '{guide}' yazılmış bir https adresi girin.",
  'setting.bad_pattern':
    'İfade kullanılamaz: doğru yazıldığından, yinelenen grup içermediğinden ve en fazla üç açık yineleme olduğundan emin olun.',
}

import type { returnCases as spanish } from '../../es/returns/return-cases.ts'

export const returnCases: Record<keyof typeof spanish, string> = {
  'return.state.return_pending': 'Beklemede',
  'return.state.return_received_store': 'Depoda teslim alındı',
  'return.state.returned_to_store': 'Depoya iade edildi',
  'return.state.available_to_enlisting': 'Hazırlanabilir',
  'return.state.return_voucher': 'Çek verildi',
  'return.state.return_enlisting': 'Hazırlanıyor',
  'return.state.return_delivered': 'Teslim edildi',
  'return.state.return_cancelled': 'İptal edildi',
  'return.step.pending': 'İade beklemede',
  'return.step.received_in_store': 'İade depoda teslim alındı',
  'return.step.return_to_store': 'İade depoya geri kondu',
  'return.step.voucher': 'İade çeki oluşturuldu',
  'return.step.exchange_available': 'Değişim ürünü ayrıldı',
  'return.step.enlist': 'Değişim ürünü hazırlanıyor',
  'return.step.delivered': 'İade teslim edildi',
  'return.step.cancel': 'İade iptal edildi',
  'return.refused.wrong_state': 'İade “{state}” durumunda; bu adım şu anda atılamaz.',
  'return.refused.forbidden': 'Profiliniz bu adımı atamaz.',
  'return.refused.needs_exchange_rate': 'Ödenenin hangi oranda kabul edileceğini seçin.',
  'return.refused.guide_missing': 'Kargo fişi veya gönderi fotoğrafı eksik.',
}

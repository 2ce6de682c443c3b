import type { cashierScreens as spanish } from '../../es/finance/cashier.ts'

export const cashierScreens: Record<keyof typeof spanish, string> = {
  'shift.lead': 'Kasayı başlangıç tutarıyla açın, hareketlerini görün ve sayımla kapatın.',
  'shift.close': 'Kasayı kapat',
  'shift.close_text': 'Kasadaki nakdi sayın. Kapanan bir vardiya artık değişmez.',
  'shift.counted': 'Sayılan',
  'shift.expected': 'Beklenen',
  'shift.difference': 'Fark',
  'shift.note': 'Not',
  'shift.opened': 'Açılış',
  'shift.closed': 'Kapanış',
  'shift.base': 'Başlangıç tutarı',
  'shift.at': 'Saat',
  'shift.order': 'Sipariş',
  'shift.status': 'Durum',
  'shift.by': 'Kaydeden',
  'shift.opened_by': 'Açan',
  'shift.amount': 'Tutar',
  'shift.movements': 'Vardiyanın hareketleri',
  'shift.no_movements': 'Bu vardiyada henüz hareket yok.',
  'shift.closed_shifts': 'Kapalı vardiyalar',
  'shift.no_closed': 'Bu günlerde kapalı vardiya yok.',
}

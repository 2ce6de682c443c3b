import type { Texts } from '../languages.ts'

/** The cash registers and their shifts. */
export const cashierScreens = {
  'shift.lead': {
    es: 'Abra la caja con su base, vea sus movimientos y ciérrela con el conteo.',
    en: 'Open the register with its base, see its movements and close it with the count.',
    tr: 'Kasayı başlangıç tutarıyla açın, hareketlerini görün ve sayımla kapatın.',
    ar: 'فتح الصندوق برصيده الأول، ومتابعة حركاته، وإغلاقه بالعدّ.',
  },
  'shift.close': { es: 'Cerrar la caja', en: 'Close the register', tr: 'Kasayı kapat', ar: 'إغلاق الصندوق' },
  'shift.close_text': {
    es: 'Cuente el efectivo de la caja. Un turno cerrado ya no cambia.',
    en: 'Count the cash in the register. A closed shift no longer changes.',
    tr: 'Kasadaki nakdi sayın. Kapanan bir vardiya artık değişmez.',
    ar: 'يُعدّ النقد الموجود في الصندوق. الوردية المغلقة لا تتغيّر بعد ذلك.',
  },
  'shift.counted': { es: 'Contado', en: 'Counted', tr: 'Sayılan', ar: 'المعدود' },
  'shift.expected': { es: 'Esperado', en: 'Expected', tr: 'Beklenen', ar: 'المتوقع' },
  'shift.difference': { es: 'Diferencia', en: 'Difference', tr: 'Fark', ar: 'الفرق' },
  'shift.note': { es: 'Nota', en: 'Note', tr: 'Not', ar: 'ملاحظة' },
  'shift.opened': { es: 'Apertura', en: 'Opened', tr: 'Açılış', ar: 'الفتح' },
  'shift.closed': { es: 'Cierre', en: 'Closed', tr: 'Kapanış', ar: 'الإغلاق' },
  'shift.base': { es: 'Base', en: 'Base', tr: 'Başlangıç tutarı', ar: 'الرصيد الأول' },
  'shift.at': { es: 'Hora', en: 'Time', tr: 'Saat', ar: 'الوقت' },
  'shift.order': { es: 'Pedido', en: 'Order', tr: 'Sipariş', ar: 'الطلب' },
  'shift.status': { es: 'Estado', en: 'Status', tr: 'Durum', ar: 'الحالة' },
  'shift.by': { es: 'Registrado por', en: 'Recorded by', tr: 'Kaydeden', ar: 'سجّله' },
  'shift.opened_by': { es: 'Abierto por', en: 'Opened by', tr: 'Açan', ar: 'فتحها' },
  'shift.amount': { es: 'Valor', en: 'Amount', tr: 'Tutar', ar: 'المبلغ' },
  'shift.movements': {
    es: 'Movimientos del turno',
    en: 'Movements of the shift',
    tr: 'Vardiyanın hareketleri',
    ar: 'حركات الوردية',
  },
  'shift.no_movements': {
    es: 'Aún no hay movimientos en este turno.',
    en: 'This shift has no movements yet.',
    tr: 'Bu vardiyada henüz hareket yok.',
    ar: 'لا توجد حركات في هذه الوردية بعد.',
  },
  'shift.closed_shifts': {
    es: 'Turnos cerrados',
    en: 'Closed shifts',
    tr: 'Kapalı vardiyalar',
    ar: 'الورديات المغلقة',
  },
  'shift.no_closed': {
    es: 'No hay turnos cerrados en estos días.',
    en: 'There are no closed shifts in these days.',
    tr: 'Bu günlerde kapalı vardiya yok.',
    ar: 'لا توجد ورديات مغلقة في هذه الأيام.',
  },
} satisfies Texts

import type { cashierScreens as spanish } from '../../es/finance/cashier.ts'

export const cashierScreens: Record<keyof typeof spanish, string> = {
  'shift.lead': 'Open the register with its base, see its movements and close it with the count.',
  'shift.close': 'Close the register',
  'shift.close_text': 'Count the cash in the register. A closed shift no longer changes.',
  'shift.counted': 'Counted',
  'shift.expected': 'Expected',
  'shift.difference': 'Difference',
  'shift.note': 'Note',
  'shift.opened': 'Opened',
  'shift.closed': 'Closed',
  'shift.base': 'Base',
  'shift.at': 'Time',
  'shift.order': 'Order',
  'shift.status': 'Status',
  'shift.by': 'Recorded by',
  'shift.opened_by': 'Opened by',
  'shift.amount': 'Amount',
  'shift.movements': 'Movements of the shift',
  'shift.no_movements': 'This shift has no movements yet.',
  'shift.closed_shifts': 'Closed shifts',
  'shift.no_closed': 'There are no closed shifts in these days.',
}

import type { boardWorkScreens as spanish } from '../es/screens-board-work.ts'

export const boardWorkScreens: Record<keyof typeof spanish, string> = {
  'bulk.title': 'Selected orders',
  'bulk.hidden': '({count} outside this filter)',
  'bulk.clear': 'Clear',
  'bulk.others': 'More steps for the selected',
  'bulk.orders': 'Chosen orders',
  'bulk.apply': 'Apply to {count, plural, one {# order} other {# orders}}',
  'bulk.none_able': 'None of the chosen orders can take this step now.',
  'tray.title': 'Delivered today',
  'tray.none': 'No order has been delivered today.',
  'tray.undo': 'Undo the delivery of order {id}',
  'tray.delivered_by': 'Delivered by {name}',
  'tray.received_by': 'received by {name}',
}

/** Work over the board: several orders at once, what was delivered, scanning and the sheet for the shelf. */
export const boardWorkScreens = {
  'bulk.title': 'Pedidos seleccionados',
  'bulk.hidden': '({count} fuera de este filtro)',
  'bulk.clear': 'Quitar',
  'bulk.others': 'Más pasos para los seleccionados',
  'bulk.orders': 'Pedidos elegidos',
  'bulk.apply': 'Aplicar a {count, plural, one {# pedido} other {# pedidos}}',
  'bulk.none_able': 'Ninguno de los pedidos elegidos puede dar este paso ahora.',
  'tray.title': 'Entregados hoy',
  'tray.none': 'Hoy no se ha entregado ningún pedido.',
  'tray.undo': 'Deshacer la entrega del pedido {id}',
  'tray.delivered_by': 'Entregó {name}',
  'tray.received_by': 'recibió {name}',
} as const

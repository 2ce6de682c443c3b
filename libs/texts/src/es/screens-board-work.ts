/** Work over the board: several orders at once, what was delivered, scanning and the sheet for the shelf. */
export const boardWorkScreens = {
  'bulk.title': 'Pedidos seleccionados',
  'bulk.hidden': '({count} fuera de este filtro)',
  'bulk.clear': 'Quitar',
  'bulk.others': 'Más pasos para los seleccionados',
  'bulk.orders': 'Pedidos elegidos',
  'bulk.apply': 'Aplicar a {count, plural, one {# pedido} other {# pedidos}}',
  'bulk.none_able': 'Ninguno de los pedidos elegidos puede dar este paso ahora.',
} as const

/** Why clients of the demo company return goods, and what it recognises of what was paid. */
export const RETURN_DATA = {
  reasons: [
    { name: 'Defecto de suela' },
    { name: 'Talla equivocada', is_for_size_change: true },
    { name: 'No era el color' },
    { name: 'Se despegó' },
  ],
  rates: [
    { name: 'Completo', percentage: 100 },
    { name: 'Con uso', percentage: 70 },
  ],
  whyCancelled: 'El cliente desistió',
} as const

/** Why clients of the demo company return goods, and what it recognises of what was paid. */
export const RETURN_DATA = {
  reasons: ['Defecto de suela', 'Talla equivocada', 'No era el color', 'Se despegó'],
  rates: [
    { name: 'Completo', percentage: 100 },
    { name: 'Con uso', percentage: 70 },
  ],
  whyCancelled: 'El cliente desistió',
} as const

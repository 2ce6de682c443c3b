/** What the warehouse of the demo company did lately, and what its sellers share. */
export const STOCK_DATA = {
  /** How many days ago each began, how far it came, and how many of its units never arrived. */
  transfers: [
    { days: 16, note: 'Surtido del local', steps: ['prepare', 'send', 'receive'], missing: 0 },
    { days: 6, note: 'Tallas para el fin de semana', steps: ['prepare', 'send', 'receive'], missing: 1 },
    { days: 2, note: 'Reposición de tallas agotadas', steps: ['prepare', 'send'], missing: 0 },
    { days: 1, note: 'Pedido por un cliente del local', steps: ['prepare'], missing: 0 },
    { days: 0.1, note: null, steps: [], missing: 0 },
  ],
  whyMissing: 'Faltó un par en la caja',
  counts: [
    { days: 12, isApplied: true, missing: 1, reason: 'Conteo de fin de mes' },
    { days: 0.2, isApplied: false, missing: 0, reason: '' },
  ],
  /** Each size of the products that sell most should have so many pairs. */
  minimum: { products: 8, quantity: 3 },
  links: [
    { days: 5, name: 'Novedades de la semana', filter: '', code: 'four' },
    { days: 3, name: 'Talla 38', filter: 'size_id:38', code: 'four' },
  ],
  requests: [
    {
      hours: 50,
      name: 'Lucía Demo',
      phone: '3000000101',
      note: null,
      whyRefused: 'Ya la compró en el local',
    },
    { hours: 7, name: 'Mateo Demo', phone: '3000000102', note: '¿La tienen en negro?', whyRefused: null },
    { hours: 3, name: 'Sara Demo', phone: '3000000103', note: null, whyRefused: null },
    { hours: 1, name: 'Tomás Demo', phone: '3000000104', note: 'Para entregar el viernes', whyRefused: null },
  ],
} as const

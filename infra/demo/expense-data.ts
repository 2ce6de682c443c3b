/** What the demo company spends, and on what. */
export const EXPENSE_DATA = {
  categories: [
    'Arriendo de locales',
    'Servicios públicos',
    'Transporte y domicilios',
    'Publicidad',
    'Aseo y papelería',
  ],
  payments: ['Efectivo de caja', 'Transferencia bancaria', 'Tarjeta de la empresa'],
  situations: ['Gasto administrativo', 'Gasto de ventas', 'Gasto financiero'],
  /** Categories, payments and situations by their position; days ago. */
  expenses: [
    { category: 0, payment: 1, situation: 0, days: 52, amount: 4_800_000, note: 'Local del centro' },
    { category: 1, payment: 1, situation: 0, days: 47, amount: 612_400, note: 'Energía y agua' },
    { category: 2, payment: 0, situation: 1, days: 41, amount: 86_000, note: 'Taxi con mercancía' },
    {
      category: 3,
      payment: 2,
      situation: 1,
      days: 33,
      amount: 350_000,
      note: 'Anuncios de la semana',
    },
    { category: 0, payment: 1, situation: 0, days: 22, amount: 4_800_000, note: 'Local del centro' },
    { category: 1, payment: 1, situation: 0, days: 17, amount: 587_900, note: 'Energía y agua' },
    { category: 4, payment: 0, situation: 0, days: 12, amount: 143_500, note: null },
    { category: 2, payment: 0, situation: 1, days: 6, amount: 52_000, note: 'Domicilios del sábado' },
    { category: 3, payment: 2, situation: 1, days: 2, amount: 420_000, note: 'Anuncios de la semana' },
    { category: 4, payment: 0, situation: 0, days: 1, amount: 38_700, note: 'Bolsas' },
  ],
  waiting: {
    category: 3,
    payment: 1,
    situation: 1,
    days: 1,
    amount: 6_500_000,
    note: 'Valla del puente',
  },
  refused: { category: 2, payment: 0, situation: 1, days: 8, amount: 940_000, note: 'Mudanza' },
  whyRefused: 'Falta la factura',
} as const

/** What holds money of the demo company: what each had when the company opened, and what pays into it. */
export const MONEY_DATA = {
  accounts: [
    {
      name: 'Cuenta de ahorros',
      opening_amount: 14_800_000,
      methods: ['transfer', 'bre_b', 'card'],
      payments: ['Transferencia bancaria', 'Tarjeta de la empresa'],
      cashiers: 'deposits',
    },
    {
      name: 'Nequi del local',
      opening_amount: 1_250_000,
      methods: ['nequi', 'daviplata'],
      payments: [],
      cashiers: null,
    },
    {
      name: 'Efectivo de la caja',
      opening_amount: 600_000,
      methods: ['cash'],
      payments: ['Efectivo de caja'],
      cashiers: 'drawer',
    },
  ],
  /** From which account to which, by their position. */
  transfer: { from: 1, to: 0, days: 9, amount: 1_000_000, note: 'Traslado de Nequi al banco' },
  settlementNote: 'Liquidación del mes',
} as const

/** What the first user with each profile should bring in a month. */
export const GOAL_DATA = [
  { profile: 'online_seller', amount: 10_000_000 },
  { profile: 'freelance_seller', amount: 6_500_000 },
  { profile: 'local_administrative', amount: 15_000_000 },
] as const

import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { Day, Found, Id, Instant, Pesos } from '../shapes.ts'

const Count = { count: Type.Integer(), value: Pesos }

/** Orders checked out in a range of days, by the state they are in now; cancelled ones don't count. */
export const AdministrativeReport = Type.Object({
  as_of: Instant,
  from: Day,
  to: Day,
  totals: Type.Object({ ...Count, average_ticket: Pesos, units: Type.Integer(), balance: Type.Integer() }),
  /** As many days just before. */
  previous: Type.Object(Count),
  /** Orders whose goods left in these days, whenever they were sold. */
  revenue: Type.Object(Count),
  by_day: Type.Array(Type.Object({ day: Day, ...Count })),
  by_seller: Type.Array(Type.Object({ seller_id: Id, seller_name: Type.String(), ...Count })),
  by_stage: Type.Array(Type.Object({ state_id: Type.String(), ...Count })),
  by_payment: Type.Array(
    Type.Object({ payment_method: Type.Integer(), payment_name: Type.String(), ...Count }),
  ),
  /** The same figures as the tables, in the form every report answers. */
  rows: Type.Array(Type.Object({ day: Day, ...Count })),
})
export type AdministrativeReport = Static<typeof AdministrativeReport>

export const administrativeReport = route({
  method: 'GET',
  path: '/report/administrative',
  tag: 'reports',
  summary:
    'Checked-out orders of a range of days (today by default): count, value, by day, seller, stage and payment method.',
  permission: 'read administrative',
  query: Strict({ from: Type.Optional(Day), to: Type.Optional(Day), seller_id: Type.Optional(Id) }),
  reply: Found(AdministrativeReport),
})

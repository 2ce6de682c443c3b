import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, MESSAGE_KEY_FIELDS, Nullable } from '../shapes.ts'

export const EXAMPLE_STATES = ['none', 'filling', 'loaded', 'removing'] as const

/** Kinds of records of which a user is shown how many are removed with the examples: families of events. */
export const OWN_KINDS = [
  'order',
  'return',
  'client',
  'product',
  'catalogue',
  'transfer',
  'count',
  'shift',
  'request',
  'share_link',
  'import',
  'expense',
] as const
export type OwnKind = (typeof OWN_KINDS)[number]

const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** Example data of an installation that was empty: filled and removed as one. */
export const ExampleData = Type.Object({
  state: Type.Enum([...EXAMPLE_STATES]),
  /** Nothing was entered yet, and one process runs the whole product. */
  is_offered: Type.Boolean(),
  /** Of the filling: how many acts are done. */
  done: Count,
  total: Count,
  /** How many users are examples. */
  users: Count,
  /** What users created or changed since, which goes with the examples. */
  own: Type.Array(Type.Object({ kind: Type.Enum([...OWN_KINDS]), count: Count })),
  /** Why the last filling or removal did not happen. */
  problem: Nullable(Type.Object({ message: Type.String(), ...MESSAGE_KEY_FIELDS })),
})
export type ExampleData = Static<typeof ExampleData>

/** How many records of the users' own go with the examples. */
export const ownTotal = ({ own }: Pick<ExampleData, 'own'>): number =>
  own.reduce((sum, { count }) => sum + count, 0)

export const getExampleData = route({
  method: 'GET',
  path: '/example-data',
  tag: 'settings',
  summary: 'Whether there is example data, how far it is filled, and what is removed with it.',
  permission: 'manage settings',
  reply: Found(ExampleData),
})

export const fillExampleData = route({
  method: 'POST',
  path: '/example-data',
  tag: 'settings',
  summary: 'Fill an installation without data with examples. A job does it; the state shows when it is done.',
  permission: 'manage settings',
  body: Strict({ confirmed: Type.Literal(true) }),
  reply: ChangeReply(ExampleData),
})

export const removeExampleData = route({
  method: 'POST',
  path: '/example-data/remove',
  tag: 'settings',
  summary:
    'Remove all example data, with what users entered since. `own` is how many records of theirs the caller was shown: others are refused.',
  permission: 'manage settings',
  body: Strict({ own: Count }),
  reply: ChangeReply(ExampleData),
})

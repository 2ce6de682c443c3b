/** All permissions, by module: `action module`, as the specification writes them ('read clients'). */
export const PERMISSIONS_BY_MODULE = {
  users: ['read users', 'create users', 'update users', 'delete users'],
  clients: ['read clients', 'create clients', 'update clients', 'delete clients'],
  products: ['read products', 'create products', 'update products', 'delete products'],
  catalogue: ['read catalogue', 'create catalogue', 'update catalogue', 'delete catalogue'],
  sales: [
    'read sales',
    'create sales',
    'create sales online',
    'create sales local',
    'update sales',
    'cancel sales',
    'discount sales',
  ],
  seller: [
    'read seller order',
    'own seller order',
    'warehouse seller order',
    'read settlements',
    'close settlements',
    'set goals',
  ],
  orders: [
    'read orders',
    'validate payment',
    'assign orders',
    'prepare orders',
    'guide orders',
    'deliver orders',
    'news orders',
    'ct payment orders',
    'reverse orders',
  ],
  returns: ['read returns', 'create returns', 'update returns', 'delete returns'],
  expenses: ['read expenses', 'create expenses', 'update expenses', 'delete expenses', 'approve expenses'],
  finance: ['read result_state', 'read cash_flow', 'manage cash_flow', 'reopen months'],
  reports: ['read administrative', 'read operational', 'read manager', 'read_geo'],
  cashier: ['manage cashier'],
  reserved: ['read reserved'],
  share: ['manage share links'],
  settings: ['manage settings'],
  security: ['manage permissions', 'read audit', 'read mail'],
} as const

export type Module = keyof typeof PERMISSIONS_BY_MODULE
export type Permission = (typeof PERMISSIONS_BY_MODULE)[Module][number]

export const PERMISSIONS: readonly Permission[] = Object.values(PERMISSIONS_BY_MODULE).flat()

/**
 * How far a permission reaches over rows:
 * `all` every row · `team` rows of the sellers one leads, and one's own · `own` rows one made or sells ·
 * `assigned` orders one was assigned to prepare · `before_checkout` own rows, until they are checked out.
 */
export const SCOPES = ['all', 'team', 'own', 'assigned', 'before_checkout'] as const
export type Scope = (typeof SCOPES)[number]

/** The permissions of one profile. A permission that is absent is refused. */
export type Grants = Partial<Record<Permission, Scope>>

/** Only `two` may ever have these: a user who edits permissions or reads recovery mail could become any user. */
export const ONLY_FOR_TWO: readonly Permission[] = ['manage permissions', 'read mail']

/** The scopes that each scope includes besides itself. */
const TAKES_IN: Record<Scope, readonly Scope[]> = {
  all: SCOPES,
  team: ['team', 'own', 'before_checkout'],
  own: ['own', 'before_checkout'],
  assigned: ['assigned'],
  before_checkout: ['before_checkout'],
}

/** The permissions of `wanted` that `mine` lacks, or has over fewer rows. */
export function lackedIn(mine: Grants, wanted: Grants): Permission[] {
  return PERMISSIONS.filter((permission) => {
    const [has, needs] = [mine[permission], wanted[permission]]
    return needs !== undefined && (has === undefined || !TAKES_IN[has].includes(needs))
  })
}

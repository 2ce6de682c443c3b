import { PERMISSIONS, type Grants, type Permission, type Scope } from './permissions.ts'
import type { ProfileId } from './profiles.ts'

const grant = (scope: Scope, ...permissions: Permission[]): Grants =>
  Object.fromEntries(permissions.map((permission) => [permission, scope]))

const all = (...permissions: Permission[]) => grant('all', ...permissions)
const own = (...permissions: Permission[]) => grant('own', ...permissions)

const crud = (module: 'clients' | 'products' | 'returns' | 'expenses' | 'catalogue' | 'users') =>
  all(`read ${module}`, `create ${module}`, `update ${module}`, `delete ${module}`)

const CREATE_BOTH = all('create sales', 'create sales online', 'create sales local')
const SALES_ALL = all('read sales', 'update sales', 'cancel sales')
const SELLER_ORDERS_ALL = all('read seller order', 'own seller order', 'warehouse seller order')
const DISPATCH_WORK = all('prepare orders', 'guide orders', 'deliver orders', 'news orders')
const REPORTS_ALL = all('read administrative', 'read operational', 'read manager')
const FINANCE_ALL = all('read result_state', 'read cash_flow')
const READ_EVERYTHING = all(
  'read users',
  'read clients',
  'read products',
  'read catalogue',
  'read sales',
  'read seller order',
  'read orders',
  'read returns',
  'read expenses',
  'read reserved',
  'read settlements',
  'read_geo',
)

const WAREHOUSE_SELLER = all('read seller order', 'warehouse seller order')

const sellerAdmin: Grants = {
  ...crud('clients'),
  ...all('read products', 'read catalogue'),
  ...CREATE_BOTH,
  ...SALES_ALL,
  ...all('discount sales', 'read orders', 'news orders', 'read_geo', 'read reserved', 'manage share links'),
  ...own('own seller order'),
  ...all('read seller order'),
  ...all('create returns', 'read returns'),
  ...grant('team', 'read administrative', 'read settlements', 'set goals'),
}

const seller = (...creates: Permission[]): Grants => ({
  ...all('create clients', 'read clients', 'read products', 'read catalogue', 'create sales', ...creates),
  ...own('update clients', 'read sales', 'update sales', 'read seller order', 'own seller order'),
  ...grant('before_checkout', 'cancel sales'),
  ...own('read orders', 'news orders', 'read returns', 'read reserved'),
  ...own('read settlements'),
  ...all('create returns', 'manage share links'),
})

/** The initial data of 'Perfiles y permisos': the permissions of each profile, with their scopes. */
export const POLICY: Record<ProfileId, Grants> = {
  two: all(...PERMISSIONS),
  one: { ...READ_EVERYTHING, ...REPORTS_ALL, ...FINANCE_ALL, ...all('approve expenses') },
  operating_officer: {
    ...READ_EVERYTHING,
    ...crud('clients'),
    ...crud('products'),
    ...crud('returns'),
    ...crud('expenses'),
    ...CREATE_BOTH,
    ...SALES_ALL,
    ...SELLER_ORDERS_ALL,
    ...DISPATCH_WORK,
    ...REPORTS_ALL,
    ...FINANCE_ALL,
    ...all('discount sales', 'validate payment', 'assign orders', 'ct payment orders', 'reverse orders'),
    ...all('manage share links', 'approve expenses', 'manage cash_flow', 'close settlements', 'set goals'),
  },
  accounting_manager: {
    ...all('read clients', 'read products', 'read catalogue', 'read sales', 'read orders'),
    ...all('validate payment', 'ct payment orders', 'read returns', 'read cash_flow', 'read administrative'),
    ...all('read_geo', 'manage cash_flow', 'read settlements', 'close settlements'),
    ...crud('expenses'),
  },
  local_administrative: {
    ...crud('clients'),
    ...all('read products', 'create products', 'update products', 'read catalogue'),
    ...CREATE_BOTH,
    ...SALES_ALL,
    ...SELLER_ORDERS_ALL,
    ...crud('returns'),
    ...all('read orders', 'create expenses', 'read expenses', 'read cash_flow', 'read administrative'),
    ...all('manage cashier', 'read reserved', 'manage share links'),
    ...own('read settlements'),
  },
  winery_manager: {
    ...all(
      'read clients',
      'read catalogue',
      'read sales',
      'read orders',
      'assign orders',
      'read operational',
    ),
    ...crud('products'),
    ...crud('returns'),
    ...DISPATCH_WORK,
    ...WAREHOUSE_SELLER,
    ...all('read reserved'),
  },
  head_dispatch: {
    ...all('read users', 'read clients', 'read products', 'read catalogue', 'read sales', 'read orders'),
    ...all('assign orders', 'ct payment orders', 'reverse orders', 'read operational', 'read reserved'),
    ...crud('returns'),
    ...DISPATCH_WORK,
    ...WAREHOUSE_SELLER,
  },
  dispatch_assistant: {
    ...all('read products', 'read catalogue'),
    ...grant('assigned', 'read orders', 'prepare orders', 'guide orders', 'deliver orders', 'news orders'),
    ...own('read returns'),
  },
  online_seller_admin: sellerAdmin,
  admin_seller: sellerAdmin,
  local_seller_admin: sellerAdmin,
  online_seller: seller('create sales online'),
  freelance_seller: seller('create sales online'),
  local_seller: seller('create sales local'),
  online_reseller: seller('create sales online'),
}

/** Narrower than the initial scope of any profile, but supported. */
const ALSO: Partial<Record<Permission, readonly Scope[]>> = { 'read clients': ['own'] }

const reachesOf = (permission: Permission): readonly Scope[] => [
  ...new Set<Scope>([
    'all',
    ...Object.values(POLICY).flatMap((grants) => grants[permission] ?? []),
    ...(ALSO[permission] ?? []),
  ]),
]

/** The scopes that each permission supports: no narrower scope has an effect anywhere. */
export const REACHES = Object.fromEntries(
  PERMISSIONS.map((permission) => [permission, reachesOf(permission)]),
) as Record<Permission, readonly Scope[]>

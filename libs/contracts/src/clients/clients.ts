import { Type, type Static } from 'typebox'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { PORTRAIT_FIELDS, PORTRAIT_FILE, portraitRoute } from '../portrait.ts'
import { recordContracts } from '../record-contracts.ts'
import { route } from '../route.ts'
import { Filled, Found, Id, IdParams, Instant, Name, Nullable, Phone, Text } from '../shapes.ts'

export const Client = Type.Object({
  id: Id,
  name: Type.String(),
  identification_number: Type.String(),
  email: Nullable(Type.String()),
  /** A signed address of the client's picture, for this caller only and for a limited time. */
  photo: Nullable(Type.String()),
  phone: Type.String(),
  address: Type.String(),
  contact: Nullable(Type.String()),
  municipality: Nullable(Type.String()),
  city_id: Id,
  city_name: Type.String(),
  department_id: Id,
  department_name: Type.String(),
  type_of_person: Id,
  type_of_client: Id,
  code_id: Nullable(Id),
  /** The shop's own words for the price code; `code_key` finds those of another language. */
  code_name: Nullable(Type.String()),
  code_key: Nullable(Type.String()),
  /** The client's newest order that is still open, if any. */
  pre_order_id: Nullable(Id),
  seller_id: Nullable(Id),
  version: Type.Integer(),
  created_at: Instant,
  updated_at: Instant,
})
export type Client = Static<typeof Client>

const CLIENT_FIELDS = {
  name: Name(160),
  // A letter or digit at least: what separates them is not stored.
  identification_number: Type.String({
    minLength: 4,
    maxLength: 20,
    pattern: '^[.\\- ]*[0-9A-Za-z][0-9A-Za-z.\\- ]*$',
  }),
  email: Type.Optional(Nullable(Type.String({ format: 'email', maxLength: 254 }))),
  phone: Phone,
  address: Filled(200),
  contact: Type.Optional(Nullable(Text(120))),
  municipality: Type.Optional(Nullable(Text(120))),
  city_id: Id,
  department_id: Type.Optional(Id),
  type_of_person: Id,
  type_of_client: Id,
  code_id: Type.Optional(Nullable(Id)),
  ...PORTRAIT_FIELDS,
}

export const listClients = listRoute({
  path: '/client',
  tag: 'clients',
  summary:
    'Clients; `search` covers name, identification number and phone, without regard to accents and dots.',
  permission: 'read clients',
  query: { seller: Type.Optional(Id) },
  row: Client,
  filters: {
    type_of_client: { takes: 'number', as: 'type' },
    department_id: { takes: 'number', as: 'department' },
    city_id: { takes: 'number', as: 'city' },
    id: { takes: 'number' },
    type_of_person: { takes: 'number' },
    seller_id: { takes: 'number' },
    code_id: { takes: 'number' },
    identification_number: { takes: 'text' },
    name: { takes: 'text' },
  },
  sort: ['id', 'name', 'created_at'],
  defaultSort: '-id',
  isSearchable: true,
})

export const ClientPick = Type.Object({
  id: Id,
  name: Type.String(),
  identification_number: Type.String(),
  phone: Type.String(),
  city_name: Type.String(),
  code_id: Nullable(Id),
  code_name: Nullable(Type.String()),
})
export type ClientPick = Static<typeof ClientPick>

export const pickClients = listRoute({
  path: '/client/picker',
  tag: 'clients',
  summary: 'Clients with few fields, for pickers; `by` narrows the search to one of them.',
  permission: 'read clients',
  query: { by: Type.Optional(Type.Enum(['name', 'identification_number'])) },
  row: ClientPick,
  filters: { id: { takes: 'number' } },
  sort: ['name', 'id'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})

export const getClient = route({
  method: 'GET',
  path: '/client/:id',
  tag: 'clients',
  summary: 'One client; for one that was merged into another, that other one.',
  permission: 'read clients',
  params: IdParams,
  reply: Found(Client),
})

export const {
  create: createClient,
  change: updateClient,
  remove: deleteClient,
} = recordContracts({
  path: '/client',
  tag: 'clients',
  what: 'a client',
  permissions: 'clients',
  row: Client,
  fields: CLIENT_FIELDS,
  files: [PORTRAIT_FILE],
})

export const clientPicture = portraitRoute({ path: '/client/:id/photo', tag: 'clients', whose: 'a client' })

const Named = Type.Object({ id: Id, name: Type.String() })

const lookup = (path: `/${string}`, summary: string) =>
  listRoute({
    path,
    tag: 'clients',
    summary,
    permission: 'signed_in',
    row: Named,
    filters: { id: { takes: 'number' } },
    sort: ['id', 'name'],
    isSearchable: true,
    perPage: LOOKUP_ROWS,
  })

export const listPersonTypes = lookup('/client/type/person', 'Types of person.')
export const listClientTypes = lookup('/client/type/client', 'Types of client.')

/** With `report=1`: how many clients live there, by type. */
const CLIENT_COUNTS = {
  final: Type.Optional(Type.Integer()),
  wholesale: Type.Optional(Type.Integer()),
  reseller: Type.Optional(Type.Integer()),
}
const REPORT = { report: Type.Optional(Type.Literal('1')) }

export const listDepartments = listRoute({
  path: '/departament',
  tag: 'clients',
  summary: 'Departments of Colombia; the id is the DANE code. With `report=1` their clients by type.',
  permission: 'signed_in',
  query: REPORT,
  row: Type.Object({ ...Named.properties, ...CLIENT_COUNTS }),
  filters: { id: { takes: 'number' } },
  sort: ['name', 'id'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})

/** More than there are municipalities in Colombia: pickers load them once. */
const ALL_CITIES = 2_000

export const listCities = listRoute({
  path: '/city',
  tag: 'clients',
  summary:
    'Municipalities; the id is the DANE code. `filter=departament_id:5` narrows to a department, `report=1` counts clients.',
  permission: 'signed_in',
  query: REPORT,
  row: Type.Object({
    id: Id,
    name: Type.String(),
    department_id: Id,
    department_name: Type.String(),
    ...CLIENT_COUNTS,
  }),
  filters: {
    id: { takes: 'number' },
    /** The specification's spelling and the right one. */
    departament_id: { takes: 'number' },
    department_id: { takes: 'number' },
  },
  sort: ['department_id', 'name', 'id'],
  isSearchable: true,
  perPage: ALL_CITIES,
})

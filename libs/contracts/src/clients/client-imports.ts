import { Type, type Static } from 'typebox'
import { declareImport, TABLE_FORMAT, TABLE_REPLIES, type Mapping } from '../imports/declare-import.ts'
import { route, Strict } from '../route.ts'
import { Nullable } from '../shapes.ts'

/** The columns of a file of clients, in their order: a client has one line, and its number names it. */
export const CLIENT_COLUMNS = [
  'identification_number',
  'name',
  'type_of_person',
  'type_of_client',
  'code',
  'phone',
  'email',
  'department',
  /** Its name, or its code of the DANE. */
  'city',
  'address',
  'municipality',
  'contact',
] as const
export type ClientColumn = (typeof CLIENT_COLUMNS)[number]

/** Without them no new client can be made. */
export const NEEDED_CLIENT_COLUMNS: readonly ClientColumn[] = [
  'identification_number',
  'name',
  'type_of_person',
  'type_of_client',
  'phone',
  'city',
  'address',
]

/** It also needs 'update clients' of all clients: a file may change any of them. */
const IMPORTS = { tag: 'clients', permission: 'create clients' } as const

export const CLIENT_IMPORTS = declareImport({
  ...IMPORTS,
  path: '/client-import',
  of: 'clients',
  columns: CLIENT_COLUMNS,
  own: {
    counts: Nullable(
      Type.Object({ created: Type.Integer(), changed: Type.Integer(), unchanged: Type.Integer() }),
    ),
  },
  chosen: {},
})

export type ClientImport = Static<typeof CLIENT_IMPORTS.Import>
export type ClientMapping = Mapping<ClientColumn>

export const createClientImport = CLIENT_IMPORTS.create
export const getClientImport = CLIENT_IMPORTS.get
export const checkClientImport = CLIENT_IMPORTS.check
export const applyClientImport = CLIENT_IMPORTS.apply
export const cancelClientImport = CLIENT_IMPORTS.cancel
export const downloadClientFaults = CLIENT_IMPORTS.faults

export const exportClients = route({
  method: 'GET',
  path: '/clients/export',
  tag: 'clients',
  summary: 'The clients, as a file that can be imported: all for callers who may change all, else their own.',
  is_heavy: true,
  permission: 'update clients',
  query: Strict(TABLE_FORMAT),
  reply: Type.Any(),
  raw: TABLE_REPLIES,
})

export const clientTemplate = route({
  ...IMPORTS,
  method: 'GET',
  path: '/clients/template',
  summary: 'An empty file of clients, with an example.',
  query: Strict(TABLE_FORMAT),
  reply: Type.Any(),
  raw: TABLE_REPLIES,
})

/** In the order of the reference. */
export const CLIENT_IMPORT_ROUTES = [
  createClientImport,
  getClientImport,
  checkClientImport,
  applyClientImport,
  cancelClientImport,
  downloadClientFaults,
  exportClients,
  clientTemplate,
]

import { Type, type Static } from 'typebox'
import { ImportMessage, TABLE_FORMAT, TABLE_REPLIES } from '../imports/declare-import.ts'
import { route, Strict } from '../route.ts'
import { ChangeReply, Dictionary, Found, Id, IdParams, Instant, Name, Nullable, Text } from '../shapes.ts'
import { LARGE_LISTS } from './large-lists.ts'

/** waiting (for the job) · running · ready (to be downloaded) · refused (with the reason) · cancelled. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'refused', 'cancelled'] as const
export type ExportState = (typeof EXPORT_STATES)[number]

/** While a job has it. */
export const WORKING_EXPORTS: readonly ExportState[] = ['waiting', 'running']

export const ListExport = Type.Object({
  id: Id,
  /** As the user's screen calls the list. */
  name: Type.String(),
  ...TABLE_FORMAT,
  state: Type.Enum([...EXPORT_STATES]),
  /** Of the whole file; null until they are counted. */
  rows: Nullable(Type.Integer()),
  /** Rows that were written so far. */
  done: Type.Integer(),
  created_at: Instant,
  /** Afterwards the file is gone. */
  expires_at: Instant,
  /** Why it was refused. */
  problem: Nullable(ImportMessage),
})
export type ListExport = Static<typeof ListExport>

const MOST_COLUMNS = 40
const MOST_FILTERS = 40

export const createListExport = route({
  method: 'POST',
  path: '/list-export',
  tag: 'lists',
  summary:
    'Have a job write the rows of a large list to a file, as the caller may see them. One at a time of a person; needs the permission of the list.',
  permission: 'signed_in',
  body: Strict({
    list: Type.Enum([...LARGE_LISTS]),
    ...TABLE_FORMAT,
    name: Name(100),
    /** The columns on screen, in their order. */
    columns: Type.Array(Text(40), { minItems: 1, maxItems: MOST_COLUMNS }),
    /** Of the list's address: the product whose moves these are. */
    params: Type.Optional(Dictionary(Id)),
    /** The query of the list, without its page. */
    query: Dictionary(Text(2_000)),
    /** What is filtered, in the words of the screen: the workbook shows it on a sheet of its own. */
    filters: Type.Array(Strict({ label: Text(100), value: Text(300) }), { maxItems: MOST_FILTERS }),
  }),
  reply: ChangeReply(ListExport),
})

export const listListExports = route({
  method: 'GET',
  path: '/list-export',
  tag: 'lists',
  summary: 'The caller’s exports of the last day, newest first, as far as they were not cancelled.',
  permission: 'signed_in',
  reply: Found(Type.Array(ListExport)),
})

export const downloadListExport = route({
  method: 'GET',
  path: '/list-export/:id/file',
  tag: 'lists',
  summary:
    'The file of an own export that is ready, while the profile that asked for it still grants what it granted then.',
  permission: 'signed_in',
  is_heavy: true,
  params: IdParams,
  reply: Type.Any(),
  raw: TABLE_REPLIES,
})

export const cancelListExport = route({
  method: 'DELETE',
  path: '/list-export/:id',
  tag: 'lists',
  summary: 'Cancel an own export, or delete its file. Cancelling twice is cancelling once.',
  permission: 'signed_in',
  params: IdParams,
  reply: ChangeReply(ListExport),
})

export const LIST_EXPORT_ROUTES = [
  createListExport,
  listListExports,
  downloadListExport,
  cancelListExport,
] as const

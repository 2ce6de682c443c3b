import {
  fileRow,
  type FileCell,
  type FileField,
  type FileTools,
} from '@deportivo/contracts/exports/file-columns'
import { MOST_EXPORTED_ROWS } from '@deportivo/contracts/exports/large-lists'
import { fileOf } from '@deportivo/contracts/exports/list-files'
import { formatDay, formatInstant } from '@deportivo/texts/formats/dates'
import { formatMoney } from '@deportivo/texts/formats/money'
import { isTextKey } from '@deportivo/texts/text'
import { translateIn } from '@deportivo/texts/translate'
import type { Knex } from 'knex'
import { Readable } from 'node:stream'
import { hasRoom } from '../disk-room.ts'
import type { Actor } from '../http/guard/actor.ts'
import { permits } from '../http/guard/guard.ts'
import { readActor } from '../http/guard/read-actor.ts'
import { rule } from '../http/refused.ts'
import type { ListCall } from '../lists/list-definition.ts'
import { parseList } from '../lists/parse-list.ts'
import type { ListWalk } from '../lists/walk-list.ts'
import type { Deps } from '../service.ts'
import { csvPieces } from '../tables/write-csv.ts'
import { xlsxStream } from '../tables/write-xlsx.ts'
import { grantsStill, type ExportRow } from './stored-export.ts'

/** Rows that are in memory at once. */
const PAGE = 500

/** Far above the longest 200,000 rows. */
const MOST_BYTES = 500_000_000

/** The export was cancelled, or is over its time: what was written of it is deleted. */
export class ExportEnded extends Error {
  constructor() {
    super('the export was ended meanwhile')
    this.name = 'ExportEnded'
  }
}

interface Writing {
  deps: Deps
  row: ExportRow
  walk: ListWalk
  /** All pages are of one moment. */
  trx: Knex.Transaction
}

/** The user as they are now. Refuses what they may no longer read. */
async function readerOf({ deps, row, walk }: Omit<Writing, 'trx'>): Promise<Actor> {
  const actor = await readActor(deps.db, row.by_id, row.profile_id)
  if (!actor || !permits(actor, walk.contract.permission) || !grantsStill(row.grants, actor.grants))
    throw rule('export.not_permitted')
  return actor
}

function callOf({ deps, row, walk, trx }: Writing, actor: Actor, page: number): ListCall<never> {
  const list = { ...parseList(row.query, walk.contract.list), top: PAGE, page, offset: (page - 1) * PAGE }
  const call: object = { db: trx, deps, actor, list, params: row.params, query: row.query }
  return call as ListCall<never>
}

async function noteProgress({ deps, row }: Pick<Writing, 'deps' | 'row'>, done: object): Promise<void> {
  const changed: unknown = await deps
    .db('bus.list_exports')
    .where({ id: row.id, state: 'running' })
    .update(done)
  if (changed !== 1) throw new ExportEnded()
}

async function count(writing: Writing, actor: Actor): Promise<number> {
  const rows = await writing.walk.count(callOf(writing, actor, 1), MOST_EXPORTED_ROWS + 1)
  if (rows > MOST_EXPORTED_ROWS) throw rule('export.too_many_rows', { most: MOST_EXPORTED_ROWS })
  await noteProgress(writing, { rows, done: 0 })
  return rows
}

/** The rows of the list, page by page: before each of them its user, the disk and its being wanted are looked at. */
async function* pagesOf(writing: Writing): AsyncGenerator<object[]> {
  let done = 0
  for (let page = 1; ; page += 1) {
    const actor = await readerOf(writing)
    if (!(await hasRoom(writing.deps))) throw rule('export.no_room')
    const rows = await writing.walk.page(callOf(writing, actor, page))
    yield rows
    done += rows.length
    await noteProgress(writing, { done })
    if (rows.length < PAGE) return
  }
}

function toolsOf({ language }: Actor): FileTools {
  return {
    t: translateIn(language),
    isKnownText: isTextKey,
    money: (pesos) => formatMoney(pesos, language),
    shopDay: (day) => formatDay(`${day}T12:00:00-05:00`, language),
    instant: (iso) => formatInstant(iso, language),
  }
}

async function* cellsOf(
  pages: AsyncGenerator<object[]>,
  fields: readonly FileField<never>[],
  tools: FileTools,
): AsyncGenerator<FileCell[]> {
  for await (const rows of pages) for (const row of rows) yield fileRow(row as never, fields, tools)
}

/** The second sheet: what was filtered, who exported the list and when. */
async function* factsOf(
  { deps, row }: Writing,
  actor: Actor,
  { t, rows }: Pick<FileTools, 't'> & { rows: number },
): AsyncGenerator<FileCell[]> {
  yield [t('list.sheet_list'), row.name]
  if (row.filters.length === 0) yield [t('list.sheet_no_filters'), null]
  for (const { label, value } of row.filters) yield [label, value === '' ? null : value]
  yield [t('list.sheet_count'), rows]
  yield [t('list.sheet_by'), actor.name]
  yield [t('list.sheet_at'), formatInstant(deps.clock.now().toISOString(), actor.language)]
}

/** The fields of the columns on screen, in their order. */
const fieldsOf = ({ list, columns }: Pick<ExportRow, 'list' | 'columns'>): FileField<never>[] =>
  columns.flatMap((column) => fileOf(list)[column] ?? [])

async function streamOf(writing: Writing, actor: Actor, rows: number): Promise<Readable> {
  const tools = toolsOf(actor)
  const { t } = tools
  const fields = fieldsOf(writing.row)
  const head = fields.map(({ header }) => t(header))
  const cells = cellsOf(pagesOf(writing), fields, tools)
  if (writing.row.format === 'csv') return Readable.from(csvPieces(head, cells))
  const kinds = fields.map(({ kind = 'text' }) => kind)
  const filters = t('list.sheet_filters')
  return xlsxStream(
    { name: t('list.sheet_rows'), head, kinds, rows: cells },
    {
      name: filters,
      head: [filters, writing.row.name],
      kinds: ['text', 'text'],
      rows: factsOf(writing, actor, { t, rows }),
    },
  )
}

/** Writes the file of an export and returns its path: whole, or it throws and there is none. */
export async function writeExport(deps: Deps, row: ExportRow, walk: ListWalk): Promise<string> {
  const actor = await readerOf({ deps, row, walk })
  return deps.db.transaction(
    async (trx) => {
      const writing = { deps, row, walk, trx }
      const rows = await count(writing, actor)
      const file = await deps.files.receive(await streamOf(writing, actor, rows), { maxBytes: MOST_BYTES })
      return file.path
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  )
}

import type { RecordCall } from '@deportivo/platform/records/record-call'
import { createRecords } from '@deportivo/platform/records/save-many'
import { createRecord } from '@deportivo/platform/records/save-record'
import { listRecordOf } from '../../../lists/lists.ts'
import { colourOf } from '../planning/colour-names.ts'
import { nameKey } from '../names/name-key.ts'
import type { NamedLists } from '../planning/named-lists.ts'
import type { MissingRow } from '../tables.ts'

interface Making {
  /** The id of a row that exists by now. */
  known: number | undefined
  fields: Record<string, unknown>
  made: (id: number) => void
}

function makingOf({ list, name, within, size_ids = [] }: MissingRow, lists: NamedLists): Making {
  const brand_id = lists.brands.get(nameKey(within ?? ''))
  const category_id = lists.categories.get(nameKey(within ?? ''))?.id
  const inBrand = nameKey(name, brand_id ?? 0)
  const inCategory = nameKey(name, category_id ?? 0)
  const making: Record<MissingRow['list'], () => Making> = {
    brands: () => ofList(lists.brands, nameKey(name), { name }),
    colors: () => ofList(lists.colors, nameKey(name), { name, color: colourOf(name) }),
    references: () => ofList(lists.references, inBrand, { name, brand_id }),
    subcategories: () => ofList(lists.subcategories, inCategory, { name, category_id }),
    categories: () => ({
      known: lists.categories.get(nameKey(name))?.id,
      fields: { name, size_ids, curve: [] },
      made: (id) => void lists.categories.set(nameKey(name), { id, size_ids }),
    }),
  }
  return making[list]()
}

const ofList = (ids: Map<string, number>, key: string, fields: Making['fields']): Making => ({
  known: ids.get(key),
  fields,
  made: (id) => void ids.set(key, id),
})

/** References are within brands, and subcategories within categories: these are made first. */
const IN_ORDER = ['brands', 'categories', 'colors', 'references', 'subcategories'] as const

// Made in the same statements: more would be more memory, fewer more statements.
const BATCH = 200

async function makeRows(call: RecordCall, list: MissingRow['list'], rows: readonly Making[]): Promise<void> {
  const record = listRecordOf(list)
  if (list === 'categories') {
    // Each gets the next place in the order of categories.
    for (const { fields, made } of rows) made((await createRecord(call, record, { fields })).id)
    return
  }
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH)
    const stored = await createRecords(call, record, batch)
    stored.forEach(({ id }, nth) => batch[nth]?.made(id))
  }
}

/** Makes the rows of lists that an import needs, like their own screens do; one that was made meanwhile is taken. */
export async function makeMissing(
  call: RecordCall,
  missing: readonly MissingRow[],
  lists: NamedLists,
): Promise<void> {
  for (const list of IN_ORDER) {
    const rows = missing.filter((row) => row.list === list).map((row) => makingOf(row, lists))
    await makeRows(
      call,
      list,
      rows.filter(({ known }) => known === undefined),
    )
  }
}

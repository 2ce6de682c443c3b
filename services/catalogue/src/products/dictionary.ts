import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import type { SizeRow } from '../tables.ts'
import { SnapshotCache } from './snapshot-cache.ts'

export type DictionarySize = Pick<SizeRow, 'id' | 'name'>

export interface DictionaryStore extends Pick<Tables['catalogue.published_stores'], 'id' | 'name'> {
  /** Virtual stores sell nothing. */
  type: Exclude<Tables['catalogue.published_stores']['type'], 'virtual'>
}

/** Names that all products of a page share: sizes and selling stores in order, and the sizes of each category. */
export interface Dictionary {
  sizes: DictionarySize[]
  stores: DictionaryStore[]
  sizesOfCategory: Record<string, number[]>
}

interface Row extends Dictionary {
  snapshot: string
}

const DICTIONARY = `
  select pg_current_snapshot()::text as snapshot,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by sort_order, id), '[]')
     from catalogue.sizes) as sizes,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'type', type) order by orden, id), '[]')
     from catalogue.published_stores where type <> 'virtual') as stores,
    (select coalesce(json_object_agg(id, size_ids), '{}') from catalogue.categories) as "sizesOfCategory"`

/** The names for a page of products, given the snapshot of the page. */
export type Names = (snapshot: string) => Promise<Dictionary>

async function readNames(db: Knex): Promise<{ snapshot: string; value: Dictionary }> {
  const { snapshot, ...value } = await queryRow<Row>(db, DICTIONARY)
  return { snapshot, value }
}

/** Reads the names only when something was committed since the last page. */
export function cachedNames(db: Knex): Names {
  const cache = new SnapshotCache<Dictionary>()
  return (snapshot) => cache.get('names', snapshot, () => readNames(db))
}

/** Within a transaction: its own writes must be visible, and must not be cached before they are committed. */
export const namesWithin =
  (trx: Knex.Transaction): Names =>
  async () =>
    (await readNames(trx)).value

import type { ProductImport } from '@deportivo/contracts/catalogue/imports'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { messageOf } from '@deportivo/platform/http/message'
import type { TextKey } from '@deportivo/texts/texts'
import type { Knex } from 'knex'

const SHOWN_FAILURES = 100

// A photo is examined like an upload: what is refused then has failed, too.
const PHOTOS = `
  select f.id, f.row, f.product_id, f.url, f.problem, a.rejected_reason,
         f.state = 'failed' or coalesce(a.state = 'rejected', false) as has_failed,
         f.state = 'waiting' or coalesce(a.state = 'received', false) as is_waiting
  from catalogue.import_photos f left join files.published_attachments a on a.id = f.attachment_id
  where f.import_id = :id`

const COUNTS = `
  select count(*)::integer as total, (count(*) filter (where is_waiting))::integer as waiting,
         (count(*) filter (where has_failed))::integer as failed
  from (${PHOTOS}) p`

const FAILURES = `
  select p.row, p.product_id, n.name as product_name, p.url, p.problem, p.rejected_reason
  from (${PHOTOS}) p join catalogue.products n on n.id = p.product_id
  where p.has_failed order by p.row, p.id limit ${SHOWN_FAILURES}`

type Counts = Pick<ProductImport['photos'], 'total' | 'waiting' | 'failed'>

interface Failure {
  row: number
  product_id: number
  product_name: string
  url: string
  problem: KeyedText | null
  rejected_reason: TextKey | null
}

/** How far the pictures of an import are. */
export async function photoProgress(db: Knex, id: number): Promise<ProductImport['photos']> {
  const [counts = { total: 0, waiting: 0, failed: 0 }] = await queryRows<Counts>(db, COUNTS, { id })
  const failures = counts.failed > 0 ? await queryRows<Failure>(db, FAILURES, { id }) : []
  return {
    ...counts,
    failures: failures.map(({ problem, rejected_reason, ...photo }) => ({
      ...photo,
      ...messageOf(problem ?? { key: rejected_reason ?? 'import.photo.failed' }),
    })),
  }
}

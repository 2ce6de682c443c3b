import type { ExampleRow } from '@deportivo/admin/example-data/tables'
import { writeAudit } from '@deportivo/platform/audit/write-audit'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'

/** Names who asked for it. */
export async function auditExamples(
  trx: Knex.Transaction,
  { asked_by }: ExampleRow,
  act: 'created' | 'deleted',
  at: Date,
): Promise<void> {
  if (!asked_by) throw new Error('a job has a request')
  const fact = {
    subject: 'example_data',
    subject_id: 'company',
    subject_name: text('example_data.title'),
  } as const
  await writeAudit(trx, { ...asked_by, at }, { ...fact, act })
}

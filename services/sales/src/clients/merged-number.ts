import { clientIdentification } from '@deportivo/contracts/identification'
import type { FieldErrors, RecordCall } from '@deportivo/platform/records/record-call'
import { isClientVisible } from './visibility.ts'
import { remainingClient } from './remaining-client.ts'

interface Numbered {
  identification_number?: string | undefined
  type_of_person?: number | undefined
}

interface Input {
  before: { identification_number: string; type_of_person: number } | null
  fields: Numbered
}

/** A number of a client that was merged into another: refused with the name of that one, if the actor may see it. */
export async function mergedNumberErrors(
  { trx, actor }: RecordCall,
  { before, fields }: Input,
): Promise<FieldErrors> {
  if (fields.identification_number === undefined) return {}
  const person = fields.type_of_person ?? before?.type_of_person
  const number = clientIdentification(fields.identification_number, person)
  if (number === before?.identification_number) return {}
  const merged = await trx('sales.clients')
    .whereRaw("sales.plain(replace(identification_number, ' ', '')) = sales.plain(?)", [number])
    .whereNotNull('merged_into')
    .first('id')
  if (!merged) return {}
  const { id, name } = await remainingClient(trx, merged.id)
  if (!(await isClientVisible(trx, id, actor))) return { identification_number: 'field.taken' }
  return { identification_number: { key: 'client.merge.number_merged', values: { name } } }
}

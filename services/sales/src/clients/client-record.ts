import type { updateClient } from '@deportivo/contracts/clients/clients'
import { clientIdentification, identificationRefusal } from '@deportivo/contracts/identification'
import { storedPhone } from '@deportivo/contracts/phone'
import type { BodyOf } from '@deportivo/contracts/route'
import { isClientType } from '@deportivo/lifecycle/client-types'
import { SELLER_ADMINS, SELLERS, type ProfileId } from '@deportivo/lifecycle/profiles'
import { onlyVisible } from '@deportivo/orders/order/visibility'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { forbidden } from '@deportivo/platform/http/refused'
import { defineRecord } from '@deportivo/platform/records/record'
import { type FieldErrors, type RecordCall, type RecordInput } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import { readClient, type ClientRow } from './client-rows.ts'
import { isPersonType } from './client-types.ts'
import { mergedNumberErrors } from './merged-number.ts'
import { isClientVisible } from './visibility.ts'

/** As it is stored. */
export type ClientRecord = Pick<
  ClientRow,
  | 'id'
  | 'name'
  | 'identification_number'
  | 'city_id'
  | 'type_of_person'
  | 'type_of_client'
  | 'code_id'
  | 'seller_id'
  | 'version'
  | 'created_at'
  | 'updated_at'
> & { updated_by: string | null; merged_into: number | null }
type Fields = Omit<BodyOf<typeof updateClient>, 'version' | 'photo' | 'remove_photo'>
type Input = RecordInput<ClientRecord, Fields>

/** The seller of a client created by this actor; null for actors who do not sell. */
export function sellerOf(actor: Actor): number | null {
  const profiles: readonly string[] = [...SELLERS, ...SELLER_ADMINS] satisfies ProfileId[]
  return profiles.includes(actor.profile) ? actor.id : null
}

function typeErrors({ type_of_person, type_of_client }: Fields): FieldErrors {
  const errors: FieldErrors = {}
  if (type_of_person !== undefined && !isPersonType(type_of_person))
    errors['type_of_person'] = 'field.unknown_record'
  if (type_of_client !== undefined && !isClientType(type_of_client))
    errors['type_of_client'] = 'field.unknown_record'
  return errors
}

/** Also of a client that becomes a company: the last digit of its number is the check digit then. */
function numberErrors({ before, fields }: Input): FieldErrors {
  if (fields.identification_number === undefined && fields.type_of_person === undefined) return {}
  const number = fields.identification_number ?? before?.identification_number ?? ''
  const refusal = identificationRefusal(number, fields.type_of_person ?? before?.type_of_person)
  return refusal ? { identification_number: refusal } : {}
}

async function placeErrors(trx: Knex, { city_id, department_id }: Fields): Promise<FieldErrors> {
  if (city_id === undefined || department_id === undefined) return {}
  const city = await trx('sales.cities').where('id', city_id).first('department_id')
  return !city || city.department_id === department_id ? {} : { city_id: 'client.city_not_in_department' }
}

/** A client may be given only the price codes that their seller has; without a seller, any. */
async function codeErrors({ trx, actor }: RecordCall, { before, fields }: Input): Promise<FieldErrors> {
  const { code_id } = fields
  const seller = before ? before.seller_id : sellerOf(actor)
  if (typeof code_id !== 'number' || code_id === before?.code_id || seller === null) return {}
  const person = await trx('auth.published_people').where('id', seller).first('code_ids')
  return person?.code_ids.includes(code_id) ? {} : { code_id: 'client.code_not_of_seller' }
}

async function check(call: RecordCall, input: Input): Promise<FieldErrors> {
  const { actor, trx } = call
  const isOwnOnly = input.before !== null && actor.grants['update clients'] === 'own'
  if (isOwnOnly && input.before?.seller_id !== actor.id) throw forbidden()
  return {
    ...typeErrors(input.fields),
    ...numberErrors(input),
    ...(await mergedNumberErrors(call, input)),
    ...(await placeErrors(trx, input.fields)),
    ...(await codeErrors(call, input)),
  }
}

const CLIENT_TYPES = ['final', 'wholesale', 'reseller']

async function clientFacts(client: ClientRecord, db: Knex) {
  const { id, version, type_of_person, type_of_client, city_id, code_id, seller_id } = client
  const { created_at, merged_into } = client
  const city = await db('sales.cities').where('id', city_id).first('department_id')
  return {
    id,
    version,
    type_of_person,
    city_id,
    code_id,
    seller_id,
    client_type: CLIENT_TYPES[type_of_client - 1] ?? 'final',
    department_id: city?.department_id ?? 0,
    created_at: created_at.toISOString(),
    merged_into,
  }
}

const storedNumbers = ({ identification_number, type_of_person, phone }: Fields) => ({
  ...(identification_number !== undefined && {
    identification_number: clientIdentification(identification_number, type_of_person),
  }),
  ...(phone !== undefined && { phone: storedPhone(phone) }),
})

export const CLIENT = defineRecord<ClientRecord, Fields, ClientRow>({
  table: 'sales.clients',
  scope: { merged_into: null },
  subject: 'client',
  nameOf: ({ name }) => name,
  unique: { clients_document: { identification_number: 'field.taken' } },
  references: { city_id: { table: 'sales.cities' }, code_id: { table: 'catalogue.published_codes' } },
  isVisible: isClientVisible,
  check,
  event: { family: 'client', recordOf: clientFacts },
  // The department follows from the city: it is checked, not stored.
  columns: ({ department_id: _department, ...fields }) => ({ ...fields, ...storedNumbers(fields) }),
  usedBy: [
    {
      kind: 'orders',
      rows: (db, id) => db('orders.published_orders as orders').where('orders.client_id', id),
      visible: onlyVisible,
      id: 'orders.id',
      name: 'orders.id',
    },
    {
      kind: 'merged_clients',
      rows: (db, id) => db('sales.clients as merged').where('merged.merged_into', id),
      id: 'merged.id',
      name: 'merged.name',
    },
  ],
  read: readClient,
})

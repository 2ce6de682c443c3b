import { createClient, updateClient } from '@deportivo/contracts/clients/clients'
import type { BodyOf } from '@deportivo/contracts/route'
import { SELLER_ADMINS, SELLERS, type ProfileId } from '@deportivo/lifecycle/profiles'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { forbidden, invalid, notFound } from '@deportivo/platform/http/refused'
import { change, said } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { TextKey } from '@deportivo/texts/es'
import type { Knex } from 'knex'
import { readClient } from './client-rows.ts'
import { isClientType, isPersonType } from './client-types.ts'
import { refuseUnseenClient } from './visibility.ts'

type Fields = BodyOf<typeof updateClient>

const UNIQUE_VIOLATION = '23505'

/** A client whom a seller registers is that seller's. */
function sellerOf(actor: Actor): number | null {
  const profiles: readonly string[] = [...SELLERS, ...SELLER_ADMINS] satisfies ProfileId[]
  return profiles.includes(actor.profile) ? actor.id : null
}

async function refuseUnknownPlace(trx: Knex.Transaction, { city_id, department_id }: Fields): Promise<void> {
  if (city_id === undefined) return
  const city = await trx('sales.cities')
    .where('id', city_id)
    .first<{ department_id: number }>('department_id')
  if (!city) throw invalid({ city_id: 'field.unknown_record' })
  if (department_id !== undefined && department_id !== city.department_id)
    throw invalid({ city_id: 'client.city_not_in_department' })
}

async function refuseUnknown(trx: Knex.Transaction, fields: Fields): Promise<void> {
  const unknown: Record<string, TextKey> = {}
  const { type_of_person, type_of_client, code_id } = fields
  if (type_of_person !== undefined && !isPersonType(type_of_person))
    unknown['type_of_person'] = 'field.unknown_record'
  if (type_of_client !== undefined && !isClientType(type_of_client))
    unknown['type_of_client'] = 'field.unknown_record'
  if (
    typeof code_id === 'number' &&
    !(await trx('catalogue.published_codes').where('id', code_id).first('id'))
  )
    unknown['code_id'] = 'field.unknown_record'
  if (Object.keys(unknown).length > 0) throw invalid(unknown)
  await refuseUnknownPlace(trx, fields)
}

/** The department follows from the city: it is checked, not kept. */
function columnsOf({ department_id: _department, ...fields }: Fields) {
  return fields
}

/** The database alone decides whether a document is taken: two people may register the same client at once. */
async function saved<T>(save: Promise<T>): Promise<T> {
  try {
    return await save
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)
      throw invalid({ identification_number: 'field.taken' })
    throw error
  }
}

export const createClientRoute: Routes = (app, deps) =>
  change(app, deps, createClient, async ({ body, actor, trx }) => {
    await refuseUnknown(trx, body)
    const now = deps.clock.now()
    const row = { ...columnsOf(body), seller_id: sellerOf(actor), created_at: now, updated_at: now }
    const [made] = await saved(trx('sales.clients').insert(row).returning<{ id: number }[]>('id'))
    if (!made) throw new Error('a client was not made')
    return said('client.created', await readClient(trx, made.id, actor))
  })

export const updateClientRoute: Routes = (app, deps) =>
  change(app, deps, updateClient, async ({ params, body, actor, trx }) => {
    const client = await trx('sales.clients')
      .where('id', params.id)
      .forUpdate()
      .first<{ seller_id: number | null }>('seller_id')
    if (!client) throw notFound()
    await refuseUnseenClient(trx, params.id, actor)
    if (actor.grants['update clients'] === 'own' && client.seller_id !== actor.id) throw forbidden()
    await refuseUnknown(trx, body)
    const changes = { ...columnsOf(body), updated_at: deps.clock.now() }
    await saved(trx('sales.clients').where('id', params.id).update(changes))
    return said('client.updated', await readClient(trx, params.id, actor))
  })

import type { Knex } from 'knex'
import type { ImportRow } from '../tables.ts'
import { failPhotos } from './fetch-photo.ts'

/** Ends the fetching of the pictures that an import still waits for; whether there were any. */
export async function cancelPhotos(trx: Knex.Transaction, { id: import_id }: ImportRow): Promise<boolean> {
  const waiting = trx('catalogue.import_photos').where({ import_id, state: 'waiting' })
  return (await failPhotos(waiting, { key: 'import.photo.cancelled' })) > 0
}

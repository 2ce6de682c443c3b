import { connect } from '@deportivo/platform/db/connect'
import { migrate } from '@deportivo/platform/db/migrate'
import { busMigrations } from '@deportivo/platform/events/migrations'
import { joinBus, type Bus, type BusSettings } from './bus.ts'
import { createDatabase } from '../database.ts'

/** A migrated database of its own with everything that the bus needs of a process. */
export async function openBus(settings: BusSettings = {}, name = 'bus'): Promise<Bus> {
  const database = await createDatabase({ name })
  const bus = await joinBus(database.url, settings)
  const owner = connect({ url: database.url, as: 'owner', poolMax: 1 })
  await migrate(owner, [busMigrations])
  await owner.raw(
    'create table public.seen (seq bigint generated always as identity, consumer text, aggregate text, version integer)',
  )
  await owner.raw(
    'grant all on public.seen to deportivo_app; grant usage on all sequences in schema public to deportivo_app',
  )
  await owner.destroy()
  return {
    ...bus,
    async close() {
      await bus.close()
      await database.drop()
    },
  }
}

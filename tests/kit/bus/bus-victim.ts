import { append } from '@deportivo/platform/events/outbox/append'
import { startEvents } from '@deportivo/platform/start-events'
import { joinBus, witness, type Bus } from './bus.ts'

// A process made to be killed: `bus-victim.ts <writer|relay> <database url>`.
const SHOES = 20
const META = { actor_id: null, actor_name: null, profile_id: null, request_id: null }

/** Moves a shoe and appends its event in one transaction: the events are compared with `public.shoes`. */
async function moveOne({ db, deps }: Bus, shoe: number): Promise<void> {
  await db.transaction(async (trx) => {
    await trx('public.shoes').where({ id: shoe }).increment('version')
    const moved = await trx('public.shoes').where({ id: shoe }).first<{ version: number }>('version')
    const { version } = moved
    const event = {
      aggregate_type: 'shoe',
      aggregate_id: shoe,
      aggregate_version: version,
      type: 'shoe.moved',
    }
    append(trx, { ...event, payload: { version }, meta: META })
  })
  deps.wake.notify('outbox')
}

async function write(bus: Bus): Promise<never> {
  for (;;) await moveOne(bus, 1 + Math.floor(Math.random() * SHOES))
}

async function run(role: string | undefined, url: string | undefined): Promise<void> {
  if (!url) throw new Error('which database?')
  const bus = await joinBus(url)
  if (role === 'relay') await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [] })
  process.stdout.write('alive\n')
  if (role === 'writer') await write(bus)
}

const [role, url] = process.argv.slice(2)
void run(role, url)

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@deportivo/platform/db/connect'
import { startEvents } from '@deportivo/platform/start-events'
import { seenBy, witness, type Bus } from '@deportivo/testkit/bus/bus'
import { recordFigures, roundsOf, timeoutOf } from '@deportivo/testkit/faults'
import { openBus } from '@deportivo/testkit/bus/open-bus'
import { bundleProgram } from '@deportivo/testkit/program'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'

const KILLS = { short: 60, long: 1_000 }
const ROLES = ['writer', 'writer', 'relay', 'relay'] as const
// Long enough to do something worth being killed at.
const LIFE_MS = 150

let bus: Bus
let program: string
const running = new Set<ChildProcess>()
/** Processes that have run long enough to be killed in the middle of something. */
const ripe = new Set<ChildProcess>()
let isOver = false

beforeAll(async () => {
  bus = await openBus({}, 'killed_bus')
  program = await bundleProgram('tests/kit/bus/bus-victim.ts')
  const owner = connect({ url: bus.url, as: 'owner', poolMax: 1 })
  await owner.raw(`
    create table public.shoes (id integer primary key, version integer not null default 0);
    insert into public.shoes (id) select generate_series(1, 20);
    grant select, update on public.shoes to deportivo_app`)
  await owner.destroy()
})
afterAll(async () => {
  killAll()
  await bus.close()
})

function killAll(): void {
  isOver = true
  for (const victim of running) victim.kill('SIGKILL')
}

/** Restarts the process of a role whenever it was killed, until the test ends. */
async function keepAlive(role: string): Promise<void> {
  while (!isOver) {
    const victim = spawn(process.execPath, [program, role, bus.url], { stdio: ['ignore', 'pipe', 'inherit'] })
    running.add(victim)
    victim.stdout?.once('data', () => setTimeout(() => ripe.add(victim), LIFE_MS))
    await once(victim, 'exit')
    running.delete(victim)
  }
}

/**
 * Kills one process, sometimes after suspending it until others take over its work. False when none has run long
 * enough.
 */
async function strike(): Promise<boolean> {
  const victims = [...ripe]
  const victim = victims[Math.floor(Math.random() * victims.length)]
  if (!victim) return false
  ripe.delete(victim)
  if (Math.random() < 0.2) {
    victim.kill('SIGSTOP')
    await sleep(200)
    victim.kill('SIGCONT')
    await sleep(5)
  }
  return victim.kill('SIGKILL')
}

const count = (length: number) => Array.from({ length }, (_, index) => index + 1)

test(
  'however often writers, relays and consumers are killed, no event is lost, doubled or out of order',
  { timeout: timeoutOf(240_000) },
  async () => {
    const supervisors = ROLES.map(keepAlive)
    const goesOn = roundsOf(KILLS)
    let kills = 0
    while (goesOn(kills)) {
      await sleep(Math.random() * 100)
      if (await strike()) kills++
    }
    killAll()
    await Promise.all(supervisors)

    const events = await startEvents(bus.deps, { consumers: [witness('stock')], jobs: [] })
    await eventually(async () => expect(await events.caughtUp()).toBe(true))
    await events.stop()
    const shoes = await bus.db('public.shoes').orderBy('id').select<{ id: number; version: number }[]>()
    const expectedEvents = shoes.reduce((sum, shoe) => sum + shoe.version, 0)
    expect(expectedEvents).toBeGreaterThan(kills)
    const positions = await bus.db('bus.event_log').orderBy('pos').pluck<number[]>('pos')
    const seen = await seenBy(bus.db, 'stock')
    const expected = Object.fromEntries(
      shoes.filter(({ version }) => version > 0).map(({ id, version }) => [String(id), count(version)]),
    )
    const wrong = Object.keys(expected).filter((id) => String(seen[id]) !== String(expected[id]))
    recordFigures(
      'R1',
      `${kills} kills, ${expectedEvents} events`,
      `${expectedEvents - new Set(positions).size} events lost; ${wrong.length} aggregates with a lost, doubled or reordered event`,
    )
    expect(positions).toEqual(count(expectedEvents))
    expect(seen).toEqual(expected)
  },
)

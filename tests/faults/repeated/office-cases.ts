import { readNotifications } from '@deportivo/contracts/admin/notifications'
import { getRebuild, requestRebuild } from '@deportivo/contracts/admin/rebuilds'
import { saveSettings } from '@deportivo/contracts/admin/settings'
import { listStoppedEvents, retryStoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import { createView, deleteView, updateView } from '@deportivo/contracts/views/view-changes'
import { publishEvent } from '@deportivo/testkit/events'
import { eventually } from '@deportivo/testkit/eventually'
import { FIRST_STUCK, stuckConsumer, type Case, type Opened } from './case.ts'

let number = 0

const aView = () => ({
  list: 'orders',
  name: `Vista ${(number += 1)}`,
  query: 'state=validating_payment',
  columns: null,
  is_shared: false,
})

async function existingView({ app }: Opened) {
  const { id } = await app.ok('two', createView, { body: aView() })
  return { params: { id } }
}

async function stoppedEvent({ app }: Opened) {
  const id = FIRST_STUCK + (number += 1)
  await publishEvent(app.db, { id, version: 1 })
  app.deps.wake.notify('outbox')
  const waiting = { consumer: stuckConsumer.name, aggregate_type: 'order', aggregate_id: String(id) }
  await eventually(async () => {
    const stopped = await app.ok('two', listStoppedEvents)
    if (!stopped.some(({ aggregate_id }) => aggregate_id === waiting.aggregate_id))
      throw new Error('not stopped yet')
  })
  return { body: waiting }
}

/** While a rebuild goes on, another one is refused. */
async function noRebuildGoesOn({ app }: Opened) {
  await eventually(async () => {
    const newest = await app.ok('two', getRebuild)
    if (newest !== null && newest.ended_at === null) throw new Error('still going on')
  })
  return { body: {} }
}

/** Settings, saved views, notifications and what stopped. */
export const OFFICE_CASES: Case[] = [
  { contract: saveSettings, given: async () => ({ body: { hold_hours: 100 + (number += 1) } }) },
  { contract: createView, given: async () => ({ body: aView() }) },
  {
    contract: updateView,
    given: async (opened) => ({ ...(await existingView(opened)), body: { query: '' } }),
  },
  { contract: deleteView, given: existingView },
  { contract: readNotifications, given: async () => ({ body: { up_to: 2_000_000_000 } }) },
  { contract: retryStoppedEvent, given: stoppedEvent },
  { contract: requestRebuild, given: noRebuildGoesOn },
]

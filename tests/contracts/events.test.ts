import { EVENT_SCHEMAS } from '@deportivo/contracts/events'
import { expect, it } from 'vitest'

// A released event never changes: a difference here is a new schema_version with its upcaster, or a mistake.
it('the events have the shapes they were released with', async () => {
  await expect(`${JSON.stringify(EVENT_SCHEMAS, null, 2)}\n`).toMatchFileSnapshot('events.json')
})

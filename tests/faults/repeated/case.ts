import type { Consumer } from '@deportivo/platform/service'
import type { Contract } from '@deportivo/contracts/route'
import type { Given, TestApp } from '@deportivo/testkit/app'
import type { Shop } from '@deportivo/testkit/shop'

export interface Opened {
  app: TestApp
  shop: Shop
}

/** A request that changes something; made by the administrator unless it carries another user's session. */
export interface Case {
  contract: Contract
  /** Where one call has several cases. */
  name?: string
  /** The request, made anew each time, with the same effect. */
  given: (opened: Opened) => Promise<Given>
}

/** Orders that the consumer below never gets past. */
export const FIRST_STUCK = 9_000_000

export const stuckConsumer: Consumer = {
  name: 'stuck',
  handles: {
    'order.fields_changed': async (_, { aggregate_id }) => {
      if (Number(aggregate_id) >= FIRST_STUCK) throw new Error('stuck')
    },
  },
}

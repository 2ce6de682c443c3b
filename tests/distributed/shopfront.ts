import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '@deportivo/platform/db/connect'
import { createShopDatabase } from '@deportivo/testkit/app'
import { expectMoneyProved } from '@deportivo/testkit/money/money-proved'
import { PASSWORD } from '@deportivo/testkit/password'
import { callsOver, overHttp, type Shopfront } from '@deportivo/testkit/calls'
import { startProduct, type Product } from '@deportivo/testkit/product'
import type { Knex } from 'knex'
import { kafkaBrokers, redisUrl } from '@deportivo/testkit/shared-servers'

export interface DistributedShop extends Shopfront {
  product: Product
}

/**
 * The full topology on the Kafka, Redis and PostgreSQL of this run: with users, without products. Its money is proved
 * when it stops.
 */
export async function startDistributedShop(): Promise<DistributedShop> {
  const database = await createShopDatabase('distributed')
  const product = await startProduct({
    topology: 'distributed',
    password: PASSWORD,
    settings: {
      DATABASE_URL: database.applicationUrl,
      DATABASE_OWNER_URL: database.url,
      KAFKA_BROKERS: kafkaBrokers(),
      REDIS_URL: redisUrl(),
    },
    args: ['--no-demo'],
  })
  const db = connect({ url: database.applicationUrl, as: 'application', poolMax: 3 })
  return {
    product,
    db,
    ...callsOver(overHttp(product.address), PASSWORD),
    settled: () => untilSettled(db),
    async stop() {
      try {
        await expectMoneyProved(db)
      } finally {
        await db.destroy()
        await product.stop()
        await database.drop()
      }
    },
  }
}

const BEHIND = `
  select (select count(*) from bus.outbox) + (
    select count(*) from bus.cursors c join bus.heads h on h.lane = c.lane where c.lane_pos < h.pos
  ) as count`

/** Every consumer of every process, including the one that feeds Kafka. */
async function untilSettled(db: Knex): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const { rows } = await db.raw<{ rows: { count: number }[] }>(BEHIND)
    if (rows[0]?.count === 0) return
    await sleep(50)
  }
  throw new Error('consumers never caught up')
}

import { connect } from '@deportivo/platform/db/connect'
import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { prepared } from '@deportivo/platform/db/prepared'
import knex, { type Knex } from 'knex'

/** Transactions per second, 16 at once: of the product's pool, and of the same driver without pipelining. */
export interface Pipelining {
  pipelined: number
  plain: number
}

const AT_ONCE = 16
const TURNS = 3
const WARM_UP_SECONDS = 0.5

const LOCK = prepared('bench lock', 'select n from bench_pipelining where id = $1 for update')
const WRITE = prepared<never>('bench write', 'update bench_pipelining set n = n + 1 where id = $1')
const READ = prepared('bench read', 'select count(*) from bench_pipelining where id <= $1')
const LOG = prepared<never>('bench log', 'insert into bench_pipelining_log (id) values ($1)')

/** A transaction of the shape of a step: only the lock and what is read with it are waited for. */
async function changeOnce(db: Knex, id: number): Promise<void> {
  await db.transaction(async (trx) => {
    await Promise.all([LOCK(trx, [id]), READ(trx, [id])])
    await withoutWaiting(trx, WRITE(trx, [id]))
    await withoutWaiting(trx, WRITE(trx, [id]))
    await withoutWaiting(trx, LOG(trx, [id]))
    await withoutWaiting(trx, LOG(trx, [id]))
  })
}

async function perSecond(db: Knex, seconds: number): Promise<number> {
  const began = performance.now()
  const end = began + seconds * 1_000
  let done = 0
  const work = async (id: number) => {
    while (performance.now() < end) {
      await changeOnce(db, id)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, id) => work(id)))
  return done / ((performance.now() - began) / 1_000)
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Both pools in turns on the same database, so that a busy machine slows both. */
export async function measurePipelining(url: string, seconds: number): Promise<Pipelining> {
  const pools = {
    pipelined: connect({ url, as: 'owner', poolMax: AT_ONCE }),
    plain: knex({ client: 'pg', connection: url, pool: { min: 0, max: AT_ONCE } }),
  }
  const rates = { pipelined: [] as number[], plain: [] as number[] }
  try {
    await pools.plain.raw('create table bench_pipelining as select id, 0 as n from generate_series(0, 15) id')
    await pools.plain.raw('create table bench_pipelining_log (id integer)')
    for (const pool of Object.values(pools)) await perSecond(pool, WARM_UP_SECONDS)
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const name of ['pipelined', 'plain'] as const)
        rates[name].push(await perSecond(pools[name], seconds))
    await pools.plain.raw('drop table bench_pipelining, bench_pipelining_log')
  } finally {
    await Promise.all(Object.values(pools).map((pool) => pool.destroy()))
  }
  return { pipelined: median(rates.pipelined), plain: median(rates.plain) }
}

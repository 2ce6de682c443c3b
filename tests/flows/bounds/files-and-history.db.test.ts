import { ATTACHMENT_TYPES, uploadOrderFile } from '@deportivo/contracts/orders/files'
import { MOST_HISTORY } from '@deportivo/contracts/orders/history'
import { changeOrder, orderHistory } from '@deportivo/contracts/orders/orders'
import type { Contract } from '@deportivo/contracts/route'
import { getReturn, uploadReturnFile } from '@deportivo/contracts/returns/returns'
import { anOrder } from '@deportivo/testkit/order'
import { formOf, OTHER_PIXEL, PIXEL, uploadPhoto } from '@deportivo/testkit/files/upload'
import { deliveredOrder, requested, sentPicture } from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import type { Person } from '@deportivo/testkit/app'
import { describe, expect, it } from 'vitest'
import { insertCopies } from './copies.ts'

const MOST = 100
const FULL = { file: ['Ya hay 100 archivos aquí, y no se reciben más.'] }
const SUPPORT = ATTACHMENT_TYPES.payment_support

const { app, shop, lists } = await openReturns()

const picture = { name: 'foto.png', type: 'image/png', bytes: PIXEL }

const filesOf = (owner_type: string, owner_id: number) =>
  app.db('files.attachments').where({ owner_type, owner_id })

const copyFile = (id: number, times: number) =>
  insertCopies(app.db, 'files.attachments', {
    id,
    times,
    changes: { path: app.db.raw('gen_random_uuid()::text') },
  })

/** Uploads so many pictures to a record at once. */
const uploads = (person: Person, contract: Contract, id: number, type: number, times: number) =>
  Promise.all(
    Array.from({ length: times }, () =>
      app.attempt(person, contract, { params: { id }, form: formOf({ type: String(type) }, picture) }),
    ),
  )

const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted()

describe('the files of a record', () => {
  it('are 100 of an order, also when several are uploaded at once; a step still brings its proof', async () => {
    const { id } = await anOrder(app, shop, { seller: 'online_seller' })
    const file = await uploadPhoto(app, 'online_seller', id, SUPPORT)
    await copyFile(file.id, MOST - 2)
    expect(statusesOf(await uploads('online_seller', uploadOrderFile, id, SUPPORT, 3))).toEqual([
      200, 422, 422,
    ])
    const again = { params: { id }, form: formOf({ type: String(SUPPORT) }, picture) }
    expect(await app.refused('online_seller', uploadOrderFile, again)).toMatchObject({ errors: FULL })
    expect(await filesOf('order', id)).toHaveLength(MOST)
    const proof = { ...picture, bytes: OTHER_PIXEL }
    const reserved = await app.send('online_seller', changeOrder, id, formOf({ step: 'reserve' }, proof))
    expect(reserved).toMatchObject({ state_id: 'reserved' })
    expect(await filesOf('order', id)).toHaveLength(MOST + 1)
  })

  it('are 120 of an order with those of steps', async () => {
    const { id } = await anOrder(app, shop, { seller: 'online_seller' })
    const file = await uploadPhoto(app, 'online_seller', id, SUPPORT)
    await copyFile(file.id, 119)
    const form = formOf({ step: 'reserve' }, picture)
    const { errors } = await app.refused('online_seller', changeOrder, { params: { id }, form })
    expect(errors).toEqual({ file: ['Ya hay 120 archivos aquí, y no se reciben más.'] })
  })

  it('are 100 of a return case, also when several are uploaded at once', async () => {
    const { id } = await requested(app, await deliveredOrder(app, shop), lists)
    await sentPicture(app, { id })
    const [file] = await filesOf('return', id)
    await copyFile(file?.id ?? 0, MOST - 2)
    const type = ATTACHMENT_TYPES.sent
    expect(statusesOf(await uploads('head_dispatch', uploadReturnFile, id, type, 3))).toEqual([200, 422, 422])
    const again = { params: { id }, form: formOf({ type: String(type) }, picture) }
    expect(await app.refused('head_dispatch', uploadReturnFile, again)).toMatchObject({ errors: FULL })
  })
})

describe('a history', () => {
  it('of an order is replied by pages, the newest first', async () => {
    const { id } = await anOrder(app, shop, { seller: 'online_seller' })
    const params = { id }
    const [created] = await app.ok('two', orderHistory, { params })
    await insertCopies(app.db, 'orders.order_history', { id: created?.id ?? 0, times: MOST_HISTORY })
    const first = await app.ok('two', orderHistory, { params })
    expect(first).toHaveLength(MOST_HISTORY)
    const second = await app.ok('two', orderHistory, { params, query: { page: 2 } })
    expect(second.map((entry) => entry.id)).toEqual([created?.id])
    const ids = [...first, ...second].map((entry) => entry.id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(await app.ok('two', orderHistory, { params, query: { page: 3 } })).toEqual([])
  })

  it('of a return case has its newest entries', async () => {
    const { id } = await requested(app, await deliveredOrder(app, shop), lists)
    const [entry] = await app.db('returns.case_history').where({ case_id: id })
    const ids = await insertCopies(app.db, 'returns.case_history', {
      id: entry?.id ?? 0,
      times: MOST_HISTORY,
    })
    const { history } = await app.ok('two', getReturn, { params: { id } })
    expect(history.map((one) => one.id)).toEqual(ids.map(Number).toSorted((a, b) => b - a))
  })
})

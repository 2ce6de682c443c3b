import { changeReturn } from '@deportivo/contracts/returns/returns'
import { openReturns } from '@deportivo/testkit/returns/open'
import { deliveredOrder, moveCase, received, requested } from '@deportivo/testkit/returns/case'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()

const SETTLED = ['El porcentaje ya no se puede cambiar: el bono o el cambio se decidió con él.']

async function receivedAtHalf() {
  const order = await deliveredOrder(app, shop)
  const one = await requested(app, order, lists, { exchange_rate: lists.half })
  return received(app, shop, one)
}

it('the rate of a case is not changed once its voucher was decided by it', async () => {
  const one = await receivedAtHalf()
  await moveCase(app, one, { request_action: 'voucher' })
  const body = { exchange_rate: lists.whole }
  const refused = await app.refused('two', changeReturn, { params: { id: one.id }, body })
  expect(refused).toMatchObject({ code: 422, errors: { exchange_rate: SETTLED } })
})

it('who only prepares the replacement does not change the rate with the step', async () => {
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, one, { step: 'exchange_available', size_id: 40, quantity: 1 })
  const params = { id: one.id }
  const body = { step: 'enlist' as const, exchange_rate: lists.half }
  const refused = await app.refused('two', changeReturn, { params, body })
  expect(refused.errors).toEqual({ exchange_rate: SETTLED })
  expect(await moveCase(app, one, { step: 'enlist' })).toMatchObject({ exchange_rate: 100 })
})

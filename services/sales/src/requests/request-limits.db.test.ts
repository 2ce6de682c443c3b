import { getRequest, refuseRequest, refuseRequests } from '@deportivo/contracts/requests/requests'
import { addClient } from '@deportivo/testkit/shop'
import { expect, test } from 'vitest'
import { openRequests } from '@deportivo/testkit/sharing/requests'

const { app, time, share, ask, refused, requested } = await openRequests()

test('an address sends ten requests an hour to a link, and a link has fifty that wait', async () => {
  const { id, token } = await share()
  await addClient(app)
  for (let sent = 0; sent < 10; sent++) await ask(token)
  expect(await refused(token)).toMatchObject({
    code: 429,
    message: 'Desde esta conexión se enviaron muchos pedidos. Intente de nuevo en 6 minutos.',
  })
  await ask((await share()).token)
  time.hoursLater = 1
  for (let sent = 0; sent < 10; sent++) await ask(token)
  const filled = app.db('sales.requests').where({ link_id: id })
  const [row] = await filled.clone().limit(1)
  const { id: _, ...copy } = row ?? { id: 0 }
  await app.db('sales.requests').insert(Array.from({ length: 30 }, () => copy as never))
  time.hoursLater = 2
  expect(await refused(token)).toMatchObject({
    code: 429,
    message: 'Su vendedor tiene muchos pedidos por atender. Intente de nuevo en una hora.',
  })
  // A client of the shop is asked for, however they write their number, up to five times.
  const phone = '3005550101'
  for (const written of ['+57 300 555 01 01', '(300) 555-0101', '300.555.0101', '300 5550101', phone]) {
    time.hoursLater += 1
    await ask(token, { phone: written })
  }
  time.hoursLater += 1
  expect((await refused(token, { phone })).code).toBe(429)
  // The seller clears the link in one act, which leaves what was handled already.
  time.hoursLater = 0
  const waiting = () => filled.clone().where('state', 'new').pluck('id')
  const ids = (await waiting()).map(Number)
  expect(ids).toHaveLength(55)
  const [one = 0] = ids
  await app.ok('online_seller', refuseRequest, { params: { id: one }, body: { reason: 'Repetida' } })
  const cleared = { body: { ids: [...ids, one], reason: 'Publicidad' } }
  expect(await app.reply('online_seller', refuseRequests, cleared)).toMatchObject({
    message: '54 solicitudes descartadas',
    data: { refused: 54 },
  })
  expect(await waiting()).toEqual([])
  expect(await app.db('sales.requests').where({ id: one }).first('reason')).toEqual({ reason: 'Repetida' })
  time.hoursLater = 20
  await ask(token)
})

test('several requests are refused by users who see every one of them', async () => {
  const [own, of_another] = [await requested(), await requested({}, 'freelance_seller')]
  const both = { body: { ids: [own.id, of_another.id], reason: 'Ajena' } }
  expect((await app.refused('online_seller', refuseRequests, both)).code).toBe(404)
  expect((await app.refused('dispatch_assistant', refuseRequests, both)).code).toBe(403)
  expect((await app.ok('online_seller', getRequest, { params: { id: own.id } })).state).toBe('new')
  expect(await app.ok('two', refuseRequests, both)).toEqual({ refused: 2 })
})

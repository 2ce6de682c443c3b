import { MONEY_TRANSFER_ROUTES } from '@deportivo/contracts/finance/money-transfers'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import { aTransfer } from '@deportivo/testkit/money/money-accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const { get, undo } = MONEY_TRANSFER_ROUTES

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

async function upload(person: Person, id: number, bytes: Buffer, name = 'consignacion.png') {
  const { payload, contentType } = formOf({}, { name, type: 'image/png', bytes })
  const headers = { ...(await app.as(person)), 'content-type': contentType }
  return app.app.inject({ method: 'POST', url: `/api/v1/money-transfer/${id}/files`, headers, payload })
}

const statusFor = async (person: Person, url: string) =>
  (await app.app.inject({ url, headers: await app.as(person) })).statusCode

const storedOf = (owner_id: number) =>
  app.db('files.attachments').where({ owner_type: 'money_transfer', owner_id })

it('the receipt of a transfer is checked by its content, and entered only by users who move money', async () => {
  const { id } = await aTransfer(app)
  expect((await upload('one', id, PIXEL)).statusCode).toBe(403)
  expect((await upload('two', 999_999, PIXEL)).statusCode).toBe(404)
  expect((await upload('accounting_manager', id, Buffer.from('<script>'))).statusCode).toBe(415)
  expect(await storedOf(id)).toEqual([])
  expect((await upload('accounting_manager', id, PIXEL)).statusCode).toBe(200)
  expect(await storedOf(id)).toMatchObject([{ type: ATTACHMENT_TYPES.money_transfer }])
})

it('the receipt is shown with its transfer, to users who read the cash flow, and deleted when it is undone', async () => {
  const [{ id }, other] = [await aTransfer(app), await aTransfer(app)]
  await upload('two', id, PIXEL)
  await upload('two', other.id, PIXEL)
  const read = () => app.ok('one', get, { params: { id } })
  await expect.poll(async () => (await read()).attachments[0]?.url, { timeout: 30_000 }).toBeTruthy()
  const { attachments } = await read()
  expect(attachments).toMatchObject([{ name: 'consignacion.png', state: 'clean' }])
  const path = `/api/v1/attachment/${attachments[0]?.id}`
  expect(await statusFor('one', path)).toBe(200)
  expect(await statusFor('online_seller', path)).toBe(404)
  expect(await statusFor('winery_manager', path)).toBe(404)
  const [file] = await storedOf(id)
  await app.ok('two', undo, { params: { id }, body: {} })
  expect(await storedOf(id)).toEqual([])
  expect(await storedOf(other.id)).toHaveLength(1)
  expect(await statusFor('one', path)).toBe(404)
  await expect
    .poll(() =>
      app.deps.files.read(file?.path ?? '').then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone')
})

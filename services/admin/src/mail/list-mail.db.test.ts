import { listMail } from '@deportivo/contracts/admin/mail'
import { putInOutbox } from '@deportivo/platform/mail/outbox'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

// The second is of the 20th in Bogotá, and of the 21st in UTC.
const MAILS = [
  { to: 'marta@tienda.co', subject: 'Recupere su contraseña', at: new Date('2026-11-20T15:00:00Z') },
  { to: 'pablo@tienda.co', subject: 'Recupere su contraseña', at: new Date('2026-11-21T04:30:00Z') },
  { to: 'marta@tienda.co', subject: 'Su contraseña cambió', at: new Date('2026-11-21T15:00:00Z') },
]

beforeAll(async () => {
  app = await startTestApp()
  for (const mail of MAILS) await putInOutbox(app.deps.config, { ...mail, text: 'Hola' })
})
afterAll(() => app.stop())

const found = async (query: Record<string, string>) =>
  (await app.ok('two', listMail, { query })).map(({ to, subject }) => `${to} ${subject}`)

const [FIRST, SECOND, THIRD] = MAILS.map(({ to, subject }) => `${to} ${subject}`)

test('the outbox is read newest first, on request oldest first, page by page', async () => {
  expect(await found({})).toEqual([THIRD, SECOND, FIRST])
  expect(await found({ orderBy: 'at' })).toEqual([FIRST, SECOND, THIRD])
  const { data, pagination } = await app.reply('two', listMail, { query: { top: 2, page: 2 } })
  expect(data.map(({ to }) => to)).toEqual(['marta@tienda.co'])
  expect(pagination).toEqual({ per_page: 2, total: 3, current_page: 2 })
})

test('a mail is found by words of its subject and its receiver, with or without accents', async () => {
  expect(await found({ search: 'contrasena MARTA' })).toEqual([THIRD, FIRST])
  expect((await app.reply('two', listMail, { query: { search: 'recupere', top: 1 } })).pagination.total).toBe(
    2,
  )
  expect(await found({ search: 'factura' })).toEqual([])
})

test('mails are filtered by days in the shop’s time zone', async () => {
  expect(await found({ filter: 'from:2026-11-20,to:2026-11-20' })).toEqual([SECOND, FIRST])
  expect(await found({ filter: 'from:2026-11-21' })).toEqual([THIRD])
  expect((await app.refused('two', listMail, { query: { filter: 'from:ayer' } })).errors).toHaveProperty(
    'filter',
  )
})

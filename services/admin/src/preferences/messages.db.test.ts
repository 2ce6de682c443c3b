import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await app.ok('two', savePreferences, { body: { language: 'tr' } })
})
afterAll(() => app.stop())

test('a message is the exact Spanish text in every language, with the key to translate it', async () => {
  const body = { language: 'tr' } as const
  expect(await app.reply('two', savePreferences, { body })).toMatchObject({
    message: 'Preferencias guardadas',
    message_key: 'auth.preferences_saved',
  })
})

test("a refused field has the key of its error and the key's values", async () => {
  expect(await app.refused('two', savePreferences, { body: { zoom: 3 } })).toMatchObject({
    message: 'Revise los campos marcados.',
    message_key: 'problem.invalid',
    errors: { zoom: ['Debe ser menor o igual a 1,3.'] },
    error_keys: { zoom: [{ key: 'field.maximum', values: { limit: 1.3 } }] },
  })
})

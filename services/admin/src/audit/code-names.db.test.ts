import { listAudit } from '@deportivo/contracts/admin/audit'
import { updateUser } from '@deportivo/contracts/auth/users'
import { startTestApp } from '@deportivo/testkit/app'
import { hire } from '@deportivo/testkit/staff'
import { expect, test } from 'vitest'

test('the audit shows by name which price codes a user got and lost', async () => {
  const app = await startTestApp()
  const { id } = await hire(app, { codes: [4] })
  await app.ok('two', updateUser, { params: { id }, body: { codes: [1, 2] } })
  const [entry] = await app.ok('two', listAudit, { query: { filter: `subject:user,subject_id:${id}` } })
  expect(entry?.changes).toEqual([{ field: 'codes', from: 'Público', to: 'Distribuidor, Mayorista' }])
  await app.stop()
})

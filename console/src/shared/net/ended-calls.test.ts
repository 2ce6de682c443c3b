import { listClients } from '@deportivo/contracts/clients/clients'
import { expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { recordCalls } from '../testing/record-calls.ts'
import { startReplies } from '../testing/start-replies.ts'

test('a call that a test file leaves open does not reach the server of the next file', async () => {
  const endCalls = recordCalls()
  const first = await startReplies(() => new Promise(() => undefined))
  void call(listClients).catch(() => undefined)
  await vi.waitFor(() => expect(first.asked).toHaveLength(1))
  await endCalls()
  await first.stop()

  const next = await startReplies(() => ({ status: 200, body: {} }))
  // Longer than the first wait before a retry.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await next.stop()
  expect(next.asked).toEqual([])
})

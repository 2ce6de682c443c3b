import { getBoard } from '@deportivo/contracts/dispatch/board'
import { listClients } from '@deportivo/contracts/clients/clients'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession } from '../session/session-end.ts'
import { startReplies, type ReceivedCall, type Reply } from '../testing/start-replies.ts'
import { call } from './call.ts'

const TAG = 'W/"one"'

let sessions = 0
const anotherSession = () => beginSession(`token-${(sessions += 1)}`)

let replyTo: (asked: ReceivedCall) => Reply
let server: Awaited<ReturnType<typeof startReplies>>

beforeEach(async () => {
  server = await startReplies((asked) => replyTo(asked))
  replyTo = replyUnlessKnown
  anotherSession()
})
afterEach(() => server.stop())

let as_of = '2026-03-05T15:00:00.000Z'

/** As the server does: a body made at three, and the freshness of each reply in its header. */
const replyUnlessKnown = ({ headers }: ReceivedCall): Reply => ({
  status: headers['if-none-match'] === TAG ? 304 : 200,
  body: { code: 200, data: { room: 'dispatch:all', as_of: '2026-03-05T15:00:00.000Z' } },
  headers: { etag: TAG, 'as-of': as_of, 'cache-control': 'no-store' },
})
const askedFor = () => server.asked.map(({ headers }) => headers['if-none-match'] ?? null)

test('a board that did not change is not sent again, and is as fresh as its newest reply', async () => {
  as_of = '2026-03-05T15:00:05.000Z'
  expect((await call(getBoard)).data).toMatchObject({ room: 'dispatch:all', as_of })
  as_of = '2026-03-05T15:00:09.000Z'
  expect((await call(getBoard)).data).toMatchObject({ room: 'dispatch:all', as_of })
  expect(askedFor()).toEqual([null, TAG])
})

test('another session is sent its own', async () => {
  await call(getBoard)
  anotherSession()
  await call(getBoard)
  expect(askedFor()).toEqual([null, null])
})

test('what has no versions is always sent', async () => {
  replyTo = () => ({
    status: 200,
    body: { code: 200, data: [] },
    headers: { etag: TAG, 'cache-control': 'no-store' },
  })
  await call(listClients)
  await call(listClients)
  expect(askedFor()).toEqual([null, null])
})

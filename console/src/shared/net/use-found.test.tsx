import { me } from '@deportivo/contracts/auth/sign-in'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accessToken, beginSession, endSession } from '../session/session-end.ts'
import { useStore } from '../state/store.ts'
import { show } from '../testing/show.tsx'
import { startReplies } from '../testing/start-replies.ts'
import { useFound } from './use-found.ts'

let server: Awaited<ReturnType<typeof startReplies>>

beforeEach(async () => {
  server = await startReplies(({ headers }) => ({
    status: 200,
    body: {
      code: 200,
      data: { data: { data: { displayName: `la persona de ${headers.authorization}` } } },
    },
  }))
})

afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

function Who() {
  const isSignedIn = useStore(accessToken) !== null
  const found = useFound(me, isSignedIn ? {} : null)
  return <p>{found.data?.data.data.displayName ?? 'nadie'}</p>
}

test('a user who signs in right after another gets their own reply, not the pending one', async () => {
  beginSession('a')
  show(<Who />)
  await screen.findByText('la persona de Bearer a')
  act(() => endSession('signed_out'))
  expect(screen.getByText('nadie')).toBeTruthy()
  act(() => beginSession('b'))
  await screen.findByText('la persona de Bearer b')
})

test('a session that takes the place of another without a pause asks anew', async () => {
  beginSession('a')
  show(<Who />)
  await screen.findByText('la persona de Bearer a')
  act(() => beginSession('b'))
  await screen.findByText('la persona de Bearer b')
})

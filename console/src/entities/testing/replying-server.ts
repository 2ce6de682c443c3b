import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { startReplies, type ReceivedCall, type Reply } from '../../shared/testing/start-replies.ts'

/** A server that replies to every call of a test, whose user is signed in; `asked` are the calls of the present test. */
export function replyingServer(replyTo: (call: ReceivedCall) => Reply) {
  let server: Awaited<ReturnType<typeof startReplies>>
  beforeEach(async () => {
    server = await startReplies(replyTo)
    beginSession('a')
  })
  afterEach(async () => {
    cleanup()
    toasts.set([])
    endSession('signed_out')
    await server.stop()
  })
  return {
    get asked() {
      return server.asked
    },
  }
}

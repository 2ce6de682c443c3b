import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../../shared/session/session.tsx'
import { show } from '../../../shared/testing/show.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { ReturnFiles } from './return-files.tsx'

const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: {} } as unknown as Session

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(() => ({ status: 200, body: { code: 200, data: [] } }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

test('each file of a case names what it shows', () => {
  const { return_guide, client, sent } = ATTACHMENT_TYPES
  const attachments = [return_guide, client, sent].map((type) => ({
    id: type,
    type,
    name: `archivo-${type}.png`,
    state: 'clean',
    thumbnail_url: null,
    same_as: null,
    by: 'Ana',
    at: '2026-11-20T14:00:00.000Z',
    bytes: 10,
  }))
  show(
    <SessionProvider session={SESSION}>
      <ReturnFiles
        one={{ id: 4, sale_id: 9, attachments } as unknown as ReturnCase}
        onSent={() => undefined}
      />
    </SessionProvider>,
  )
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.map((name) => name.replace(/archivo.*/, ''))).toEqual([
    'Guía de la devolución',
    'Foto del cliente',
    'Foto de lo enviado',
  ])
})

import type { StockCount } from '@deportivo/contracts/catalogue/counts'
import { text } from '@deportivo/texts/text'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { show } from '../../shared/testing/show.tsx'
import { startReplies } from '../../shared/testing/start-replies.ts'
import { Counting } from './counting.tsx'

const session = { user: { id: 7 } } as unknown as Session
const UNKNOWN = 'El código 123 no es de ningún producto.'

it('a code that counts nothing stays named until the next one, and a count with units goes on', async () => {
  let isKnown = false
  const server = await startReplies(({ body }) => {
    const { entries } = JSON.parse(body) as { entries: { key: string }[] }
    const refused = entries.map(({ key }) => ({
      key,
      message: UNKNOWN,
      message_key: 'count.refused.out_of_scope',
      message_values: { code: '123' },
    }))
    const data = { refused: isKnown ? [] : refused, lines: [], counted: [] }
    return { status: 200, body: { code: 200, data } }
  })
  const count = { id: 3, version: 1, units: 31, next: [] } as unknown as StockCount
  show(
    <SessionProvider session={session}>
      <Counting count={count} onCounted={() => undefined} />
    </SessionProvider>,
  )
  screen.getByText(text('count.go_on'))
  const box = screen.getByRole('textbox')
  await userEvent.type(box, '123{Enter}')
  await screen.findByText(UNKNOWN)
  isKnown = true
  await userEvent.type(box, '456{Enter}')
  await expect.poll(() => screen.queryByText(UNKNOWN)).toBeNull()
  await server.stop()
})

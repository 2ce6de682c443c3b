import type { Client } from '@deportivo/contracts/clients/clients'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../../shared/language/texts.tsx'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ListScreen } from '../../shared/list/screen/list-screen.tsx'
import { changePreferences } from '../../shared/preferences/preferences.ts'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type ReceivedCall, type Reply } from '../../shared/testing/start-replies.ts'
import { CLIENT_LISTING, useClientChoices } from './client-list.tsx'
import { ANA } from './client.test-data.ts'

const PLACES = { city_name: 'Medellín', department_name: 'Antioquia' }
const PUBLIC = { key: 'four', name: 'Público' }
const OWN_CODE = { key: 'five', name: 'Colegios' }

let clients: Partial<Client>[]
let server: Awaited<ReturnType<typeof startReplies>>

function replyTo({ url }: ReceivedCall): Reply {
  const data = url.startsWith('/api/v1/code')
    ? [{ id: 4, order: 4, ...PUBLIC }]
    : url.startsWith('/api/v1/client?')
      ? clients
      : []
  const pagination = { per_page: 15, total: data.length, current_page: 1 }
  return { status: 200, body: { code: 200, data, pagination } }
}

beforeEach(async () => {
  server = await startReplies(replyTo)
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  changePreferences({ language: 'es' })
  endSession('signed_out')
  await server.stop()
})

function Clients() {
  const position = useListPosition(CLIENT_LISTING)
  const choices = useClientChoices(position.state)
  return <ListScreen screen={useListScreen(CLIENT_LISTING, position, { choices })} />
}

test('a price code is named in the language on screen, one of the shop’s own by its name', async () => {
  changePreferences({ language: 'tr' })
  await loadTexts()
  const named = ({ key, name }: typeof PUBLIC) => ({
    ...ANA,
    ...PLACES,
    code_id: 4,
    code_key: key,
    code_name: name,
  })
  clients = [named(PUBLIC), { ...named(OWN_CODE), id: 8 }]
  const grants = { 'read clients': 'all', 'update clients': 'all', 'read catalogue': 'all' }
  const session = { user: { id: 1, data: { displayName: 'Ana' } }, grants } as unknown as Session
  show(
    <SessionProvider session={session}>
      <Clients />
    </SessionProvider>,
  )
  expect(await screen.findByText('Perakende')).toBeTruthy()
  expect(screen.getByText('Colegios')).toBeTruthy()
  await userEvent.dblClick(screen.getByText('Colegios'))
  expect(await screen.findByRole('option', { name: 'Perakende' })).toBeTruthy()
})

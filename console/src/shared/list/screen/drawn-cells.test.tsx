import { listClients, updateClient } from '@deportivo/contracts/clients/clients'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CLIENT_CHANGE_FORM } from '../../form/sample.forms.ts'
import { beginSession, endSession } from '../../session/session-end.ts'
import { SessionProvider, type Session } from '../../session/session.tsx'
import { show } from '../../testing/show.tsx'
import { startReplies } from '../../testing/start-replies.ts'
import { defineList } from '../definition/definition.ts'
import { useListPosition } from '../query/use-list-position.ts'
import { useListScreen } from '../query/use-list-screen.ts'
import { ListScreen } from './list-screen.tsx'

let drawn = 0

const LIST = defineList('clients', listClients, {
  title: 'menu.clients',
  columns: [
    {
      id: 'name',
      header: 'client.name',
      role: 'main',
      width: 200,
      cell: ({ name }) => {
        drawn += 1
        return name
      },
      file: [],
      edit: { field: 'name', control: 'text' },
    },
  ],
  change: { contract: updateClient, form: CLIENT_CHANGE_FORM },
  filters: {} as never,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  perPage: 15,
  none: { title: 'clients.none' },
  noneMatch: 'clients.none_match',
})

const SESSION = {
  user: { id: 1, data: { displayName: 'Ana' } },
  grants: { 'update clients': 'all' },
} as unknown as Session

let server: Awaited<ReturnType<typeof startReplies>>

beforeEach(async () => {
  server = await startReplies(({ url }) => {
    const data = url.startsWith('/api/v1/view')
      ? []
      : ['Ana', 'Beto', 'Sara'].map((name, id) => ({ id, name, version: 1 }))
    const pagination = { per_page: 15, total: data.length, current_page: 1 }
    return { status: 200, body: { code: 200, data, pagination } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

function Clients() {
  const state = useListScreen(LIST, useListPosition(LIST))
  return <ListScreen screen={state} isSelectable />
}

test('choosing a row draws no cell again, although the list may be edited', async () => {
  show(
    <SessionProvider session={SESSION}>
      <Clients />
    </SessionProvider>,
  )
  await screen.findByText('Sara')
  const before = drawn
  await userEvent.click(screen.getByRole('checkbox', { name: /Ana/ }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ana/ }).checked).toBe(true)
  expect(drawn).toBe(before)
})

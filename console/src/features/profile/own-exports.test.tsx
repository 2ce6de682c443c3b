import { listClients } from '@deportivo/contracts/clients/clients'
import { CLIENT_FILE } from '@deportivo/contracts/exports/client-columns'
import type { ListExport } from '@deportivo/contracts/exports/list-exports'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { replyingServer } from '../../entities/testing/replying-server.ts'
import { OwnExports } from './own-exports.tsx'
import { SessionProvider, type Session } from '../../shared/session/session.tsx'
import { toasts } from '../../shared/toasts/toasts.ts'
import { show } from '../../shared/testing/show.tsx'
import { defineList } from '../../shared/list/definition/definition.ts'
import { useListPosition } from '../../shared/list/query/use-list-position.ts'
import { useListScreen } from '../../shared/list/query/use-list-screen.ts'
import { ExportDialog } from '../../shared/list/export/export-dialog.tsx'

const LIST = defineList('clients', listClients, {
  title: 'menu.clients',
  columns: [
    { id: 'phone', header: 'client.phone', width: 1, cell: () => null, file: CLIENT_FILE.phone },
    { id: 'step', header: 'payments.next', width: 1, role: 'step', cell: () => null, file: [] },
    { id: 'name', header: 'client.name', width: 1, cell: () => null, file: CLIENT_FILE.name },
  ],
  filters: { type: { label: 'client.type' } } as never,
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  perPage: 15,
  none: { title: 'clients.none' },
  noneMatch: 'clients.none_match',
})

const TYPES = { type: [{ value: '2', label: 'Mayorista' }] }
const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: {} } as unknown as Session

let total: number
let own: ListExport[]

const anExport = (more: Partial<ListExport>): ListExport => ({
  id: 7,
  name: 'Clientes',
  format: 'csv',
  state: 'waiting',
  rows: null,
  done: 0,
  problem: null,
  created_at: '2026-11-20T12:00:00Z',
  expires_at: '2026-11-21T12:00:00Z',
  ...more,
})

const server = replyingServer(({ url, method }) => {
  if (!url.startsWith('/api/v1/list-export')) {
    const pagination = { per_page: 15, total: Math.min(total, 10_000), current_page: 1 }
    return {
      status: 200,
      body: { code: 200, data: [], pagination: { ...pagination, more_than: total > 10_000 } },
    }
  }
  if (method === 'GET') return { status: 200, body: { code: 200, data: own } }
  own = method === 'POST' ? [anExport({})] : []
  const message = { message: 'Se está preparando.', message_key: 'export.started' }
  return { status: 200, body: { code: 200, ...message, data: anExport({}) } }
})
beforeEach(() => {
  own = []
})

let isClosed: boolean

function Dialog() {
  const state = useListScreen(LIST, useListPosition(LIST), { choices: TYPES })
  if (!state.rows.paging) return null
  return <ExportDialog screen={state} columns={LIST.columns} onClose={() => (isClosed = true)} />
}

async function exportList(rows: number) {
  total = rows
  isClosed = false
  show(
    <SessionProvider session={SESSION}>
      <Dialog />
    </SessionProvider>,
    '/?type=2&order=-name',
  )
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText(/CSV/))
  return { user, submit: () => user.click(screen.getByRole('button', { name: 'Exportar' })) }
}

const created = () =>
  server.asked.filter(({ url, method }) => url.startsWith('/api/v1/list-export') && method === 'POST')

test('a browser writes 10,000 rows itself', async () => {
  const small = await exportList(10_000)
  expect(screen.queryByText(/el servidor prepara el archivo/)).toBeNull()
  await small.submit()
  await waitFor(() => expect(toasts.get().map(({ key }) => key)).toEqual(['list.export_done']))
  expect(created()).toEqual([])
})

test('of more rows the server makes the file, as it is on screen', async () => {
  const large = await exportList(10_001)
  await screen.findByText(
    /el servidor prepara el archivo mientras usted sigue trabajando, hasta 200.000 filas/,
  )
  await large.submit()
  await waitFor(() => expect(isClosed).toBe(true))
  expect(JSON.parse(created()[0]?.body ?? '')).toEqual({
    list: 'clients',
    format: 'csv',
    name: 'Clientes',
    columns: ['phone', 'name'],
    params: {},
    query: { filter: 'type_of_client:2' },
    filters: [{ label: 'Tipo de cliente', value: 'Mayorista' }],
  })
})

test('a file that is prepared shows how far it is, and a toast offers it once it is ready', async () => {
  const { submit } = await exportList(10_001)
  await submit()
  await waitFor(() => expect(isClosed).toBe(true))
  cleanup()
  own = [anExport({ state: 'running', rows: 20_000, done: 5_000 })]
  show(<OwnExports />)
  await screen.findByText('5.000 de 20.000 filas')
  screen.getByRole('button', { name: 'Cancelar Clientes' })
  own = [anExport({ state: 'ready', rows: 20_000, done: 20_000 })]
  await screen.findByRole('button', { name: 'Descargar Clientes' }, { timeout: 10_000 })
  await waitFor(() => expect(toasts.get().map(({ key }) => key)).toContain('export.ready'), {
    timeout: 10_000,
  })
  expect(toasts.get().find(({ key }) => key === 'export.ready')?.action?.key).toBe('export.download')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Borrar Clientes' }))
  await screen.findByText('No tiene archivos.')
})

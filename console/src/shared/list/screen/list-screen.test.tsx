import { listClients, type Client } from '@deportivo/contracts/clients/clients'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changePreferences } from '../../preferences/preferences.ts'
import { beginSession, endSession } from '../../session/session-end.ts'
import { SessionProvider, type Session } from '../../session/session.tsx'
import { toasts } from '../../toasts/toasts.ts'
import { show } from '../../testing/show.tsx'
import { startReplies } from '../../testing/start-replies.ts'
import { defineList } from '../definition/definition.ts'
import { ListScreen } from './list-screen.tsx'
import { useListPosition } from '../query/use-list-position.ts'
import { useListScreen } from '../query/use-list-screen.ts'

const LIST = defineList('clients', listClients, {
  title: 'menu.clients',
  columns: [
    {
      id: 'name',
      header: 'client.name',
      role: 'main',
      width: 200,
      orderBy: 'name',
      cell: ({ name }) => name,
      file: [{ header: 'client.name', value: ({ name }) => name }],
    },
    {
      id: 'phone',
      header: 'client.phone',
      width: 120,
      cell: ({ phone }) => phone,
      file: [{ header: 'client.phone', value: ({ phone }) => phone }],
    },
  ],
  // One is enough here, whatever the clients list of the product offers.
  filters: { type: { label: 'client.type' } } as never,
  search: { label: 'clients.search', placeholder: 'clients.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  perPage: 15,
  none: { title: 'clients.none' },
  noneMatch: 'clients.none_match',
})

const CLIENTS = Array.from(
  { length: 40 },
  (_, index) => ({ id: index + 1, name: `Cliente ${index + 1}`, phone: `3${index}` }) as unknown as Client,
)
const TYPE = { type: [{ value: '2', label: 'Mayorista' }] }
const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: {} } as unknown as Session

/** As the server does: those with an odd number are wholesalers. */
function replyTo(url: string) {
  const query = new URL(url, 'http://x').searchParams
  const [top, page] = [Number(query.get('top')), Number(query.get('page'))]
  const filter = query.get('filter') ?? ''
  const ids = /id:([\d|]+)$/.exec(filter)?.[1]?.split('|').map(Number)
  const found = CLIENTS.filter(
    ({ id }) => (!filter.includes('type_of_client:2') || id % 2 === 1) && (ids?.includes(id) ?? true),
  )
  const data = found.slice((page - 1) * top, page * top)
  return { code: 200, data, pagination: { per_page: top, total: found.length, current_page: page } }
}

const VIEWS = [
  {
    id: 5,
    list: 'clients',
    name: 'Mayoristas',
    query: 'type=2&order=-name',
    columns: { hidden: ['phone'], order: [] },
    is_shared: true,
    by: 'Beto',
    is_own: false,
    may_change: false,
  },
]

let server: Awaited<ReturnType<typeof startReplies>>
beforeEach(async () => {
  server = await startReplies(({ url }) => ({
    status: 200,
    body: url.startsWith('/api/v1/view') ? { code: 200, data: VIEWS } : replyTo(url),
  }))
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  changePreferences({ columns: {}, opening_views: {} })
  endSession('signed_out')
  await server.stop()
})

function Clients() {
  const state = useListScreen(LIST, useListPosition(LIST), { choices: TYPE })
  return <ListScreen screen={state} isSelectable />
}

async function open(address = '/') {
  show(
    <SessionProvider session={SESSION}>
      <Clients />
    </SessionProvider>,
    address,
  )
  await screen.findByText('Cliente 15')
  return userEvent.setup()
}

const lastListUrl = () => server.asked.findLast(({ url }) => url.startsWith('/api/v1/client?'))?.url ?? ''
const rows = () => screen.getAllByRole('row').slice(1)
const bar = () => within(screen.getByRole('region', { name: 'Selección' }))
const text = (name: RegExp | string) => screen.getByRole('button', { name })

test('arrows move through the rows, Space and Shift select them, and the selection survives a change of page', async () => {
  const user = await open()
  rows()[0]?.focus()
  await user.keyboard('{ArrowDown} ')
  expect(document.activeElement).toBe(rows()[1])
  bar().getByText('1 seleccionado')
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  bar().getByText('3 seleccionados')
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(rows()[14])
  await user.click(text('Página siguiente'))
  await screen.findByText('Cliente 16')
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Cliente 16' }))
  bar().getByText('4 seleccionados')
})

test('selected rows hidden by the filter are counted, and all matching rows can be selected at once', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Cliente 2' }))
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Cliente 3' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de cliente' }), '2')
  await screen.findByText('(1 fuera de este filtro)')
  await user.click(text('Seleccionar los 20 que cumplen el filtro'))
  await screen.findByText('21 seleccionados')
  await user.click(text('Quitar selección'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selección' })).toBeNull())
})

test('a column header sorts on the server, and shows the direction', async () => {
  const user = await open()
  await user.click(text('Nombre'))
  await waitFor(() => expect(lastListUrl()).toContain('orderBy=name'))
  expect(screen.getByRole('columnheader', { name: 'Nombre' }).getAttribute('aria-sort')).toBe('ascending')
  await user.click(text('Nombre'))
  await waitFor(() => expect(lastListUrl()).toContain('orderByDesc=name'))
})

async function exportAsCsv(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(text('Exportar'))
  await user.click(screen.getByRole('radio', { name: /CSV/ }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Exportar' }))
}

test('a failed export shows an error and can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const user = await open()
  await exportAsCsv(user)
  await waitFor(() => expect(toasts.get()).toMatchObject([{ tone: 'danger', key: 'state.error' }]))
  expect(screen.getByRole('dialog').textContent).toContain('Exportar')
  toasts.set([])
})

test('an exported file has the rows and columns of the screen, all pages, by the same query', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (saved.push(file as Blob), 'blob:x'))
  const user = await open()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de cliente' }), '2')
  await screen.findByText('20 registros')
  const asked = new URL(lastListUrl(), 'http://x').searchParams
  await waitFor(() => expect(rows()).toHaveLength(15))
  const shown = rows().map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent),
  )
  await exportAsCsv(user)
  await waitFor(() => expect(saved).toHaveLength(1))
  const listQuery = new URL(lastListUrl(), 'http://x').searchParams
  expect(listQuery.get('filter')).toBe(asked.get('filter'))
  const lines =
    (await saved[0]?.text())
      ?.trim()
      .split('\r\n')
      .map((line) => line.split(';')) ?? []
  expect(lines[0]?.map((cell) => cell.replace('\uFEFF', ''))).toEqual(['Nombre', 'Teléfono'])
  expect(lines.slice(1, 16)).toEqual(shown)
  expect(lines).toHaveLength(21)
})

test('a hidden column leaves the table and the file, and stays so for the person', async () => {
  const user = await open()
  await user.click(text('Columnas'))
  await user.click(screen.getByRole('checkbox', { name: 'Teléfono' }))
  expect(screen.queryByRole('columnheader', { name: 'Teléfono' })).toBeNull()
  cleanup()
  await open()
  expect(screen.queryByRole('columnheader', { name: 'Teléfono' })).toBeNull()
})

test('a saved view brings its filters, order and columns, and leaves one’s own columns alone', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Mayoristas' }))
  await screen.findByText('20 registros')
  expect(lastListUrl()).toContain('orderByDesc=name')
  expect(screen.queryByRole('columnheader', { name: 'Teléfono' })).toBeNull()
  expect(text('Mayoristas').getAttribute('aria-pressed')).toBe('true')
  await user.click(text('Todo'))
  await screen.findByText('40 registros')
  screen.getByRole('columnheader', { name: 'Teléfono' })
})

test('a list opens with the view its reader chose for that, and whole again when they ask for all or take it back', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Mayoristas' }))
  await screen.findByText('20 registros')
  await user.click(text('Abrir la lista con esta vista'))
  cleanup()
  await open()
  await screen.findByText('20 registros')
  await user.click(text('Todo'))
  await screen.findByText('40 registros')
  await user.click(text('Mayoristas'))
  await user.click(text('Abrir la lista con esta vista'))
  cleanup()
  await open()
  await screen.findByText('40 registros')
})

test('before the view with which a list opens is known, no other rows are asked for', async () => {
  changePreferences({ opening_views: { clients: 5 } })
  await open()
  await screen.findByText('20 registros')
  const urls = server.asked.filter(({ url }) => url.startsWith('/api/v1/client?'))
  expect(urls.map(({ url }) => url.includes('orderByDesc=name'))).not.toContain(false)
})

test('an address with filters of its own counts more than the view with which the list opens', async () => {
  changePreferences({ opening_views: { clients: 5 } })
  await open('/?search=Cliente')
  await screen.findByText('40 registros')
  expect(lastListUrl()).not.toContain('orderByDesc')
})

import { moneyOutside } from '@deportivo/contracts/reports/money-outside'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import type { View } from '@deportivo/contracts/views/views'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSession, endSession } from '../../session/session-end.ts'
import { show } from '../../testing/show.tsx'
import { startReplies } from '../../testing/start-replies.ts'
import { ReportViews } from './report-views.tsx'

const SHARED: View = {
  id: 5,
  list: 'report/net-sales',
  name: 'Semana',
  query: 'range=7d&compare=week',
  columns: null,
  is_shared: true,
  by: 'Beto',
  is_own: false,
  may_change: false,
}

let server: Awaited<ReturnType<typeof startReplies>>
let views: View[]
beforeEach(async () => {
  views = [SHARED]
  server = await startReplies(({ method, body }) => {
    if (method === 'GET') return { status: 200, body: { code: 200, data: views } }
    const saved = { ...SHARED, ...(JSON.parse(body) as object), id: 6, is_own: true, may_change: true }
    views = [saved, SHARED]
    return { status: 200, body: { code: 200, data: saved } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const Address = () => <output>{useLocation().search}</output>
const address = () => screen.getByRole('status').textContent
const pill = (name: string) => screen.findByRole('button', { name })
const isOn = async (name: string) => (await pill(name)).getAttribute('aria-pressed')

function open(at: string, report: typeof netSales | typeof moneyOutside = netSales) {
  show(
    <>
      <ReportViews report={report} />
      <Address />
    </>,
    at,
  )
  return userEvent.setup()
}

test('a view brings its days and comparison, and leaves nothing of the filters before', async () => {
  const user = open('/?range=custom&from=2026-01-01&to=2026-01-05&seller_id=3&page=4&list=late')
  await user.click(await pill('Semana'))
  expect(address()).toBe('?range=7d&list=late&compare=week&view=5')
  expect(await isOn('Semana')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull()
  // No report opens with a view of its own accord.
  expect(screen.queryByRole('button', { name: /Abrir la lista/ })).toBeNull()
  await user.click(await pill('Vista inicial'))
  expect(address()).toBe('?list=late')
  expect(await isOn('Vista inicial')).toBe('true')
  expect(server.asked[0]?.url).toContain('list%3Areport%2Fnet-sales')
})

test('what is on screen is saved as a view of the report, without columns and without what is meant anyway', async () => {
  const user = open('/?range=30d&compare=period&seller_id=3&list=late')
  await user.click(await pill('Guardar vista'))
  const name = await screen.findByRole('textbox', { name: 'Nombre de la vista' })
  screen.getByRole('checkbox', { name: 'Compartir con todos los que ven este reporte' })
  await user.type(name, 'Mes de Ana')
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  expect(await isOn('Mes de Ana')).toBe('true')
  const saved = server.asked.find(({ method }) => method === 'POST')
  expect(JSON.parse(saved?.body ?? '{}')).toEqual({
    list: 'report/net-sales',
    name: 'Mes de Ana',
    query: 'range=30d&seller_id=3',
    columns: null,
    is_shared: false,
  })
  await waitFor(() => expect(address()).toContain('view=6'))
})

test('nothing is worth saving of a report as it opens, nor of days that it does not have', async () => {
  views = []
  open('/?range=today&group=day')
  await waitFor(() => expect(server.asked.length).toBe(1))
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  open('/?range=30d', moneyOutside)
  await waitFor(() => expect(server.asked.length).toBe(2))
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  open('/?range=30d')
  await pill('Guardar vista')
})

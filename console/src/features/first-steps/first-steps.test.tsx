import type { ExampleData as Found } from '@deportivo/contracts/admin/example-data'
import { FIRST_STEPS } from '@deportivo/contracts/catalogue/first-steps'
import { text } from '@deportivo/texts/text'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { revalidateAll } from '../../shared/net/use-found.ts'
import { beginSession, endSession } from '../../shared/session/session-end.ts'
import { show } from '../../shared/testing/show.tsx'
import { startReplies, type Reply } from '../../shared/testing/start-replies.ts'
import { ExampleData } from './example-data.tsx'
import { FirstSteps } from './first-steps.tsx'

const NONE: Found = {
  state: 'none',
  is_offered: true,
  done: 0,
  total: 0,
  users: 0,
  own: [],
  problem: null,
}
const LOADED: Found = { ...NONE, state: 'loaded', is_offered: false, users: 23 }
const OWN: Found['own'] = [
  { kind: 'order', count: 2 },
  { kind: 'client', count: 1 },
]
const FILL = 'Empezar con datos de ejemplo'
const REMOVE = 'Quitar los datos de ejemplo'

let server: Awaited<ReturnType<typeof startReplies>>
let found: Found
let steps: object
let change: Reply
beforeEach(async () => {
  found = NONE
  steps = Object.fromEntries(FIRST_STEPS.map((step) => [step, false]))
  change = null
  server = await startReplies(({ method, url }) => {
    if (method !== 'GET') return change
    return { status: 200, body: { code: 200, data: url.endsWith('/example-data') ? found : steps } }
  })
  beginSession('a')
})
afterEach(async () => {
  cleanup()
  endSession('signed_out')
  await server.stop()
})

const button = (name: string) => screen.findByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const sent = () => {
  const last = server.asked.findLast(({ method }) => method !== 'GET')
  return last && [last.url, JSON.parse(last.body) as unknown]
}
const confirm = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(dialog().getByRole('button', { name }))

test('an empty installation is filled after a confirmation, and shows how far it is', async () => {
  show(<ExampleData />)
  const user = userEvent.setup()
  await user.click(await button(FILL))
  expect(sent()).toBeUndefined()
  const data = { ...NONE, state: 'filling', is_offered: false, done: 1, total: 4 }
  change = { status: 200, body: { code: 200, message: 'Se llena', data } }
  await confirm(user, FILL)
  await screen.findByRole('progressbar', { name: 'Se llenan los datos de ejemplo: 25 %' })
  expect(sent()).toEqual(['/api/v1/example-data', { confirmed: true }])
})

test('before examples are removed, the own records that go with them are named and sent', async () => {
  found = LOADED
  show(<ExampleData />)
  const user = userEvent.setup()
  const remove = await button(REMOVE)
  // Entered while the page was open.
  found = { ...LOADED, own: OWN }
  await user.click(remove)
  await dialog().findByText('Pedidos: 2')
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pedidos: 2', 'Clientes: 1'])
  dialog().getByText(/los 23 usuarios inventados/)
  const data = { ...LOADED, state: 'removing' }
  change = { status: 200, body: { code: 200, message: 'Se quita', data } }
  await confirm(user, REMOVE)
  await screen.findByRole('progressbar')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual(['/api/v1/example-data/remove', { own: 3 }])
})

test('a removal that was refused asks for what there is now, and shows why the last one failed', async () => {
  found = LOADED
  show(<ExampleData />)
  const user = userEvent.setup()
  await user.click(await button(REMOVE))
  found = {
    ...LOADED,
    own: OWN,
    problem: { message: 'Cambió mientras tanto.', message_key: '', message_values: {} },
  }
  change = { status: 409, body: { code: 409, message: 'Cambió', data: {} } }
  await confirm(user, REMOVE)
  await screen.findByText('Cambió mientras tanto.')
  await user.click(await button(REMOVE))
  await dialog().findByText('Clientes: 1')
})

test('an installation is offered no examples any more once it has data of its own', async () => {
  show(<ExampleData />)
  await button(FILL)
  found = { ...NONE, is_offered: false }
  await revalidateAll()
  await expect.poll(() => screen.queryByRole('heading')).toBeNull()
})

test('the first steps lead to the next one, and are gone once all are done', async () => {
  const [first = '', second = ''] = FIRST_STEPS
  steps = { ...steps, [first]: true }
  show(<FirstSteps />)
  const items = await screen.findAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual(
    FIRST_STEPS.map((step) => (step === second ? 'step' : null)),
  )
  screen.getByText(text('first_steps.progress', { done: 1, total: FIRST_STEPS.length }))
  steps = Object.fromEntries(FIRST_STEPS.map((step) => [step, true]))
  await revalidateAll()
  await expect.poll(() => screen.queryByRole('list')).toBeNull()
})

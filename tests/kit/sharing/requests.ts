import { createShareLink } from '@deportivo/contracts/catalogue/share-links'
import { createRequest, getRequest, listRequests } from '@deportivo/contracts/requests/requests'
import type { Clock } from '@deportivo/platform/clock'
import { afterAll, beforeEach } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../app.ts'
import { offered, openShop, stockProduct } from '../shop.ts'

const HOUR_MS = 3_600_000

interface Shown {
  product_id: number
  /** The name of its size. */
  size: string
}

/** What visitors of links ask for, and what sellers see of it. */
function visitorsOf(app: TestApp, { product_id, size }: Shown) {
  const share = (person: Person = 'online_seller') =>
    app.ok(person, createShareLink, { body: { filter: '', code: 'four' } })
  let phones = 3_100_000_000
  const body = (link: string, fields: object = {}) => ({
    link,
    name: 'Marta Rincón',
    phone: String((phones += 1)),
    lines: [{ product_id, size, quantity: 2 }],
    ...fields,
  })
  /** As the page sends it: with what it was given with each product. */
  const given = async (link: string, fields?: object) => {
    const wanted = body(link, fields)
    return { body: { ...wanted, lines: await offered(app.deps, link, wanted.lines) } }
  }
  const ask = async (link: string, fields?: object) =>
    app.reply(null, createRequest, await given(link, fields))
  const refused = async (link: string, fields?: object) =>
    app.refused(null, createRequest, await given(link, fields))
  const ofSeller = (person: Person = 'online_seller') => app.ok(person, listRequests, { query: { top: 200 } })
  /** A new request of the seller's, the newest of the list. */
  const requested = async (fields?: object, person: Person = 'online_seller') => {
    await ask((await share(person)).token, fields)
    const [newest] = await ofSeller(person)
    return app.ok(person, getRequest, { params: { id: newest?.id ?? 0 } })
  }
  return { share, body, given, ask, refused, ofSeller, requested }
}

/** A shop whose sellers share links, for the tests of a file; the clock is `time.hoursLater` in each of them. */
export async function openRequests() {
  const time = { hoursLater: 0 }
  const clock: Clock = { now: () => new Date(Date.now() + time.hoursLater * HOUR_MS) }
  const app = await startTestApp({ clock })
  afterAll(() => app.stop())
  beforeEach(() => {
    time.hoursLater = 0
  })
  const shop = await openShop(app)
  const product_id = await stockProduct(app, shop, 20, [39, 40])
  const nameOfSize = async (id: number): Promise<string> => {
    const [name] = await app.db('catalogue.sizes').where({ id }).pluck('name')
    return String(name)
  }
  const size = await nameOfSize(40)
  return { app, shop, time, product_id, size, nameOfSize, ...visitorsOf(app, { product_id, size }) }
}

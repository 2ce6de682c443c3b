import { listAudit } from '@deportivo/contracts/admin/audit'
import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { getMail, listMail } from '@deportivo/contracts/admin/mail'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import { MOST_REPORT_MAILS, REPORT_MAIL_ROUTES } from '@deportivo/contracts/reports/report-mails'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { readTable } from '@deportivo/platform/tables/read-table'
import { formatMoney } from '@deportivo/texts/formats/money'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { startMailServer, type MailServer } from '@deportivo/testkit/mail-server'
import { checkedOut } from '@deportivo/testkit/order'
import { openShop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { administrativeReportRoute } from '../administrative/administrative-report.ts'
import { moneyOutsideReportRoute } from '../money-outside/money-outside-report.ts'
import { netSalesReportRoute } from '../net-sales/net-sales-report.ts'
import { sendDueMails } from './send-due-mails.ts'

const { list, create, end } = REPORT_MAIL_ROUTES
const REPORTS = [administrativeReportRoute, netSalesReportRoute, moneyOutsideReportRoute]
const today = businessDay(new Date())

// A mail that is asked for before its hour comes on the same day. Sessions end two hours after a moment that has passed.
const AFTER_ITS_HOUR = new Date(`${today}T07:30:00-05:00`)
const NOW = new Date(Math.max(Date.now(), AFTER_ITS_HOUR.getTime()))

let app: TestApp
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
  const config = { smtpUrl: server.url, publicUrl: 'https://tienda.co' }
  app = await startTestApp({ clock: { now: () => NOW }, config })
  const shop = await openShop(app)
  await checkedOut(app, shop, { seller: 'online_seller' })
  await checkedOut(app, shop, { seller: 'two' })
  await app.settled()
})
afterAll(async () => {
  await app.stop()
  await server.close()
})
beforeEach(async () => {
  await app.db('finance.report_mails').delete()
  server.mode = 'accept'
})

const NET_SALES = { report: 'net-sales', range: 'yesterday', query: '', hour: 7 } as const
const ask = (person: Person = 'two', fields: object = {}) =>
  app.ok(person, create, { body: { ...NET_SALES, ...fields } })
const own = async (person: Person = 'two') => (await app.ok(person, list)).rows
const stateOf = async (person: Person = 'two') =>
  (await own(person)).map(({ state, reason }) => [state, reason])

/** Seven o'clock in Bogotá, so many days from now: the figures of the first are those of today. */
const clockAt = (days: number, time = '07:00') => new Date(`${addDays(today, days)}T${time}:00-05:00`)

/** The mails that a run at this moment sends; of one that fails, what it throws. */
async function runAt(at: Date, config: Partial<TestApp['deps']['config']> = {}) {
  const before = server.mails.length
  const deps = { ...app.deps, clock: { now: () => at }, config: { ...app.deps.config, ...config } }
  const failure = await sendDueMails(deps, REPORTS).then(
    () => null,
    (error: unknown) => error,
  )
  return { mails: server.mails.slice(before), failure }
}

describe('the mail of a report', () => {
  it('has the figures, the filters and the days of the screen, and opens it with the same', async () => {
    const seller_id = await idOf(app, 'online_seller')
    const { id } = await ask('two', { query: `seller_id=${seller_id}&compare=week` })
    const { mails } = await runAt(clockAt(1))
    const days = { from: today, to: today }
    const screen = await app.ok('two', netSales.contract, { query: { ...days, seller_id, compare: 'week' } })
    const whole = await app.ok('two', netSales.contract, { query: days })
    expect(screen.totals.net).not.toBe(whole.totals.net)
    const [mail] = mails
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(formatMoney(screen.totals.net))
      expect(body).not.toContain(formatMoney(whole.totals.net))
      expect(body).toContain('Ventas netas')
      expect(body).toContain('Vendedor: ')
    }
    expect(mail?.to).toBe('two@demo.local')
    expect(mail?.text).toContain(
      `https://tienda.co/net-sales?range=custom&from=${today}&to=${today}&compare=week&seller_id=${seller_id}`,
    )
    expect(mail?.text).toContain(`https://tienda.co/my-profile?end_mail=${id}`)
    expect(mail?.headers['list-unsubscribe']).toBe(`<https://tienda.co/my-profile?end_mail=${id}>`)
  })

  it('has all tables in its file, with the figures as figures', async () => {
    await ask()
    const { mails } = await runAt(clockAt(1))
    const { totals } = await app.ok('two', netSales.contract, { query: { from: today, to: today } })
    const [file] = mails[0]?.files ?? []
    const rows = []
    for await (const { cells } of readTable(file?.content ?? Buffer.alloc(0))) rows.push(cells)
    expect(file?.name).toMatch(/\.xlsx$/)
    expect(rows).toContainEqual(['Ventas netas', String(totals.net), '0'])
    for (const table of ['Vendedor', 'Cliente']) expect(rows).toContainEqual([table])
  })

  it('is in the language that its reader chose', async () => {
    await app.ok('two', savePreferences, { body: { language: 'ar' } })
    await ask()
    const { mails } = await runAt(clockAt(1))
    await app.ok('two', savePreferences, { body: { language: 'es' } })
    expect(mails[0]?.html).toContain('<html lang="ar" dir="rtl">')
    expect(mails[0]?.text).toContain('فتح التقرير')
    expect(mails[0]?.text).toMatch(/\u2066\$\s[\d,]+\u2069/)
  })

  it('of the present has no days, and leads to the report without any', async () => {
    await ask('two', { report: 'money-outside' })
    expect((await own()).map(({ is_of_now }) => is_of_now)).toEqual([true])
    const { mails } = await runAt(clockAt(1))
    expect(mails[0]?.text).toContain('https://tienda.co/money-outside\n')
  })
})

describe('when a report is mailed', () => {
  it('once a day from tomorrow on, also with two processes at work', async () => {
    await ask()
    expect((await runAt(clockAt(0, '23:59'))).mails).toEqual([])
    expect((await runAt(clockAt(1, '06:59'))).mails).toEqual([])
    const both = await Promise.all([runAt(clockAt(1)), runAt(clockAt(1))])
    expect(Math.max(...both.map(({ mails }) => mails.length))).toBe(1)
    expect((await runAt(clockAt(1, '23:59'))).mails).toEqual([])
    expect((await runAt(clockAt(2))).mails).toHaveLength(1)
    expect(await stateOf()).toEqual([['sent', null]])
  })

  it('after days without a process once, at its hour', async () => {
    await ask()
    expect((await runAt(clockAt(6, '05:00'))).mails).toEqual([])
    const { mails } = await runAt(clockAt(6, '11:30'))
    expect(mails.map(({ headers }) => headers['message-id']?.includes(addDays(today, 6)))).toEqual([true])
    expect((await runAt(clockAt(6, '12:00'))).mails).toEqual([])
  })

  it('again while the mail server is away, and all that are due show it', async () => {
    await ask()
    await ask('online_seller_admin', { report: 'administrative', hour: 6 })
    const away = { smtpUrl: 'smtp://127.0.0.1:1' }
    const { failure } = await runAt(clockAt(1), away)
    expect(failure).toBeInstanceOf(AggregateError)
    expect([await stateOf(), await stateOf('online_seller_admin')]).toEqual([
      [['failed', 'server']],
      [['failed', 'server']],
    ])
    // Not before the retry, then both; and no third time.
    expect((await runAt(clockAt(1, '07:04'))).mails).toEqual([])
    expect((await runAt(clockAt(1, '07:05'))).mails).toHaveLength(2)
    expect((await runAt(clockAt(1, '09:00'))).mails).toEqual([])
    expect(await stateOf()).toEqual([['sent', null]])
  })

  it('not again today where the server refuses the address, and the others are sent', async () => {
    await ask()
    server.mode = 'refuse'
    await runAt(clockAt(1))
    expect(await stateOf()).toEqual([['failed', 'refused']])
    server.mode = 'accept'
    expect((await runAt(clockAt(1, '22:00'))).mails).toEqual([])
    expect((await runAt(clockAt(2))).mails).toHaveLength(1)
  })

  it('a second time, as the same mail, where the process ended before it knew; and no third time', async () => {
    const { id } = await ask()
    const [first] = (await runAt(clockAt(1))).mails
    const interrupted = { state: 'sending', claimed_at: clockAt(1) } as const
    await app.db('finance.report_mails').where({ id }).update(interrupted)
    expect((await runAt(clockAt(1, '07:14'))).mails).toEqual([])
    const [second] = (await runAt(clockAt(1, '07:16'))).mails
    expect(second?.headers['message-id']).toBe(first?.headers['message-id'])
    await app.db('finance.report_mails').where({ id }).update({ state: 'resending' })
    expect((await runAt(clockAt(1, '09:00'))).mails).toEqual([])
    expect((await runAt(clockAt(2))).mails).toHaveLength(1)
  })

  it('into the folder of mails where no server is set up, and the list shows it', async () => {
    await ask()
    expect((await app.ok('two', list)).has_mail_server).toBe(true)
    const { failure } = await runAt(clockAt(1), { smtpUrl: null })
    expect(failure).toBeNull()
    expect(await stateOf()).toEqual([['stored', null]])
    const [stored] = await app.ok('two', listMail)
    const { text } = await app.ok('two', getMail, { params: { id: stored?.id ?? '' } })
    expect(text).toContain('https://tienda.co/net-sales?')
  })
})

describe('what a reader may see', () => {
  it('an administrator of sellers gets the figures of their team alone', async () => {
    await ask('online_seller_admin', { report: 'administrative' })
    const { mails } = await runAt(clockAt(1))
    const query = { from: today, to: today }
    const { totals } = await app.ok('online_seller_admin', administrative.contract, { query })
    const whole = await app.ok('two', administrative.contract, { query })
    expect(totals.value).toBeLessThan(whole.totals.value)
    expect(mails[0]?.text).toContain(formatMoney(totals.value))
    expect(mails[0]?.text).not.toContain(formatMoney(whole.totals.value))
  })

  it('a permission that was lost since is respected, and a user who is inactive gets nothing', async () => {
    await ask('online_seller_admin', { report: 'administrative' })
    const granted = { profile_id: 'online_seller_admin', permission: 'read administrative' } as const
    const [taken] = await app.db('auth.profile_permissions').where(granted).delete().returning('*')
    expect((await runAt(clockAt(1))).mails).toEqual([])
    const user = app.db('auth.users').where('email', 'online_seller_admin@demo.local')
    const states = () => app.db('finance.report_mails').select('state', 'reason')
    expect(await states()).toEqual([{ state: 'skipped', reason: 'no_permission' }])
    if (taken) await app.db('auth.profile_permissions').insert(taken)
    await user.clone().update({ state_id: 'disabled' })
    expect((await runAt(clockAt(2))).mails).toEqual([])
    expect(await states()).toEqual([{ state: 'skipped', reason: 'inactive' }])
    await user.clone().update({ state_id: 'active' })
    expect((await runAt(clockAt(3))).mails).toHaveLength(1)
  })

  it('a profile that was taken away grants nothing, although another one still would', async () => {
    const user_id = await idOf(app, 'online_seller_admin')
    await ask('online_seller_admin', { report: 'administrative' })
    await app.db('auth.user_profiles').insert({ user_id, profile_id: 'one' })
    await app.db('auth.user_profiles').where({ user_id, profile_id: 'online_seller_admin' }).delete()
    expect((await runAt(clockAt(1))).mails).toEqual([])
    await app.db('auth.user_profiles').insert({ user_id, profile_id: 'online_seller_admin' })
    await app.db('auth.user_profiles').where({ user_id, profile_id: 'one' }).delete()
    expect(await app.db('finance.report_mails').pluck('reason')).toEqual(['no_permission'])
  })
})

describe('subscriptions', () => {
  it('are asked for and ended with an entry of the audit, by their user alone', async () => {
    const { id } = await ask('online_seller_admin', { report: 'administrative' })
    expect((await app.refused('two', end, { params: { id }, body: {} })).code).toBe(404)
    expect(await own('two')).toEqual([])
    await app.ok('online_seller_admin', end, { params: { id }, body: { version: 1 } })
    expect(await own('online_seller_admin')).toEqual([])
    const entries = await app.ok('two', listAudit, {
      query: { filter: `subject:report_mail,subject_id:${id}` },
    })
    expect(entries.map(({ act }) => act)).toEqual(['deleted', 'created'])
    expect(entries[1]?.changes).toContainEqual({ field: 'hour', from: null, to: '07:00' })
  })

  it('are of reports that their user may read, with filters that the report has', async () => {
    const codeOf = async (person: Person, fields: object) =>
      (await app.refused(person, create, { body: { ...NET_SALES, ...fields } })).code
    expect(await codeOf('dispatch_assistant', {})).toBe(403)
    expect(await codeOf('two', { query: 'seller_id=x' })).toBe(422)
    expect(await codeOf('two', { query: 'brand_id=1' })).toBe(422)
    expect(await codeOf('two', { query: 'group=hour' })).toBe(422)
    expect(await codeOf('two', { report: 'subcategories_geolocation' })).toBe(422)
    expect(await codeOf('two', { hour: 24 })).toBe(422)
  })

  it('are one for the same report, days and filters, and not more than are read', async () => {
    await ask('two', { query: 'compare=year&group=week' })
    const same = { ...NET_SALES, hour: 9, query: 'group=week&compare=year' }
    expect((await app.refused('two', create, { body: same })).code).toBe(422)
    for (let one = 1; one < MOST_REPORT_MAILS; one += 1) await ask('two', { query: `seller_id=${one}` })
    const more = { ...NET_SALES, query: 'seller_id=99' }
    expect((await app.refused('two', create, { body: more })).code).toBe(400)
  })
})

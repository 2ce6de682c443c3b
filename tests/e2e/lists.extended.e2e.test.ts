import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { listClients, updateClient } from '@deportivo/contracts/clients/clients'
import { text } from '@deportivo/texts/text'
import type { Language } from '@deportivo/texts/languages'
import type { TextKey } from '@deportivo/texts/texts'
import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { switchLanguage } from './parts/language.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

// Before the stage's own: it runs after that, when no open page can store a density any more.
afterEach(async () => {
  await stage.calls.ok('two', savePreferences, { body: { density: 'comfortable' } })
  await stage.calls.ok('head_dispatch', savePreferences, { body: { density: 'compact' } })
})

const stage = openStage()

const firstRow = (page: Page) => page.getByRole('row').nth(1)

const heightOf = async (page: Page): Promise<number> =>
  Math.round((await firstRow(page).boundingBox())?.height ?? 0)

const heightsOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => Math.round(row.getBoundingClientRect().height)))

it('rows are as high as two lines of text, and as one on the compact list, which stays so', async () => {
  const { page } = await stage.person('two', '/clients')
  await firstRow(page).getByRole('link').waitFor()
  const usual = await heightOf(page)
  expect([usual >= 40, usual <= 44, usual]).toEqual([true, true, usual])
  const compact = page.getByRole('button', { name: text('list.compact') })
  await compact.click()
  await expect.poll(() => heightOf(page), PATIENT).toBeLessThanOrEqual(33)
  await page.goto('/orders')
  await firstRow(page).getByRole('link').waitFor()
  expect(await compact.getAttribute('aria-pressed')).toBe('true')
  expect(await heightOf(page)).toBeLessThanOrEqual(33)
})

it.each([1440, 1280, 1024])('e-mails and last logins of users are whole at %i px', async (width) => {
  const { page } = await stage.person('two', '/users/all')
  await page.setViewportSize({ width, height: 900 })
  await firstRow(page).getByRole('link').waitFor()
  const cut = () =>
    page
      .locator('.ad-one-line, td:nth-child(5) > span')
      .evaluateAll(
        (texts) => texts.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).length,
      )
  await expect.poll(cut, PATIENT).toBe(0)
})

it('rows of users and of the audit are as high as those of clients, and an e-mail is whole or ends in dots', async () => {
  const [client] = await stage.calls.ok('two', listClients, { query: { top: 1 } })
  const email = 'direccion.de.correo.que.no.cabe.en.su.columna@tienda-de-calzado.example'
  const change = (body: { phone: string } | { email: string }) =>
    stage.calls.ok('two', updateClient, { params: { id: client?.id ?? 0 }, body })
  await change({ phone: '300 555 0188' })
  const { page } = await stage.person('two', '/users/all')
  for (const path of ['/users/all', '/audit', '/expenses']) {
    await page.goto(path)
    await firstRow(page).waitFor()
    const heights = await heightsOf(page)
    expect([path, Math.min(...heights) >= 40, Math.max(...heights) <= 44, heights]).toEqual([
      path,
      true,
      true,
      heights,
    ])
  }
  await change({ email })
  for (const path of ['/users/all', '/clients']) {
    await page.goto(path)
    const mails = page.getByRole('row').getByText(/^[^\s@]+@[^\s@]+$/)
    await (path === '/clients' ? page.getByText(email) : mails.first()).waitFor()
    const broken = await mails.evaluateAll((all) =>
      all.flatMap((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return tops.size > 1 ? [one.textContent] : []
      }),
    )
    expect([path, broken]).toEqual([path, []])
  }
  const cell = page.getByRole('cell').filter({ hasText: email })
  const cutOff = () => cell.locator('.ad-one-line').evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(await cutOff()).toBeGreaterThan(0)
  await cell.hover()
  await expect.poll(() => cell.getAttribute('title'), PATIENT).toBe(email)
  await firstRow(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect.poll(cutOff, PATIENT).toBe(0)
  await change({ email: 'compras@tienda.example' })
})

/** The cells of a column of which something is cut off. */
const cutIn = (page: Page, column: TextKey, language: Language): Promise<string[]> =>
  page
    .locator(`td[data-label="${text(column, {}, language)}"]`)
    .evaluateAll((cells) =>
      cells.flatMap((cell) =>
        [cell, ...cell.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 1)
          ? [cell.textContent]
          : [],
      ),
    )

/** The names of which the first letters are not in their cell. */
const beheaded = (page: Page, column: TextKey, language: Language): Promise<string[]> =>
  page.locator(`td[data-label="${text(column, {}, language)}"] bdi`).evaluateAll((names) =>
    names.flatMap((name) => {
      const [letters, range] = [name.firstChild, document.createRange()]
      const cell = name.closest('td')?.getBoundingClientRect()
      if (!letters || !cell) return [name.textContent]
      range.setStart(letters, 0)
      range.setEnd(letters, 3)
      const { left, right } = range.getBoundingClientRect()
      return left >= cell.left && right <= cell.right ? [] : [name.textContent]
    }),
  )

it('sellers are whole on a usual desktop, and of a long name the end is cut off, in Arabic too', async () => {
  const { page } = await stage.person('two', '/orders?top=50')
  await firstRow(page).getByRole('link').waitFor()
  expect(await cutIn(page, 'order.type', 'es')).toEqual([])
  await page.goto('/dispatches?view=list')
  await page.getByRole('row').nth(10).waitFor()
  await switchLanguage(page, 'ar')
  expect((await cutIn(page, 'board.col_order', 'ar')).length).toBeGreaterThan(0)
  expect(await beheaded(page, 'board.col_order', 'ar')).toEqual([])
  await page.goto('/users/all')
  await firstRow(page).waitFor()
  await switchLanguage(page, 'ar')
  expect(await cutIn(page, 'people.name', 'ar')).toEqual([])
})

it('the board of the head of dispatch is compact until they want it otherwise, and its list no higher than others', async () => {
  const { page } = await stage.person('head_dispatch', '/dispatches')
  const compact = page.getByRole('button', { name: text('list.compact') })
  await compact.and(page.locator('[aria-pressed="true"]')).click()
  await compact.and(page.locator('[aria-pressed="false"]')).waitFor()
  await page.goto('/dispatches?view=list')
  await page.getByRole('row').nth(10).waitFor()
  expect(Math.max(...(await heightsOf(page)))).toBeLessThanOrEqual(44)
  const officer = (await stage.person('operating_officer', '/dispatches')).page
  await officer.getByRole('button', { name: text('list.compact'), pressed: false }).waitFor()
})

it('the steps of a row are in its menu, by pointer and by key, and the main one on the hovered row', async () => {
  const { page } = await stage.person('two', '/clients')
  const row = firstRow(page)
  const main = row.getByRole('button', { name: text('header.online_order') })
  const shown = () =>
    main.evaluate((button) => {
      let opacity = 1
      for (let place: Element | null = button; place; place = place.parentElement)
        opacity *= Number(getComputedStyle(place).opacity)
      return opacity
    })
  await row.getByRole('link').waitFor()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(shown, PATIENT).toBe(0)
  await row.hover()
  await expect.poll(shown, PATIENT).toBe(1)
  const edit = page.getByRole('menuitem', { name: text('common.edit') })
  await row.getByRole('cell').nth(2).click({ button: 'right' })
  await edit.waitFor()
  // The menu is on screen before it has the focus, and only then takes keys.
  await page.locator('.bp6-overlay :focus').waitFor()
  await page.keyboard.press('Escape')
  await edit.waitFor({ state: 'detached' })
  await row.focus()
  await page.keyboard.press('Shift+F10')
  await page
    .getByRole('menuitem', { name: text('header.online_order') })
    .and(page.locator(':focus'))
    .waitFor()
  await page.keyboard.press('Escape')
  const isFocused = (place: Locator) =>
    expect.poll(() => place.evaluate((element) => element === document.activeElement), PATIENT).toBe(true)
  await isFocused(row)
  const openByPointer = async () => {
    await row.getByRole('cell').nth(2).click({ button: 'right' })
    await page.locator('.bp6-overlay :focus').waitFor()
  }
  const pressAt = async (place: Locator) => {
    // The menu lies over it.
    await place.click({ force: true })
    await edit.waitFor({ state: 'detached' })
  }
  await openByPointer()
  await pressAt(page.getByRole('heading', { level: 1 }))
  await isFocused(row)
  await openByPointer()
  const search = page.getByRole('main').getByRole('searchbox')
  await pressAt(search)
  await isFocused(search)
})

it('a finger finds all steps of a row behind one button', async () => {
  const { page } = await stage.person('two', '/clients', 'phone')
  const row = firstRow(page)
  const more = row.getByRole('button', { name: text('common.more') })
  await more.waitFor()
  expect(await row.getByRole('button', { name: text('header.online_order') }).isVisible()).toBe(false)
  await more.tap()
  await page.getByRole('menuitem', { name: text('header.online_order') }).waitFor()
})

it('what may be done with chosen orders stands beside their number', async () => {
  const { page } = await stage.person('two', '/orders')
  await firstRow(page).getByRole('link').waitFor()
  const change = page.getByRole('button', { name: text('orders.change_state') })
  await change.click()
  await page.getByText(text('order.none_to_change')).waitFor()
  await firstRow(page).getByRole('checkbox').click({ force: true })
  const bar = page.getByRole('region', { name: text('list.selection') })
  await bar.getByText(text('list.selected', { count: 1 })).waitFor()
  expect(await change.count()).toBe(1)
  await bar.getByRole('button', { name: text('orders.change_state') }).click()
  await page.getByRole('dialog', { name: text('orders.change_state') }).waitFor()
})

it('a filter of many entries is searched, also on a phone', async () => {
  for (const screen of ['desktop', 'phone'] as const) {
    const { page } = await stage.person('two', '/clients', screen)
    await firstRow(page).getByRole('link').waitFor()
    if (screen === 'phone') await page.getByRole('button', { name: text('list.filters') }).tap()
    const department = page.getByRole('combobox', { name: text('client.department') })
    await department.click()
    await department.fill('bolivar')
    const list = await page.getByRole('listbox').boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(list !== null && list.x >= 0 && list.x + list.width <= width).toBe(true)
    await department.press('Enter')
    await page.waitForURL(/department=\d+/)
    await expect.poll(() => department.inputValue(), PATIENT).toBe('Bolívar')
  }
})

/** How many products were found. */
const LOADED = /^\d+ productos/

/** Chooses the first entry of a filter, whether its list is short or searched. */
async function chooseFirst(page: Page, filter: Locator): Promise<void> {
  await expect.poll(() => filter.isEnabled(), PATIENT).toBe(true)
  if (await filter.evaluate(({ tagName }) => tagName === 'SELECT')) {
    await filter.selectOption({ index: 1 })
    return
  }
  await filter.click()
  await page.getByRole('option').nth(1).click()
}

it('the way back undoes the last filter of clients, of the board and of the products, with what was typed since', async () => {
  const { page } = await stage.person('two', '/clients')
  const searchOf = () => new URL(page.url()).search
  for (const [path, label] of [
    ['/clients', 'client.type'],
    ['/dispatches', 'board.filter_payment'],
    ['/share_products', 'products.category'],
  ] as const) {
    await page.goto(path)
    await page.getByText(LOADED).or(page.getByRole('row')).or(page.getByRole('article')).first().waitFor()
    const before = searchOf()
    const filter = page.getByRole('combobox', { name: text(label), exact: true })
    await chooseFirst(page, filter)
    await expect.poll(searchOf, PATIENT).not.toBe(before)
    // Typed words are no step of their own.
    await page.getByRole('searchbox').first().pressSequentially('car')
    await expect.poll(searchOf, PATIENT).toContain('=car')
    await page.goBack()
    await expect.poll(searchOf, PATIENT).toBe(before)
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

/** The first client of the list, and the cell with its phone. */
async function openClients() {
  const { page } = await stage.person('two', '/clients')
  const row = firstRow(page)
  await row.getByRole('link').waitFor()
  const [client] = await stage.calls.ok('two', listClients, { query: { top: 1 } })
  if (!client) throw new Error('The company has no clients')
  const name = text('list.edit_cell', { column: text('client.phone'), row: client.name })
  return { page, row, client, cell: row.getByRole('cell').nth(2), pencil: page.getByLabel(name) }
}

/** Types over the phone of a row, by keyboard alone. */
async function typePhone(page: Page, phone: string): Promise<void> {
  await firstRow(page).focus()
  await page.keyboard.press('F2')
  await page
    .getByRole('textbox', { name: text('client.phone') })
    .and(page.locator(':focus'))
    .waitFor()
  await page.keyboard.type(phone)
}

it('a phone is edited in its cell by keyboard, in a row that stays as high, and undone in the message', async () => {
  const { page, cell, pencil } = await openClients()
  const before = await cell.innerText()
  const height = await heightOf(page)
  await typePhone(page, '300 555 0142')
  expect(await heightOf(page)).toBe(height)
  await page.keyboard.press('Enter')
  await cell.getByText('300 555 0142').waitFor()
  await pencil.and(page.locator(':focus')).waitFor()
  const undo = page.getByRole('status').getByRole('button', { name: text('common.undo') })
  await undo.click()
  await cell.getByText(before).waitFor()
  await page.getByRole('status').getByText(text('list.undone')).waitFor()
})

it('a phone that another user changed meanwhile is not overwritten, and what was typed stays until they see it', async () => {
  const { page, cell, client } = await openClients()
  await typePhone(page, '300 555 0143')
  const body = { phone: '300 555 0177' }
  await stage.calls.ok('operating_officer', updateClient, { params: { id: client.id }, body })
  await page.keyboard.press('Enter')
  const notice = page.getByRole('alert').filter({ hasText: '300 555 0177' })
  await notice.waitFor()
  expect(await page.getByRole('textbox', { name: text('client.phone') }).inputValue()).toBe('300 555 0143')
  await notice.getByRole('button', { name: text('people.stale_show') }).click()
  await cell.getByText('300 555 0177').waitFor()
})

import { closeShift, openShift, openShiftOf, type Shift } from '@deportivo/contracts/finance/cashiers'
import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { pesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const BASE = 100_000
const TAKEN = 20_000

/** A shift that has just been opened, on the first register. */
async function freshShift(): Promise<Shift> {
  const [register] = await stage.calls.ok('two', listCashiers)
  const cashier_id = register?.id ?? 0
  const open = await stage.calls.ok('two', openShiftOf, { query: { cashier_id } })
  if (open && 'movements' in open)
    await stage.calls.ok('two', closeShift, {
      params: { id: open.id },
      body: { counted_amount: 0, note: 'Contado' },
    })
  return stage.calls.ok('two', openShift, { body: { cashier_id, base_amount: BASE } })
}

const fill = (dialog: Locator, label: 'shift.amount' | 'shift.entry_note', value: string) =>
  dialog.getByLabel(text(label)).fill(value)

async function takeOut(page: Page, amount: number): Promise<Locator> {
  await page.getByRole('button', { name: text('shift.entry') }).click()
  const dialog = dialogOf(page, text('shift.entry'))
  await fill(dialog, 'shift.amount', String(amount))
  await dialog.getByLabel(text('shift.reason')).selectOption({ label: text('shift.reason.petty') })
  await fill(dialog, 'shift.entry_note', 'Bolsas grandes')
  await dialog.getByRole('button', { name: text('shift.record_entry') }).click()
  return dialog
}

const note = (dialog: Locator, value: number) =>
  dialog.getByLabel(`${text('shift.quantity')} ${pesos(value)}`)

for (const screen of ['desktop', 'phone'] as const)
  it(`cash is taken out with a reason, the drawer is counted note by note, and its closing is printed (${screen})`, async () => {
    const { id } = await freshShift()
    const { page } = await stage.person('local_administrative', '/casher', screen)
    const tooMuch = await takeOut(page, BASE + 1)
    await tooMuch.getByText(pesos(BASE)).waitFor()
    await fill(tooMuch, 'shift.amount', String(TAKEN))
    await tooMuch.getByRole('button', { name: text('shift.record_entry') }).click()
    await toast(page, text('cashier.entry_recorded')).waitFor()
    const entries = page.getByRole('table', { name: text('shift.drawer') })
    await entries.getByText('Bolsas grandes').waitFor()
    await entries
      .getByText(pesos(-TAKEN).replace('$ -', '-$ '))
      .or(entries.getByText(pesos(-TAKEN)))
      .waitFor()

    await page.getByRole('button', { name: text('shift.close') }).click()
    const dialog = dialogOf(page, text('shift.close'))
    await dialog.getByRole('button', { name: text('shift.denominations') }).click()
    await note(dialog, 50_000).fill('1')
    await note(dialog, 20_000).fill('1')
    await note(dialog, 5_000).fill('2')
    await dialog
      .getByText(pesos(BASE - TAKEN))
      .first()
      .waitFor()
    await dialog.getByRole('button', { name: text('shift.close') }).click()

    const closing = dialogOf(page, text('shift.closing_of', { id }))
    await closing.getByText('Bolsas grandes').waitFor()
    await closing.getByText(`${pesos(5_000)} × 2`).waitFor()
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('.ad-print .ad-shift-sheet')
    expect(await paper.isVisible()).toBe(true)
    await paper.getByText(text('shift.closing_of', { id })).waitFor()
    for (const name of ['shift.gives', 'shift.receives'] as const)
      expect(await paper.getByText(`${text(name)}:`).count()).toBe(1)
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await closing.waitFor({ state: 'detached' })

    const row = page
      .getByRole('table', { name: text('shift.closed_shifts') })
      .locator('tbody tr')
      .first()
    await row.getByRole('button', { name: text('common.more') }).click()
    await page.getByRole('menuitem', { name: text('shift.see_closing') }).click()
    await closing.waitFor()
  })

it('another user counts the drawer and takes it over, and both names are on its closing', async () => {
  const { id, opened_by } = await freshShift()
  const { page } = await stage.person('local_administrative', '/casher')
  await page.getByRole('button', { name: text('shift.take_over') }).click()
  const dialog = dialogOf(page, text('shift.take_over'))
  await dialog.getByText(opened_by).waitFor()
  await dialog.getByLabel(text('shift.counted')).fill(String(BASE - 1_000))
  await dialog.getByLabel(text('shift.note')).fill('Falta un billete')
  await dialog.getByRole('button', { name: text('shift.take_over') }).click()
  await toast(page, text('cashier.taken_over')).waitFor()
  const closing = dialogOf(page, text('shift.closing_of', { id }))
  await closing.getByText(pesos(BASE - 1_000)).waitFor()
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.ad-print .ad-shift-sheet')
  const signing = await paper.locator('footer').innerText()
  expect(signing).toContain(`${text('shift.gives')}: ${opened_by}`)
  expect(signing).toMatch(new RegExp(`${text('shift.receives')}: \\S`))
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  const received = page.getByRole('definition').filter({ hasText: opened_by })
  await received.waitFor()
  // It is this user's own now.
  expect(await page.getByRole('button', { name: text('shift.take_over') }).count()).toBe(0)
})

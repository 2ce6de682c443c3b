import { createView } from '@deportivo/contracts/views/view-changes'
import { listViews, type View } from '@deportivo/contracts/views/views'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectDialogFits, expectFits } from './parts/fit/fits.ts'
import { button } from './parts/pages/openings.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const pill = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isOn = (page: Page, name: string) => pill(page, name).getAttribute('aria-pressed')
const search = (page: Page) => new URL(page.url()).searchParams
const savedViews = () =>
  stage.calls.ok('local_administrative', listViews, { query: { filter: 'list:report/net-sales' } })

it('days and comparison of a report are saved as a view, opened by others, and changed by their author', async () => {
  const { page } = await stage.person('local_administrative', '/net-sales?range=7d&compare=week')
  await button(page, 'list.view_save').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre de la vista').fill('Semana contra semana')
  await dialog.getByText('Compartir con todos los que ven este reporte').click()
  await button(dialog, 'common.save').click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isOn(page, 'Semana contra semana'), PATIENT).toBe('true')
  const [saved] = await savedViews()
  expect(saved).toMatchObject({ query: 'range=7d&compare=week', columns: null, is_shared: true })
  await page.reload()
  await expect.poll(() => isOn(page, 'Semana contra semana'), PATIENT).toBe('true')

  const { page: other } = await stage.person('accounting_manager', '/net-sales')
  await pill(other, 'Semana contra semana').click()
  await expect.poll(() => search(other).get('view')).toBe(String(saved?.id))
  expect([search(other).get('range'), search(other).get('compare')]).toEqual(['7d', 'week'])
  await expect.poll(() => other.getByLabel('Comparar con').inputValue(), PATIENT).toBe('week')
  // Others open it; they neither change nor delete it.
  expect(await other.getByRole('button', { name: /^Cambiar la vista/ }).count()).toBe(0)
  await other.emulateMedia({ media: 'print' })
  expect(await pill(other, 'Semana contra semana').isVisible()).toBe(false)

  await button(page, 'list.view_edit', { name: 'Semana contra semana' }).click()
  await dialog.getByLabel('Nombre de la vista').fill('La semana')
  await button(dialog, 'common.save').click()
  await dialog.waitFor({ state: 'detached' })
  expect(await savedViews()).toMatchObject([{ name: 'La semana', is_shared: true }])
  await button(page, 'list.view_edit', { name: 'La semana' }).click()
  await button(dialog, 'list.view_delete').click()
  await dialog.getByText('El reporte y sus datos quedan como están.').waitFor()
  await button(dialog, 'common.delete').click()
  await expect.poll(savedViews, PATIENT).toEqual([])
  await expect.poll(() => search(page).get('view'), PATIENT).toBeNull()
})

it('the views of a report and their dialogs fit a phone', async () => {
  const save = (name: string, query: string, is_shared: boolean) =>
    stage.calls.ok('two', createView, {
      body: { list: 'report/net-sales' satisfies View['list'], name, query, columns: null, is_shared },
    })
  await save('Semana contra la misma semana del año pasado', 'range=7d&compare=year', true)
  const open = await save('Este mes', 'range=month', false)
  const { page } = await stage.person('two', `/net-sales?range=month&seller_id=1&view=${open.id}`, 'phone')
  await expect.poll(() => isOn(page, 'Este mes'), PATIENT).toBe('true')
  await expectFits(page, '/net-sales with views')
  await expectDialogFits(page, 'save a view', () => button(page, 'list.view_save').click())
  await expectDialogFits(page, 'change a view', () =>
    button(page, 'list.view_edit', { name: 'Este mes' }).click(),
  )
})

import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { expectDialogFits, expectFits } from './parts/fit/fits.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage({ isEmpty: true })

const FILL = text('example_data.fill')
const REMOVE = text('example_data.remove')

it('an owner looks at an invented shop on a phone, and removes it as one', { timeout: 300_000 }, async () => {
  const { page } = await stage.owner('/users/all', 'phone')
  const panel = page.getByRole('region', { name: text('example_data.title') })
  const ask = (name: string) => panel.getByRole('button', { name, exact: true }).click()
  const confirm = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const firstSteps = page.getByRole('heading', { name: text('first_steps.title') })

  await firstSteps.waitFor()
  await expectDialogFits(page, 'filling of examples', () => ask(FILL))

  // Another window of the same person, open at a page that has nothing to show yet.
  const other = await page.context().newPage()
  await other.goto('/products')
  await other.getByRole('main').waitFor()

  await ask(FILL)
  await confirm(FILL)
  await panel.getByRole('progressbar').waitFor()
  await panel.getByRole('button', { name: REMOVE, exact: true }).waitFor({ timeout: 90_000 })
  await firstSteps.waitFor({ state: 'detached' })
  await expectFits(page, 'panel of loaded examples')
  await other
    .getByRole('link', { name: /Zancada|Kumbre|Trocha/ })
    .first()
    .waitFor()

  await expectDialogFits(page, 'removal of examples', () => ask(REMOVE))
  await ask(REMOVE)
  await confirm(REMOVE)
  await firstSteps.waitFor({ timeout: 90_000 })
  await panel.getByRole('button', { name: FILL, exact: true }).waitFor()
  await expect.poll(() => other.getByRole('link', { name: /Zancada|Kumbre|Trocha/ }).count(), PATIENT).toBe(0)
  await other.goto('/users/all')
  await expect.poll(() => other.getByText('@demo.local').count(), PATIENT).toBe(0)
  await other.getByRole('heading', { name: text('first_steps.title') }).waitFor()
})

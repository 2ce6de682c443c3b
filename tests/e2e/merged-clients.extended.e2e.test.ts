import { createClient, getClient, updateClient } from '@deportivo/contracts/clients/clients'
import { mergeClients } from '@deportivo/contracts/clients/merge'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { anOrder } from '@deportivo/testkit/order'
import { BOGOTA } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { button, item } from './parts/pages/openings.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const registered = (name: string, identification_number: string) =>
  stage.calls.ok('two', createClient, {
    body: {
      name,
      identification_number,
      phone: '3005550144',
      address: 'Cl. 10 # 48-20',
      city_id: BOGOTA,
      type_of_person: 1,
      type_of_client: 1,
    },
  })

it('two clients become one, and two again by the toast', PATIENT, async () => {
  const remaining = await registered('Nubia Cárdenas Rey', '52900111')
  const duplicate = await registered('Nubia C. Rey', '52900112')
  const order = await anOrder(stage.calls, await companyShop(stage.calls), { client_id: duplicate.id })
  const clientOf = async () =>
    (await stage.calls.ok('two', getOrder, { params: { id: order.id } })).client_name
  const { page } = await stage.person('two', '/clients?search=5290011')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row(duplicate.name)
    .getByRole('button', { name: text('common.more'), exact: true })
    .click()
  await item(page, 'client.merge.open').click()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(remaining.name)
  await dialog.getByRole('option').filter({ hasText: remaining.name }).first().click()
  const names = dialog
    .getByRole('row')
    .filter({ hasText: text('client.name') })
    .getByRole('cell')
  await expect.poll(() => names.allTextContents()).toEqual([duplicate.name, remaining.name])
  await button(dialog, 'client.merge.swap').click()
  await expect.poll(() => names.allTextContents()).toEqual([remaining.name, duplicate.name])
  const effect = text('client.merge.effect', { name: remaining.name, duplicate: duplicate.name })
  await dialog.getByText(effect).waitFor()
  await expect
    .poll(() =>
      dialog
        .getByRole('row')
        .filter({ hasText: text('client.merge.orders') })
        .getByRole('cell')
        .allTextContents(),
    )
    .toEqual(['0', '1'])
  await button(dialog, 'client.merge.confirm').click()

  await page
    .getByText(text('client.merge.done', { name: remaining.name, duplicate: duplicate.name }))
    .waitFor()
  await row(duplicate.name).waitFor({ state: 'detached' })
  expect(await clientOf()).toBe(remaining.name)
  await button(page, 'common.undo').click()
  await page
    .getByText(text('client.merge.undone', { name: remaining.name, duplicate: duplicate.name }))
    .waitFor()
  await row(duplicate.name).waitFor()
  expect(await clientOf()).toBe(duplicate.name)
})

it('a client that changed meanwhile is shown before it is merged', PATIENT, async () => {
  const remaining = await registered('F. Ochoa Gil', '52900221')
  const duplicate = await registered('Ferney Ochoa', '52900222')
  const { page } = await stage.person('two', '/clients?search=5290022')
  const row = page.getByRole('row').filter({ hasText: remaining.name })
  await row.getByRole('button', { name: text('common.more'), exact: true }).click()
  await item(page, 'client.merge.open').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(duplicate.identification_number)
  await dialog.getByRole('option').filter({ hasText: duplicate.name }).first().click()
  await dialog.getByText(text('client.merge.stays'), { exact: true }).waitFor()
  await stage.calls.ok('two', updateClient, { params: { id: duplicate.id }, body: { phone: '3005550199' } })
  await button(dialog, 'client.merge.confirm').click()
  await dialog.getByRole('alert').waitFor()
  await button(dialog, 'people.stale_show').click()
  await dialog.getByText('300 555 0199').waitFor()
  await button(dialog, 'client.merge.confirm').click()
  await dialog.waitFor({ state: 'detached' })
  const found = await stage.calls.ok('two', getClient, { params: { id: duplicate.id } })
  expect(found.id).toBe(remaining.id)
})

it('the page of a client lists those who went into it, and separates them again', PATIENT, async () => {
  const remaining = await registered('Yolanda Parra Vega', '52900331')
  const duplicate = await registered('Y. Parra', '52900332')
  await stage.calls.ok('two', mergeClients, {
    params: { id: remaining.id },
    body: { duplicate_id: duplicate.id },
  })
  // An address that was noted before the merge.
  const { page } = await stage.person('two', `/clients/${duplicate.id}/history`)
  await page.getByRole('heading', { level: 1, name: remaining.name }).waitFor()
  await page.waitForURL(new RegExp(`/clients/${remaining.id}/history`))
  const merged = page.getByRole('listitem').filter({ hasText: duplicate.name })
  await button(merged, 'client.merge.undo').click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(text('client.merge.undo_effect', { name: remaining.name, duplicate: duplicate.name }))
    .waitFor()
  await button(dialog, 'client.merge.undo').click()
  await merged.waitFor({ state: 'detached' })
  // Without loading the page anew: the console has read this address as that of the other client.
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/clients/${duplicate.id}/history`)
  await page.getByRole('heading', { level: 1, name: duplicate.name }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe(`/clients/${duplicate.id}/history`)
})

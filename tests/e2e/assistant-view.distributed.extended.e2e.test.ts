import { listAssistants, me } from '@deportivo/contracts/auth/sign-in'
import { getBoard, type Card } from '@deportivo/contracts/dispatch/board'
import { saveSettings } from '@deportivo/contracts/admin/settings'
import { orderAt, step } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import { afterAll, describe, expect, it } from 'vitest'
import { cardIn, cardOf, laneOf, toTakeIn } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

// A delivered order with cash on delivery is in the other part of the board.
const isOnFirstPart = ({ state_id }: Card) => !['delivered_customer', 'full_payment_ct'].includes(state_id)

describe('a dispatch assistant', () => {
  it('sees the orders assigned to them, from the moment of the assignment, and no other', async () => {
    const shop = await companyShop(stage.calls)
    const order = await orderAt(stage.calls, shop, 'payment_validated')
    const other = await orderAt(stage.calls, shop, 'payment_validated')
    const own = (await stage.calls.ok('dispatch_assistant', me)).data
    const colleague = (await stage.calls.ok('head_dispatch', listAssistants)).find(
      ({ id }) => id !== own.data.id,
    )
    const assign = (id: number, auxiliary_user_id: number | undefined) =>
      step(stage.calls, 'head_dispatch', id, { step: 'assign_auxiliary', auxiliary_user_id })

    const { page } = await stage.person('dispatch_assistant', '/dispatches')
    await page.getByText(text('live.live'), { exact: true }).waitFor()
    await assign(other.id, colleague?.id)
    await assign(order.id, own.data.id)
    await cardIn(page, 'assign_dispatch_assistant', order.id).waitFor()
    expect(await cardOf(page, other.id).count()).toBe(0)

    const { cards } = await stage.calls.ok('dispatch_assistant', getBoard)
    expect(cards.map((card) => card.auxiliary_user_id)).toEqual(cards.map(() => own.data.id))
    await expect
      .poll(() => page.getByRole('article').count(), PATIENT)
      .toBe(cards.filter(isOnFirstPart).length)
  })

  it('finds nothing at the address of another assistant’s order', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'payment_validated')
    const { page } = await stage.person('dispatch_assistant', `/dispatches?order=${order.id}`)
    await page.getByRole('dialog').getByText(text('problem.not_found')).waitFor()
    expect(await page.getByRole('dialog').getByText('Calzado El Paso').count()).toBe(0)
    await page.goto(`/sales/${order.id}`)
    await page.getByText(text('sale.not_found'), { exact: true }).waitFor()
  })

  describe('where the company allows self-assignment', () => {
    const allow = (self_claim: boolean) => stage.calls.ok('two', saveSettings, { body: { self_claim } })
    afterAll(() => allow(false))
    const open = async (who: 'dispatch_assistant' | 'dispatch_assistant_2') => {
      const { page } = await stage.person(who, '/dispatches')
      await page.getByText(text('live.live'), { exact: true }).waitFor()
      return page
    }

    it('claims a free order, and a colleague who was slower reads who was faster', async () => {
      const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'payment_validated')
      const faster = await open('dispatch_assistant')
      const slower = await open('dispatch_assistant_2')
      expect(await laneOf(faster).count()).toBe(0)
      await allow(true)
      const card = toTakeIn(faster, id)
      await card.waitFor()
      await toTakeIn(slower, id).waitFor()
      expect(await toTakeIn(slower, id).textContent()).not.toMatch(/Calzado|\$/)

      // The slower one clicks first, but has a slow connection.
      let letGo = () => undefined as void
      const late = new Promise<void>((resolve) => (letGo = resolve))
      await slower.route(`**/api/v1/sale/${id}`, async (route) => {
        await late
        await route.continue()
      })
      await toTakeIn(slower, id)
        .getByRole('button', { name: text('board.take_for_self') })
        .click()
      await card.getByRole('button', { name: text('board.take_for_self') }).click()
      await cardIn(faster, 'assign_dispatch_assistant', id).waitFor()
      await card.waitFor({ state: 'detached' })
      letGo()
      const name = (await stage.calls.ok('dispatch_assistant', me)).data.data.displayName
      await toTakeIn(slower, id)
        .getByText(new RegExp(`^${name} lo tomó a las`))
        .waitFor()
      expect(await cardIn(slower, 'assign_dispatch_assistant', id).count()).toBe(0)
    })

    it('sees the column close when the company disallows it', async () => {
      await allow(true)
      const page = await open('dispatch_assistant')
      await laneOf(page).waitFor()
      await allow(false)
      await laneOf(page).waitFor({ state: 'detached' })
    })
  })
})

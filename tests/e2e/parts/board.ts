import type { OrderState } from '@deportivo/lifecycle/order/states'
import type { StepName } from '@deportivo/lifecycle/order/steps'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'

/** The whole card of an order, wherever it is on the board. */
export const cardOf = (page: Page | Locator, id: number): Locator =>
  page.getByRole('article', { name: text('board.card', { id, client: '' }) })

/** A column of the board. Its name ends with the number of cards. */
export const stageOf = (page: Page, state: OrderState): Locator =>
  page.getByRole('region', { name: new RegExp(`^${text(`order.state.${state}`)}:`) })

/** An order in a column. */
export const cardIn = (page: Page, state: OrderState, id: number): Locator => cardOf(stageOf(page, state), id)

/** The button of a step, on a card or in a dialog. */
export const stepButton = (place: Page | Locator, step: StepName): Locator =>
  place.getByRole('button', { name: text(`order.action.${step}`), exact: true })

export const dialogOf = (page: Page, name?: string): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name })

/** A message at the bottom right, not the same text elsewhere. */
export const toast = (page: Page, message: string): Locator =>
  page.getByRole('status').getByText(message, { exact: true })

/** The column of orders that may be claimed. */
export const laneOf = (page: Page): Locator =>
  page.getByRole('region', { name: new RegExp(`^${text('board.available')}:`) })

/** An order in that column. */
export const toTakeIn = (page: Page, id: number): Locator =>
  laneOf(page).getByRole('article', { name: text('board.available_card', { id }) })

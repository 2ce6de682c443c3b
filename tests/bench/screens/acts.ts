import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'

/** Something that staff do all day on the board, by name; it can be repeated. */
export type Act = readonly [name: string, run: (page: Page) => Promise<void>]

const cards = (page: Page) => page.getByRole('article')
const escape = (page: Page) => page.keyboard.press('Escape')

export const ACTS: readonly Act[] = [
  [
    'open the menu of a card',
    async (page) => {
      await cards(page).nth(1).locator('[aria-haspopup="menu"]').click()
      await page.getByRole('menu').waitFor()
      await escape(page)
    },
  ],
  [
    'open an order and close it',
    async (page) => {
      await cards(page).nth(1).locator('.ad-dc__client').click()
      await page.getByRole('dialog').waitFor()
      await escape(page)
    },
  ],
  [
    'take a step',
    (page) =>
      page
        .getByRole('button', { name: text('order.action.get_ready'), exact: true })
        .first()
        .click(),
  ],
  [
    'type five letters into the search, and delete them',
    async (page) => {
      const search = page.getByRole('searchbox').first()
      await search.pressSequentially('clien', { delay: 60 })
      await search.fill('')
    },
  ],
  [
    'scroll a column by 4,000 pixels',
    async (page) => {
      await cards(page).first().hover()
      for (let step = 0; step < 20; step++) await page.mouse.wheel(0, 200)
    },
  ],
  [
    'show the board as a list, and back',
    async (page) => {
      await page.getByRole('button', { name: text('board.view_list'), exact: true }).click()
      await page.getByRole('table').waitFor()
      await page.getByRole('button', { name: text('board.view_board'), exact: true }).click()
      await cards(page).first().waitFor()
    },
  ],
  [
    'open the palette and type three letters',
    async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.type('cli', { delay: 60 })
      await escape(page)
    },
  ],
]

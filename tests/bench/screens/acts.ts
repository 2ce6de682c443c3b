import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

/** Something that staff do all day on the board; it can be repeated. */
export interface Act {
  readonly name: string
  /** What it is done with. Looked up before the measurement, since a look-up is a long task of the page itself. */
  readonly targets: (page: Page) => readonly Locator[]
  /** With mouse and keyboard alone, at the middles of its targets. */
  readonly run: (page: Page, at: readonly Point[]) => Promise<void>
}

/** Long enough for what a click shows on a processor that is slowed down. */
const SHOWN_MS = 1_000

const cards = (page: Page) => page.getByRole('article')
const escape = (page: Page) => page.keyboard.press('Escape')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function clickEach(page: Page, at: readonly Point[]): Promise<void> {
  for (const { x, y } of at) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(SHOWN_MS)
  }
}

async function clickAndClose(page: Page, at: readonly Point[]): Promise<void> {
  await clickEach(page, at)
  await escape(page)
}

async function wheel(page: Page, steps: number, pixels: number): Promise<void> {
  for (let step = 0; step < steps; step++) await page.mouse.wheel(0, pixels)
}

/** The middles of its targets, as they are now. */
export async function findTargets(page: Page, { name, targets }: Act): Promise<Point[]> {
  const found: Point[] = []
  for (const target of targets(page)) {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`${name}: what it is done with is not on screen`)
    found.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  return found
}

/** On the board. */
export const BOARD_ACTS: readonly Act[] = [
  {
    name: 'open the menu of a card',
    targets: (page) => [cards(page).nth(1).locator('[aria-haspopup="menu"]')],
    run: clickAndClose,
  },
  {
    name: 'open an order and close it',
    targets: (page) => [cards(page).nth(1).locator('.ad-dc__client')],
    run: clickAndClose,
  },
  {
    name: 'take a step',
    targets: (page) => [button(page, text('order.action.get_ready')).first()],
    run: clickEach,
  },
  {
    name: 'type five letters into the search, and delete them',
    targets: (page) => [page.getByRole('searchbox').first()],
    run: async (page, at) => {
      await clickEach(page, at)
      await page.keyboard.type('clien', { delay: 60 })
      for (let letter = 0; letter < 5; letter++) await page.keyboard.press('Backspace', { delay: 30 })
    },
  },
  {
    name: 'scroll a column by 4,000 pixels',
    targets: (page) => [cards(page).first()],
    run: async (page, [first]) => {
      if (first) await page.mouse.move(first.x, first.y)
      await wheel(page, 20, 200)
    },
  },
  {
    name: 'show the board as a list, and back',
    targets: (page) => [button(page, text('board.view_list')), button(page, text('board.view_board'))],
    run: clickEach,
  },
  {
    name: 'open the palette and type three letters',
    targets: () => [],
    run: async (page) => {
      await page.keyboard.press('Control+k')
      await page.waitForTimeout(SHOWN_MS)
      await page.keyboard.type('cli', { delay: 60 })
      await escape(page)
    },
  },
]

const firstCell = (page: Page) => [page.locator('.ad-stock [data-at]').first()]

/** In the size matrix of two hundred products. */
export const MATRIX_ACTS: readonly Act[] = [
  {
    name: 'scroll the size matrix of 200 products to its end and back',
    targets: (page) => [page.locator('.ad-stock')],
    run: async (page, [first]) => {
      if (first) await page.mouse.move(first.x, first.y)
      await wheel(page, 60, 200)
      await page.waitForTimeout(SHOWN_MS)
      await wheel(page, 60, -200)
    },
  },
  {
    name: 'walk down the size matrix by 60 rows with the arrows, and back',
    targets: firstCell,
    run: async (page, at) => {
      await clickEach(page, at)
      for (const key of ['ArrowDown', 'ArrowUp'])
        for (let row = 0; row < 60; row++) await page.keyboard.press(key, { delay: 30 })
    },
  },
  {
    name: 'show the stores of 200 products, and hide them',
    targets: (page) => [page.getByText(text('products.matrix_all_stores'))],
    run: (page, at) => clickEach(page, [...at, ...at]),
  },
]

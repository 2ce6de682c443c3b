import type { Page } from 'playwright-core'

/** Where the menu or the tick of a row that is a card lies over a text, over the other, or beyond the row. */
export const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
    const textsOf = (row: Element): [string, DOMRect][] => {
      const range = document.createRange()
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      const texts: [string, DOMRect][] = []
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (node.parentElement?.closest('.ad-hidden')) continue
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) texts.push([node.data, box])
      }
      return texts
    }
    const rows = [...document.querySelectorAll('.ad-table--cards tbody tr[data-index]')]
    const cards = rows.filter((row) => getComputedStyle(row).display !== 'table-row')
    return cards.flatMap((row) => {
      const controls = [...row.querySelectorAll('.ad-row-more, .ad-tick .bp6-control-indicator')].map(
        (control): [string, DOMRect] => [control.className, control.getBoundingClientRect()],
      )
      const { top, bottom } = row.getBoundingClientRect()
      return controls.flatMap(([name, box], index) => {
        const others = [...textsOf(row), ...controls.slice(index + 1)]
        const over = others.filter(([, other]) => meet(box, other)).map(([other]) => `${name} over ${other}`)
        return box.top < top - 1 || box.bottom > bottom + 1 ? [...over, `${name} beyond its row`] : over
      })
    })
  })

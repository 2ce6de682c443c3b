import type { Page } from 'playwright-core'

/** Amounts of money that stand on two lines, with a few words around them. */
export const brokenMoney = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const range = document.createRange()
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      for (const { 0: amount, index } of node.data.matchAll(/[-−]?\$\s?[-−]?\d[\d.,]*/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + amount.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1) broken.push(node.data.slice(0, 80))
      }
    }
    return broken
  })

import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** On the usual screen of an office nothing of these columns is cut off. */
export async function expectWhole(page: Page, columns: readonly TextKey[]): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const column of columns) {
    const cells = page.locator(`td[data-label="${text(column)}"]`)
    const cut = await cells.evaluateAll((all) =>
      all.flatMap((cell) =>
        [cell, ...cell.querySelectorAll('*')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      ),
    )
    expect(cut, column).toEqual([])
  }
}

import type axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const RULES = [...CRITERIA, 'best-practice']
type Axe = typeof axe

/** Accessibility violations of the page, with their elements. Needs axe in the page. */
export async function barriers(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate<AxeResults, { place: string; tags: string[] }>(
    ({ place, tags }) => (globalThis as unknown as { axe: Axe }).axe.run(place, { runOnly: tags }),
    { place: where, tags: RULES },
  )
  return (
    found.violations
      // Of the success criteria every violation counts, of mere advice the grave ones.
      .filter(
        ({ tags, impact }) =>
          tags.some((tag) => CRITERIA.includes(tag)) || impact === 'serious' || impact === 'critical',
      )
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
      )
  )
}

/** How far the page can be scrolled sideways. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })

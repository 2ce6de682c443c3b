import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const RULES = [...CRITERIA, 'best-practice']
type Axe = typeof axe

/** Accessibility violations of the page, with their elements. */
export async function barriers(page: Page, where: string): Promise<string[]> {
  // It is large, and stays until the page is loaded anew.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate<AxeResults, { place: string; tags: string[] }>(
    ({ place, tags }) =>
      (globalThis as unknown as { axe: Axe }).axe.run(place, {
        runOnly: tags,
        resultTypes: ['violations'],
      }),
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

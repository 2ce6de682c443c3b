import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const CRITERIA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const RULES = [...CRITERIA, 'best-practice']
type Axe = typeof axe

/** What a scheme can break: the contrast of texts, and links that only their colour marks. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Accessibility violations of the page, with their elements. */
export const barriers = (page: Page, where: string): Promise<string[]> => found(page, where, RULES)

/** Those of its colours alone: of a page without others in the other scheme. */
export const barriersOfColours = (page: Page, where: string): Promise<string[]> =>
  found(page, where, OF_COLOURS)

async function found(page: Page, where: string, rules: readonly string[]): Promise<string[]> {
  // It is large, and stays until the page is loaded anew.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults, { place: string; tags: string[] }>(
    ({ place, tags }) =>
      (globalThis as unknown as { axe: Axe }).axe.run(place, {
        runOnly: tags,
        resultTypes: ['violations'],
      }),
    { place: where, tags: [...rules] },
  )
  return (
    violations
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

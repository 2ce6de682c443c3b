import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

interface Stop {
  what: string
  top: number
  bottom: number
  left: number
  right: number
}

// Icons and text of one line are not placed to the pixel.
const SLACK = 4

/** Headings, landmarks' names and what takes the focus, in the order of a screen reader. */
const stopsIn = (place: Locator): Promise<Stop[]> =>
  place.evaluate((root) => {
    const NAMED = 'h1, h2, h3, h4, a[href], button, input, select, textarea, [tabindex="0"]'
    const isSticky = (element: Element) => getComputedStyle(element).position === 'sticky'
    const sticky = [...root.querySelectorAll<HTMLElement>('*')].filter(isSticky)
    // A bar over the foot of the page belongs below what it covers.
    for (const { style } of sticky) style.position = 'static'
    const stops = [...root.querySelectorAll<HTMLElement>(NAMED)].flatMap((element) => {
      // A tick is drawn by its label.
      const drawn = element.matches('[type=checkbox], [type=radio]') ? element.closest('label') : element
      const box = (drawn ?? element).getBoundingClientRect()
      if (!element.checkVisibility({ visibilityProperty: true }) || box.width < 2 || box.height < 2) return []
      const name = element.getAttribute('aria-label') ?? element.textContent
      const { top, bottom, left, right } = box
      return [
        { what: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 60)}`, top, bottom, left, right },
      ]
    })
    for (const { style } of sticky) style.position = ''
    return stops
  })

const isWholly = {
  above: (one: Stop, other: Stop) => one.bottom <= other.top + SLACK,
  leftOf: (one: Stop, other: Stop) => one.right <= other.left + SLACK,
}

/**
 * Where the reading order of a page leaves the visual one: something that is read later lies above and not to the right,
 * or in the same line to the left. For languages read from the left.
 */
async function readingLeaps(place: Locator): Promise<string[]> {
  const stops = await stopsIn(place)
  return stops.flatMap((next, index) => {
    const last = stops[index - 1]
    if (!last) return []
    const isUp = isWholly.above(next, last) && !isWholly.leftOf(last, next)
    const isBack =
      isWholly.leftOf(next, last) && next.top < last.bottom - SLACK && last.top < next.bottom - SLACK
    return isUp || isBack ? [`${last.what} → ${next.what}`] : []
  })
}

/** The page, or a part of it, is read in the order in which it is seen. */
export async function expectReadInOrder(page: Page, place = page.locator('body')): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { pathname } = new URL(page.url())
  expect({ pathname, leaps: await readingLeaps(place) }).toEqual({ pathname, leaps: [] })
}

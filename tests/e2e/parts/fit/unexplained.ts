import type { Page } from 'playwright-core'

/**
 * Grey buttons with words that don't explain why nothing can be done: neither by a description nor in their own text. An
 * icon alone, as an arrow at the end of its list, is left out.
 */
export const unexplained = (page: Page, place: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const described = (button: Element): boolean => {
      const ids = (button.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
      const texts = [
        button.getAttribute('aria-description'),
        ...ids.map((id) => document.getElementById(id)?.textContent),
      ]
      return texts.some((text) => text?.trim())
    }
    const grey = 'button:disabled, button[aria-disabled="true"]'
    return [...document.querySelectorAll(`:is(${selector}) :is(${grey})`)].flatMap((button) => {
      const text = button.textContent.trim()
      // A running change shows that it runs; the card of a file has its state.
      const isClear = button.matches('.bp6-loading, .ad-file') || described(button)
      const isSeen = button.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return text === '' || isClear || !isSeen ? [] : [text]
    })
  }, place)

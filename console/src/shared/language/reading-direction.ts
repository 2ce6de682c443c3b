const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/**
 * The key that would mean the same on a page read from the left: there the right arrow leads on. On a page read from
 * the right the next thing stands at the left, and so does its key.
 */
export function inReadingOrder(key: string): string {
  return document.documentElement.dir === 'rtl' ? (TURNED[key] ?? key) : key
}

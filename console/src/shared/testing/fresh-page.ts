import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { recordCalls } from './record-calls.ts'

// The test files of a worker share one window and the installed libraries, which take most of the time to load. The
// console itself is loaded anew for each file, and what a file left in the window is removed after it.
vi.resetModules()

const endCalls = recordCalls()

const { loadTexts } = await import('../language/texts.tsx')
// A test shows parts without the router that waits for the words of a page.
await loadTexts('es')

/** Removes attributes and content; the element itself belongs to the window. */
function empty(element: HTMLElement): void {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
  element.replaceChildren()
}

// Replies of a real server take longer on a machine that also runs everything else.
configure({ asyncUtilTimeout: 30_000 })
afterEach(cleanup)
afterAll(async () => {
  vi.useRealTimers()
  await endCalls()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const element of [document.head, document.body]) empty(element)
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  window.happyDOM.setURL('http://localhost:3000/')
  window.happyDOM.setViewport({ width: 1024, height: 768 })
})

import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// The test files of a worker share one window and the installed libraries, which take most of the time to load. The
// console itself is loaded anew for each file, and what a file left in the window is removed after it.
vi.resetModules()

const { setTimeout, setInterval, addEventListener } = globalThis
const timers: ReturnType<typeof setTimeout>[] = []
const listeners: Parameters<typeof addEventListener>[] = []

vi.stubGlobal('setTimeout', (...timer: Parameters<typeof setTimeout>) => {
  const started = setTimeout(...timer)
  timers.push(started)
  return started
})
vi.stubGlobal('setInterval', (...timer: Parameters<typeof setInterval>) => {
  const started = setInterval(...timer)
  timers.push(started)
  return started
})
vi.stubGlobal('addEventListener', (...listener: Parameters<typeof addEventListener>) => {
  listeners.push(listener)
  addEventListener(...listener)
})

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
  vi.unstubAllGlobals()
  // A retry of one file would call the server of the next.
  for (const timer of timers) clearTimeout(timer)
  for (const listener of listeners) removeEventListener(...listener)
  await window.happyDOM.abort()
  localStorage.clear()
  sessionStorage.clear()
  for (const element of [document.head, document.body]) empty(element)
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  window.happyDOM.setURL('http://localhost:3000/')
  window.happyDOM.setViewport({ width: 1024, height: 768 })
})

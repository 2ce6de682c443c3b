import type { Page } from 'playwright-core'

export interface Asked {
  /** Method and address. */
  readonly what: string
  /** As the browser calls it: Script, Stylesheet, Fetch … */
  readonly type: string
  /** Those that went over the line, headers included. */
  bytes: number
}

/** What a page asks its server for from now on. */
export async function recordRequests(page: Page): Promise<() => Asked[]> {
  const line = await page.context().newCDPSession(page)
  const asked = new Map<string, Asked>()
  line.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (request.url.startsWith('http'))
      asked.set(requestId, { what: `${request.method} ${request.url}`, type, bytes: 0 })
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await line.send('Network.enable')
  return () => [...asked.values()]
}

/** Asks for data; others ask for the files of the console. */
export const isCall = ({ what }: Asked): boolean => what.includes('/api/')

export const bytesOf = (asked: readonly Asked[]): number => asked.reduce((sum, one) => sum + one.bytes, 0)

import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/**
 * Draws the first page of a PDF in a thread of its own, which first-page.ts may end at any moment: a document can
 * require endless work or memory.
 */
export interface PageOrder {
  pdf: Uint8Array
  /** Longest side of the picture, in pixels. */
  longestSide: number
  maxMemoryBytes: number
}

export interface DrawnPage {
  width: number
  height: number
  rgba: Uint8Array
}

/**
 * The page, or why it cannot be drawn: `locked` needs a password, `unreadable` is damaged or exceeds the limits. Any other
 * error is the machine's fault and ends the thread.
 */
export type PageReply = DrawnPage | 'locked' | 'unreadable'

// The library's error for it has no type of its own (2.1.13).
const isPasswordNeeded = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Password required')

type Grow = (this: WebAssembly.Memory, pages: number) => number

/** When out of memory, pdfium continues and omits what did not fit: such a page must not count as the document. */
let isIncomplete = false

// The thread's heap limit does not count WebAssembly, whose memory must have its own limit.
function capMemory(maxBytes: number): void {
  const { prototype } = WebAssembly.Memory
  const grow = Object.getOwnPropertyDescriptor(prototype, 'grow')?.value as Grow
  prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    isIncomplete ||= this.buffer.byteLength + pages * 65_536 > maxBytes
    if (isIncomplete) throw new RangeError('the document asks for too much memory')
    return grow.call(this, pages)
  }
}

async function draw(library: PDFiumLibrary, { pdf, longestSide }: PageOrder): Promise<PageReply> {
  try {
    const page = (await library.loadDocument(pdf)).getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = longestSide / Math.max(originalWidth, originalHeight, 1)
    // Forms of banks have their amounts in fields, which are not part of the page.
    const { width, height, data } = await page.render({ scale, render: 'bitmap', renderFormFields: true })
    return isIncomplete ? 'unreadable' : { width, height, rgba: data }
  } catch (error) {
    // Not tried again, which could not succeed.
    return isPasswordNeeded(error) ? 'locked' : 'unreadable'
  }
}

const order = workerData as PageOrder
const library = await PDFiumLibrary.init()
capMemory(order.maxMemoryBytes)
parentPort?.postMessage(await draw(library, order))

import { vi } from 'vitest'

/** Eight pixels to a letter: the page of tests has no canvas, with which JsBarcode measures the text below its bars. */
export function measureTexts(): void {
  const pen = { font: '', measureText: (text: string) => ({ width: 8 * text.length }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
}

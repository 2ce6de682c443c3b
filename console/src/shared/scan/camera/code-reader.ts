/** Reads the codes in the present picture of a video. */
type ReadCodes = (video: HTMLVideoElement) => Promise<string[]>

/** The kinds of code that the shop prints, and those of suppliers: as a browser and as zxing name them. */
const FORMATS = {
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  upc_a: 'UPCA',
  code_128: 'Code128',
  itf: 'ITF',
  qr_code: 'QRCode',
} as const

// A part of this code of cartons reads as a shorter one.
const CARTON_DIGITS = 14
const isWhole = (text: string, format: string) =>
  format.toLowerCase() !== 'itf' || text.length === CARTON_DIGITS

/** Larger pictures take longer, and a code held in front of the camera is read without. */
const LARGEST_PX = 960

interface BrowserReader {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string; format: string }[]>
}
interface BrowserReaderClass {
  new (options: { formats: string[] }): BrowserReader
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own reader: phones with Android have one; null where a kind of code is missing. */
async function browserReader(): Promise<ReadCodes | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BrowserReaderClass }
  if (!BarcodeDetector) return null
  const supported = await BarcodeDetector.getSupportedFormats()
  const formats = Object.keys(FORMATS)
  if (!formats.every((format) => supported.includes(format))) return null
  const reader = new BarcodeDetector({ formats })
  return async (video) =>
    (await reader.detect(video))
      .filter(({ rawValue, format }) => isWhole(rawValue, format))
      .map(({ rawValue }) => rawValue)
}

/** A megabyte that only browsers without a reader fetch, from our own server. */
async function ownReader(): Promise<ReadCodes> {
  const [{ prepareZXingModule, readBarcodes }, { default: url }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // Without it, the file comes from a public network.
  await prepareZXingModule({ overrides: { locateFile: () => url }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, LARGEST_PX / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!drawing || canvas.width === 0 || canvas.height === 0) return []
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height)
    const picture = drawing.getImageData(0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(picture, { formats: Object.values(FORMATS), maxNumberOfSymbols: 1 })
    return found
      .filter(({ isValid, text, format }) => isValid && isWhole(text, format))
      .map(({ text }) => text)
  }
}

export const openCodeReader = async (): Promise<ReadCodes> => (await browserReader()) ?? ownReader()

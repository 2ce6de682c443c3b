import { silhouetteOf } from './silhouettes.ts'

export interface Drawn {
  id: number
  category_name: string
  subcategory_name: string
  reference_name: string
  /** `#rrggbb` */
  color: string
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const toHex = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** A colour moved towards another: 0 is the first, 1 the other. */
function mixed(color: string, other: string, share: number): string {
  const to = channels(other)
  return toHex(channels(color).map((value, index) => value + ((to[index] ?? 0) - value) * share))
}

/** The perceived lightness, 0 to 1. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

// A pasted name may have them; with one of them, all of the picture is no XML.
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escaped = (words: string) =>
  words.replace(NOT_IN_XML, ' ').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

// Below this, a darker line cannot be seen on the body.
const DARK = 0.35

/** A product's picture: the outline of its kind in its colour on a plain ground, with its reference below. */
export function drawProduct(product: Drawn): string {
  const { color } = product
  const shape = silhouetteOf(product.category_name, product.subcategory_name)
  const line = lightness(color) < DARK ? mixed(color, '#ffffff', 0.45) : mixed(color, '#10161a', 0.5)
  const ground = mixed(color, '#f5f8fa', 0.88)
  const sole = mixed(color, '#ffffff', lightness(color) > 0.8 ? 0.2 : 0.75)
  const shade = `g${product.id}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300" role="img">`,
    `<title>${escaped(product.reference_name)}</title>`,
    `<defs><linearGradient id="${shade}" x1="0" y1="0" x2="0" y2="1">`,
    `<stop offset="0" stop-color="${mixed(color, '#ffffff', 0.22)}"/><stop offset="1" stop-color="${color}"/>`,
    `</linearGradient></defs>`,
    `<rect width="400" height="300" fill="${ground}"/>`,
    `<ellipse cx="200" cy="262" rx="132" ry="10" fill="#10161a" opacity=".12"/>`,
    `<g stroke="${line}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="${shape.body}" fill="url(#${shade})"/>`,
    shape.sole ? `<path d="${shape.sole}" fill="${sole}"/>` : '',
    `<path d="${shape.detail}" fill="none" stroke-width="5"/></g>`,
    `<text x="384" y="290" text-anchor="end" font-family="system-ui,sans-serif" font-size="14" fill="#5f6b7c">`,
    `${escaped(product.reference_name)}</text></svg>`,
  ].join('')
}

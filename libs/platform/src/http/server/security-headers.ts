// Printed codes are scanned with the camera; the console uses no other device.
const ALLOWED_DEVICES = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'

const POLICY = [
  "default-src 'self'",
  "base-uri 'self'",
  "font-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  // The reader of barcodes, for browsers without one, is a WebAssembly file of our own.
  "script-src 'self' 'wasm-unsafe-eval'",
  "script-src-attr 'none'",
  // Blueprint and charts position elements by style attributes; scripts stay strict.
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
].join(';')

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': ALLOWED_DEVICES,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

const ONE_YEAR_OF_TLS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

// A hashed file of the console needs no rules for documents: they would be a third of what small files weigh.
const OF_ASSETS = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
])

export type Headers = readonly (readonly [name: string, value: string])[]

export interface SecurityHeaders {
  all: Headers
  ofAssets: Headers
}

/** The headers with which browsers protect our pages. In production the product is behind TLS. */
export function securityHeaders(isProduction: boolean): SecurityHeaders {
  const all = Object.entries({ ...HEADERS, ...(isProduction ? ONE_YEAR_OF_TLS : {}) })
  return { all, ofAssets: all.filter(([name]) => OF_ASSETS.has(name)) }
}

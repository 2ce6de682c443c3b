#!/usr/bin/env bash
# JsBarcode 3.12.3 draws brackets of a GS1 text as data, and zxing-wasm 3.1.4 reads that label like a right one.
#
# `ean128: true` begins the symbol as GS1-128. Given the usual notation `(01)…(21)…`, JsBarcode encodes the brackets too,
# which are none of the code: hand scanners send them. The reader's default text puts brackets around the fields of a right
# label, so both read back as the same text: a label that is checked by reading it back looks right. Only the plain text
# (`textMode: 'Plain'`) distinguishes them.
# Seen: default text of both `(01)07701234567897(21)1234`; plain text `(01)07701234567897(21)1234` of the wrong label and
# `0107701234567897211234` of the right one; both with the symbology ]C1 (GS1).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund jsbarcode@3.12.3 zxing-wasm@3.1.4
cat > seen.js <<'JS'
import JsBarcode from 'jsbarcode'
import { readFileSync } from 'node:fs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer }, fireImmediately: true })

const SCALE = 4
const HEIGHT = 120
const QUIET = 20

/** The bars as a picture, with white at both sides. */
function pictureOf(bits) {
  const width = (bits.length + 2 * QUIET) * SCALE
  const data = new Uint8ClampedArray(width * HEIGHT * 4).fill(255)
  for (let x = 0; x < width; x += 1) {
    if (bits[Math.floor(x / SCALE) - QUIET] !== '1') continue
    for (let y = 10; y < HEIGHT - 10; y += 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  return { data, width, height: HEIGHT }
}

async function readBack(text) {
  const drawn = {}
  JsBarcode(drawn, text, { format: 'CODE128', ean128: true })
  const picture = pictureOf(drawn.encodings.map(({ data }) => data).join(''))
  const [shown] = await readBarcodes(picture, {})
  const [plain] = await readBarcodes(picture, { textMode: 'Plain' })
  return { symbology: shown.symbologyIdentifier, shown: shown.text, plain: plain.text }
}

const right = await readBack('0107701234567897211234')
const wrong = await readBack('(01)07701234567897(21)1234')
console.log('without brackets:', JSON.stringify(right))
console.log('with brackets:   ', JSON.stringify(wrong))
const isAsSeen =
  right.shown === wrong.shown && right.plain === '0107701234567897211234' && wrong.plain.startsWith('(01)') && wrong.symbology === ']C1'
process.exit(isAsSeen ? 0 : 1)
JS
node seen.js || { echo 'The behaviour has changed.'; exit 1; }

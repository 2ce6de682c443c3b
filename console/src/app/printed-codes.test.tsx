import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Order } from '@deportivo/contracts/orders/order'
import type { ReturnCase } from '@deportivo/contracts/returns/case'
import type { TransferLine } from '@deportivo/contracts/catalogue/transfers'
import { orderCode, returnCode, unitCode } from '@deportivo/lifecycle/paper-codes'
import { screen } from '@testing-library/react'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { LabelSheet, type Label } from '../entities/product/labels/label-sheet.tsx'
import { labelsOfPart } from '../features/transfers/labels/labels-of-part.ts'
import { PickingSheet } from '../features/dispatch/sheet/picking-sheet.tsx'
import { OrderSheet } from '../features/orders/sheet/order-sheet.tsx'
import { GroupSheet } from '../features/returns/sheet/group-sheet.tsx'
import { ParcelSlip } from '../features/returns/sheet/parcel-slip.tsx'
import type { Parcel } from '../features/returns/sheet/parcel.ts'
import { ReturnSheet } from '../features/returns/sheet/return-sheet.tsx'
import { PaperHead } from '../public-catalogue/paper.tsx'
import { ADDRESS_OF_LINK } from '../public-catalogue/address.ts'
import { SessionProvider, type Session } from '../shared/session/session.tsx'
import { show } from '../shared/testing/show.tsx'
import { measureTexts } from '../shared/testing/text-widths.ts'
import { Barcode } from '../shared/print/barcode.tsx'

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer } = new Uint8Array(await readFile(path))
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
  measureTexts()
})
afterAll(() => vi.restoreAllMocks())

/** The codes that a camera sees in a drawing, at the size of a label: three pixels to each of the drawing's. */
async function seenIn(svg: string, scale = 3): Promise<{ text: string; format: string }[]> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale })
    .flatten({ background: '#ffffff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
  const found = await readBarcodes(picture as ImageData, { maxNumberOfSymbols: 5 })
  return found.filter(({ isValid }) => isValid).map(({ text, format }) => ({ text, format }))
}

const drawings = () => [...document.querySelectorAll('svg.ad-barcode')].map((svg) => svg.outerHTML)

const label = (code: string): Label => ({
  key: code,
  product: { name: 'Zancada', reference_name: 'ZAN', color_name: 'Rojo' },
  code,
  size: '38',
  price: null,
})

it.each([
  ['EAN-13', '7701234567897', 'EAN13'],
  ['the shop’s own EAN-13', '2000000000015', 'EAN13'],
  // Stored as an EAN-13 that begins with 0, and drawn as the same bars.
  ['UPC-A', '0012345678905', 'UPCA'],
  ['EAN-8', '96385074', 'EAN8'],
  ['the code of a size', unitCode(12_345_678, 987), 'Code128'],
])('a label with %s is read from its pixels', async (_, code, format) => {
  show(<LabelSheet format="labels" labels={[label(code)]} />)
  const [drawing = ''] = drawings()
  const [found] = await seenIn(drawing)
  expect(found?.text.padStart(code.length, '0')).toBe(code)
  expect([format, 'EAN13']).toContain(found?.format)
})

it.each([orderCode(1), orderCode(999_999_999), returnCode(88)])(
  'the code %s on paper is read from its pixels',
  async (code) => {
    show(<Barcode value={code} />)
    const [drawing = ''] = drawings()
    expect(await seenIn(drawing)).toEqual([{ text: code, format: 'Code128' }])
  },
)

const line = (size_id: number) =>
  ({
    id: size_id,
    product_id: 7,
    product_name: 'Zancada',
    size_id,
    size_name: '38',
    received: 1,
  }) as TransferLine

it.each(['labels', 'label'] as const)(
  'labels of a transfer on %s are read from their pixels',
  async (format) => {
    const codes = new Map([[7, [{ version: 1, size_id: 34, size_name: '34', codes: ['7701234567897'] }]]])
    show(<LabelSheet format={format} labels={labelsOfPart([line(34), line(35)], 1, codes)} />)
    const found = await Promise.all(drawings().map((svg) => seenIn(svg)))
    expect(found.flat()).toEqual([
      { text: '7701234567897', format: 'EAN13' },
      { text: unitCode(7, 35), format: 'Code128' },
    ])
  },
)

const SESSION = { user: { id: 1, data: { displayName: 'Ana' } }, grants: {} } as unknown as Session
const ORDER = {
  id: 345,
  type_order: 'local',
  state_id: 'reserved',
  created_at: '2027-03-04T17:00:00.000Z',
  client_name: 'Ñandú Peña',
  client: { name: 'Ñandú Peña', phone: '3001234567', identification_number: '1', address: 'Calle 1' },
  products: [],
  payments: [],
  discounts: [],
} as unknown as Order
const member = (id: number) => ({
  id,
  voucher: null,
  in_vouchers: 0,
  credited: 0,
  state_id: 'return_pending',
})
const CASE = {
  ...member(88),
  sale_product: {},
  group_id: 3,
  created_at: ORDER.created_at,
  group: [member(88), member(89)],
  order_money: {},
  credited_value: 0,
  replacement: null,
} as unknown as ReturnCase
const PARCEL = { way: 'out', items: [member(88), member(90)] } as unknown as Parcel

it.each([
  ['an order', () => <OrderSheet order={ORDER} />, [orderCode(345)]],
  ['a picking', () => <PickingSheet order={ORDER} />, [orderCode(345)]],
  ['a return', () => <ReturnSheet one={CASE} />, [returnCode(88)]],
  ['a visit', () => <GroupSheet one={CASE} />, [returnCode(88), returnCode(89)]],
  [
    'a parcel',
    () => <ParcelSlip one={CASE} order={ORDER} parcel={PARCEL} />,
    [returnCode(88), returnCode(90)],
  ],
])('every code on the paper of %s is read from its pixels', async (_, paper, codes) => {
  show(<SessionProvider session={SESSION}>{paper()}</SessionProvider>)
  const found = await Promise.all(drawings().map((svg) => seenIn(svg)))
  expect(found.flat()).toEqual(codes.map((text) => ({ text, format: 'Code128' })))
})

it('what has letters with accents is written and not drawn: JsBarcode draws another code for them', () => {
  show(
    <>
      <Barcode value="REF-É-1" />
      <Barcode value="NIÑO" />
      <Barcode value={'a\u0000b'} />
      <Barcode value="" />
    </>,
  )
  expect(drawings()).toEqual([])
  expect([screen.queryByText('REF-É-1'), screen.queryByText('NIÑO')].includes(null)).toBe(false)
})

it('the QR code of a shared page leads to it, and the one of a second factor has its secret', async () => {
  show(<PaperHead seller="Ana" />)
  const picture = document.querySelector<HTMLImageElement>('.pc-paper__code')?.getAttribute('src') ?? ''
  const svg = decodeURIComponent(picture.slice(picture.indexOf(',') + 1))
  expect(await seenIn(svg, 1)).toEqual([{ text: ADDRESS_OF_LINK, format: 'QRCode' }])
  const secret = `otpauth://totp/Administrador%20Deportivo:ni%C3%B1o%40tienda.example?secret=${'JBSWY3DPEHPK3PXP'.repeat(2)}`
  expect(await seenIn(renderSVG(secret, { border: 2 }), 1)).toEqual([{ text: secret, format: 'QRCode' }])
})

import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { createProduct, listProducts } from '@deportivo/contracts/catalogue/products'
import { addLine } from '@deportivo/contracts/orders/lines'
import { Strict } from '@deportivo/contracts/route'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { compileValidator } from './compile-late.ts'

const check = compileValidator({
  schema: Strict({
    whole: Type.Optional(Type.Integer()),
    decimal: Type.Optional(Type.Number()),
    either: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
    many: Type.Optional(Type.Array(Type.Integer())),
    word: Type.Optional(Type.String()),
  }),
})

/** What is read of a value, or the fields that are refused. */
function read(input: object): unknown {
  const data = structuredClone(input)
  if (check(data)) return data
  return check.errors?.map((error) => (error as unknown as { instancePath: string }).instancePath)
}

const OTHER_NUMBERS = [
  '1.000',
  '1,000',
  '1.0',
  '1.',
  '.5',
  '1e3',
  '1E3',
  '1e+3',
  '0x10',
  '0b1',
  '0o7',
  '+5',
  '--5',
  '-',
  ' 5',
  '5 ',
  '5\n',
  '\t5',
  '1 000',
  '١',
  '５',
  '²',
  'Infinity',
  '-Infinity',
  'NaN',
  '1_000',
  '5n',
  'cinco',
]

it.each(OTHER_NUMBERS)('the text %j is no whole number, wherever one is expected', (text) => {
  expect(read({ whole: text })).toEqual(['/whole'])
  expect(read({ whole: [text] })).toEqual(['/whole'])
  expect(read({ either: text })).toContain('/either')
  expect(read({ many: ['7', text] })).toEqual(['/many/1'])
  expect(read({ many: text })).not.toMatchObject({ many: expect.anything() as unknown })
})

it.each([null, true, false, [null], [true]])('%j is no number', (value) => {
  expect([read({ whole: value }), read({ decimal: value })]).toEqual([['/whole'], ['/decimal']])
})

it('null stays what it is where it is allowed', () => {
  expect(read({ either: null })).toEqual({ either: null })
  expect(read({ either: true })).toContain('/either')
})

it('plain digits are read as the number that they are', () => {
  expect(read({ whole: '20', either: '-3', many: '1' })).toEqual({ whole: 20, either: -3, many: [1] })
  expect(read({ whole: '0', many: ['007', '5'] })).toEqual({ whole: 0, many: [7, 5] })
  expect(read({ whole: 12, word: '1e3' })).toEqual({ whole: 12, word: '1e3' })
  expect(read({ whole: 1.5 })).toEqual(['/whole'])
})

it('a decimal has digits on both sides of its point, and no other form', () => {
  expect([read({ decimal: '1.5' }), read({ decimal: '-20' })]).toEqual([{ decimal: 1.5 }, { decimal: -20 }])
  for (const text of ['1e3', '0x10', '1,5', ' 1.5', '.5', '1.', '1.5.1', 'Infinity'])
    expect(read({ decimal: text })).toEqual(['/decimal'])
})

it('quantities and prices of calls, and the pages of their lists, are read by it', () => {
  const errorsOf = (schema: object, data: object) => {
    const validate = compileValidator({ schema })
    return validate(data)
      ? []
      : validate.errors?.map((one) => (one as unknown as { instancePath: string }).instancePath)
  }
  const counted = (quantity: string) => ({
    stores: [{ store_id: '1', sizes: [{ size_id: '38', quantity }] }],
  })
  for (const text of ['1.000', '1e3', '0x10']) {
    expect(errorsOf(countStock.body, counted(text))).toEqual(['/stores/0/sizes/0/quantity'])
    const line = { product_id: 1, size_id: 38, code_id: 4, quantity: text }
    expect(errorsOf(addLine.body, line)).toEqual(['/quantity'])
    expect(errorsOf(createProduct.body, { codes: [{ id: 4, value: text }] })).toContain('/codes/0/value')
    expect(errorsOf(listProducts.query, { top: text })).toEqual(['/top'])
  }
  expect(errorsOf(countStock.body, counted('1000'))).toEqual([])
  expect(errorsOf(listProducts.query, { top: '20', skip: '0' })).toEqual([])
})

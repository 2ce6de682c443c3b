import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { incompatibilities } from './compatible.ts'
import { shapeOf } from './shapes.ts'

const line = { id: Type.Integer(), price: Type.Integer() }
const order = (fields: object, more: object = {}) =>
  shapeOf(
    Type.Object({ id: Type.Integer(), lines: Type.Array(Type.Object({ ...line, ...fields })), ...more }),
  )
const released = order({})

it('an added optional field is compatible, at the top and inside a list', () => {
  const note = { note: Type.Optional(Type.String()) }
  expect(incompatibilities(released, order(note, note))).toEqual([])
})

it('an enumeration may become an open text, not the other way round', () => {
  const [some, any] = [order({ size: Type.Enum(['s', 'm']) }), order({ size: Type.String() })]
  expect(incompatibilities(some, any)).toEqual([])
  expect(incompatibilities(any, some)).not.toEqual([])
})

const CHANGES = [
  ['a required field that is new', order({ cost: Type.Integer() })],
  ['another type', order({ price: Type.String() })],
  ['a field that became optional', order({ price: Type.Optional(Type.Integer()) })],
  ['a new limit', order({ price: Type.Integer({ minimum: 0 }) })],
  ['a field that is gone', shapeOf(Type.Object({ id: Type.Integer() }))],
  ['a renamed field', shapeOf(Type.Object({ number: Type.Integer() }))],
] as const

it.each(CHANGES)('%s is not compatible', (_, present) => {
  expect(incompatibilities(released, present)).not.toEqual([])
})

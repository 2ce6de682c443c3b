import { createClient } from '@deportivo/contracts/clients/clients'
import { text } from '@deportivo/texts/text'
import { expect, test } from 'vitest'
import { errorOf } from '../net/call-error.ts'
import { bodyMessages, fieldMessage, type BodySchema } from './schema-resolver.ts'
import { filled, mapCallError } from './use-contract-form.ts'

const SCHEMA = createClient.body as unknown as BodySchema
const t: typeof text = text

test('server errors land on the fields of the form, others stay apart', () => {
  const error = errorOf(
    422,
    { code: 422, message: 'x', errors: { phone: ['Malo'], version: ['Viejo'] } },
    null,
  )
  expect(mapCallError(error, ['name', 'phone'])).toEqual({
    onFields: { phone: 'Malo' },
    elsewhere: ['Viejo'],
  })
})

test('a blank required field is told to be required, not to be short', () => {
  expect(fieldMessage(SCHEMA, 'identification_number', '', t)).toBe('Este campo es obligatorio.')
  expect(fieldMessage(SCHEMA, 'name', '   ', t)).toBe('Este campo es obligatorio.')
})

test('a blank optional field is fine, a wrong one is not', () => {
  expect(fieldMessage(SCHEMA, 'email', '', t)).toBeNull()
  expect(fieldMessage(SCHEMA, 'email', 'nobody', t)).toBe('Debe ser un correo electrónico válido.')
})

test('a short document says how long it must be', () => {
  expect(fieldMessage(SCHEMA, 'identification_number', '12', t)).toBe('Debe tener al menos 4 caracteres.')
})

test('every broken field of a body is named', () => {
  expect(Object.keys(bodyMessages(SCHEMA, { name: 'Ana' }, t)).sort()).toEqual(
    ['address', 'city_id', 'identification_number', 'phone', 'type_of_client', 'type_of_person'].sort(),
  )
})

test('blank fields are not sent, and words lose the blanks around them', () => {
  expect(filled({ name: ' Ana ', email: '', city_id: 5, contact: null })).toEqual({ name: 'Ana', city_id: 5 })
})

import { text } from '@deportivo/texts/text'
import { expect, test } from 'vitest'
import { errorOf } from '../net/call-error.ts'
import { CLIENT_FORM } from './sample.forms.ts'
import { bodyMessages, filled, mapCallError } from './use-contract-form.ts'

const GOOD = {
  name: 'Ana',
  identification_number: '1020',
  phone: '3001234567',
  address: 'Calle 1',
  city_id: 1,
  type_of_person: 1,
  type_of_client: 1,
}
const messagesFor = (values: object) => bodyMessages(CLIENT_FORM, { ...GOOD, ...values }, text)

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

test('a blank required field is missing, not too short', () => {
  expect(messagesFor({ identification_number: '', name: '   ' })).toEqual({
    identification_number: 'Este campo es obligatorio.',
    name: 'Este campo es obligatorio.',
  })
})

test('a blank optional field is fine, a wrong one is not', () => {
  expect(messagesFor({ email: '' })).toEqual({})
  expect(messagesFor({ email: 'nobody' })).toEqual({ email: 'Debe ser un correo electrónico válido.' })
})

test('an e-mail address is checked as the server checks it', () => {
  expect(messagesFor({ email: 'ana@tienda.co' })).toEqual({})
  expect(messagesFor({ email: 'ana,lopez@tienda.co' })).toHaveProperty('email')
})

test('a short document is refused with the length it needs', () => {
  expect(messagesFor({ identification_number: '12' })).toEqual({
    identification_number: 'Debe tener al menos 4 caracteres.',
  })
})

test('a text is as long as a person counts it', () => {
  expect(messagesFor({ name: '👟'.repeat(160) })).toEqual({})
  expect(messagesFor({ name: '👟'.repeat(161) })).toHaveProperty('name')
})

test('every refused field of a body is named, and what the contract does not know is no error', () => {
  expect(Object.keys(bodyMessages(CLIENT_FORM, { name: 'Ana', nickname: 'Anita' }, text)).sort()).toEqual(
    ['address', 'city_id', 'identification_number', 'phone', 'type_of_client', 'type_of_person'].sort(),
  )
})

test('blank fields are not sent, and words lose the blanks around them', () => {
  expect(filled({ name: ' Ana ', email: '', city_id: 5, contact: null })).toEqual({ name: 'Ana', city_id: 5 })
})

import { BOARD_STATES } from '@deportivo/lifecycle/order/states'
import { isTextKey, text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { BusinessHours } from '../admin/settings.ts'
import { ALL_ROUTES } from '../registry/routes.ts'
import type { Translate } from '../reports/shown/words.ts'
import type { Contract } from '../route.ts'
import { changeText, fieldKey } from './audit-words.ts'

const t: Translate = (key, values) => text(key, values)
const fieldsOf = ({ body }: Contract) => Object.keys((body as { properties?: object }).properties ?? {})

// Orders have a history of their own, not an audit.
const OF_ORDERS = ['sales', 'dispatch']
const RECORDS = Object.values(ALL_ROUTES)
  .flatMap((routes): readonly Contract[] => routes)
  .filter((contract) => !OF_ORDERS.includes(contract.tag) && fieldsOf(contract).includes('version'))

// What a change sends beside the fields that the audit names: their parts are fields of their own, or no field is stored.
const IN_PARTS = ['modules', 'stage_targets', 'business_hours']
const NOT_STORED = ['version', 'password_confirmation', 'remove_photo', 'is_above_cost']
// Of minimums, which are audited as one field, of imports, whose products are, of a request's order, and of merges, which
// name the other client.
const AUDITED_OTHERWISE = [
  'sizes',
  'mapping',
  'make_missing',
  'leave_out',
  'size_option',
  'client_id',
  'duplicate_id',
  'duplicate_version',
]
// What a step of a return case names by id, or what chooses the step: names and the new state are audited.
const OF_RETURN_STEPS = [
  'step',
  'request_action',
  'entrance_store',
  'outlet_store',
  'product_id',
  'size_id',
  'shipping_date',
  'file',
  'is_collected',
]

it('every field of a record that can be changed has a label in the audit', () => {
  const others = [...IN_PARTS, ...NOT_STORED, ...AUDITED_OTHERWISE, ...OF_RETURN_STEPS]
  const audited = RECORDS.flatMap(fieldsOf).filter((name) => !others.includes(name))
  const parts = Object.keys(BusinessHours.properties).map((part) => `business_hours.${part}`)
  expect(audited).toContain('minimal_price')
  expect(
    [...audited, ...parts, 'second_factor'].filter((name) => fieldKey(name, isTextKey) === undefined),
  ).toEqual([])
})

it('a change is named by its label, and its values in words', () => {
  const money = (pesos: number) => `$ ${pesos}`
  const words = (field: string, from: string | null, to: string | null, isNew = false) =>
    changeText({ t, money, isKnownText: isTextKey }, { field, from, to }, isNew)
  expect(words('self_claim', 'no', 'yes')).toBe('Los auxiliares pueden tomar pedidos: No → Sí')
  expect(words('business_hours.days', '1, 2', '1')).toBe('Días de trabajo: Lunes, Martes → Lunes')
  expect(words('minimal_price', null, '50000')).toBe('Precio mínimo: vacío → $ 50000')
  expect(words('read users', null, 'all')).toMatch(/^[^_]+: No → todos los registros$/)
  expect(words('read users', 'own', null)).toMatch(/: los propios → No$/)
  expect(words('codes', '4: 50000', '4: 60000, 1: 70000')).toMatch(/4: \$ 50000 → 4: \$ 60000, 1: \$ 70000$/)
  expect(words('type_of_person', '1', '2')).toBe('Tipo de persona: Persona natural → Persona jurídica')
  expect(words('type_of_client', null, '3', true)).toBe('Tipo de cliente: Revendedor')
  expect(words('password', null, null)).toBe('Contraseña')
  for (const stage of BOARD_STATES)
    expect(words(`stage_targets.${stage}`, '30', '45')).toMatch(/^Meta de [^_]+: 30 min → 45 min$/)
})

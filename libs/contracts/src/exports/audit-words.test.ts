import { BOARD_STATES } from '@deportivo/lifecycle/order/states'
import { isTextKey, text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import type { AuditEntry } from '../admin/audit.ts'
import { BusinessHours } from '../admin/settings.ts'
import { ALL_ROUTES } from '../registry/routes.ts'
import type { Translate } from '../reports/shown/words.ts'
import type { Contract } from '../route.ts'
import { changeText, fieldKey } from './audit-words.ts'

const t: Translate = (key, values) => text(key, values)
const money = (pesos: number) => `$ ${pesos}`
const shopDay = (day: string) => day.split('-').reverse().join('/')
const instant = (iso: string) => `${shopDay(iso.slice(0, 10))} ${iso.slice(11, 16)}`
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
  const words = (field: string, from: string | null, to: string | null, isNew = false) =>
    changeText({ t, money, shopDay, instant, isKnownText: isTextKey }, { field, from, to }, { isNew })
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

it('states, kinds and filters have their words, and days the form of the screens', () => {
  const words = (subject: AuditEntry['subject'], field: string, to: string) =>
    changeText(
      { t, money, shopDay, instant, isKnownText: isTextKey },
      { field, from: null, to },
      { isNew: true, subject },
    )
  expect(words('transfer', 'state', 'in_transit')).toBe('Estado: En tránsito')
  expect(words('count', 'state', 'open')).toBe('Estado: Abierto')
  expect(words('count', 'scope', 'products')).toBe('Qué se cuenta: Productos')
  expect(words('quarantine_exit', 'kind', 'write_off')).toBe('Tipo: Dar de baja')
  expect(words('share_link', 'filter', 'store:type:national,code:four')).toBe(
    'Filtros: Bodega: Nacional, Código de precio: Público',
  )
  expect(words('expense', 'date', '2026-12-01')).toBe('Fecha: 01/12/2026')
  expect(words('expense_budget', 'month', '2026-11-01')).toBe('Mes: 11/2026')
  expect(words('share_link', 'ends_at', '2026-12-01T14:05:00Z')).toContain('01/12/2026 14:05')
})

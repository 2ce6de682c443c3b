import type { StoppedEvent } from '@deportivo/contracts/admin/stopped-events'
import { text } from '@deportivo/texts/text'
import { expect, test } from 'vitest'
import type { Translate } from '../../shared/language/texts.tsx'
import { changeOf, endOfTries, readerOf, subjectOf, triesOf } from './describe.ts'

const t: Translate = (key, values) => text(key, values)

const stopped = (fields: Partial<StoppedEvent> = {}): StoppedEvent => ({
  consumer: 'dispatch-board',
  aggregate_type: 'order',
  aggregate_id: '1042',
  pos: 88,
  type: 'order.packed',
  tries: 3,
  failed_at: '2026-03-05T15:00:00.000Z',
  is_retrying: false,
  needs_release: false,
  waiting: 2,
  ...fields,
})

test('an event is described by its order, by what happened, and by the consumer that stopped', () => {
  expect(subjectOf(t, stopped())).toBe('Pedido 1042')
  expect(changeOf(t, stopped())).toBe('Empacando pedido')
  expect(changeOf(t, stopped({ type: 'order.created' }))).toBe('Pedido creado')
  expect(readerOf(t, stopped())).toBe('Tablero de despachos')
})

test('what this console doesn’t know yet has words too', () => {
  const strange = stopped({ consumer: 'new part', aggregate_type: 'return', type: 'return.requested' })
  expect([subjectOf(t, strange), changeOf(t, strange), readerOf(t, strange)]).toEqual([
    'Registro 1042',
    'Otro cambio',
    'Otra parte del sistema',
  ])
})

test('an event of a newer release waits for it, and counts no tries', () => {
  expect(triesOf(t, stopped())).toBe('3 intentos')
  expect(triesOf(t, stopped({ tries: 0, needs_release: true }))).toBe('Espera la nueva versión del sistema')
})

test('a try ended well when its event is gone, and badly when it is there and tries no more', () => {
  const trying = stopped({ is_retrying: true })
  expect(endOfTries([trying], [])).toEqual({ wentOn: [trying], failedAgain: [] })
  expect(endOfTries([trying], [stopped({ tries: 4 })])).toEqual({ wentOn: [], failedAgain: [trying] })
  expect(endOfTries([trying], [trying])).toEqual({ wentOn: [], failedAgain: [] })
  expect(endOfTries([stopped()], [])).toEqual({ wentOn: [], failedAgain: [] })
})

import { expect, it } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import type { Card } from '@deportivo/contracts/dispatch/board'
import { Subject } from './subject.tsx'

const CARD = { id: 7, client_name: 'Calzado El Paso', total_value: 90_000 }

it.each([
  ['what was validated leaves a balance', false, 40_000, 'El cliente queda debiendo $ 40.000.'],
  ['the carrier collects it', true, 90_000, 'Contraentrega: al entregar se cobran $ 90.000.'],
  ['all of it is paid', false, 0, ''],
])('a dialog names what goes out unpaid: %s', (_, is_ct, total_balance, unpaid) => {
  const card = { ...CARD, is_ct, total_balance, payment_validated: true } as Card
  const { container } = show(<Subject card={card} />)
  const words = (container.textContent ?? '').replaceAll('\u00a0', ' ')
  expect(words).toBe(`Pedido #7 · Calzado El Paso · $ 90.000${unpaid}`)
})

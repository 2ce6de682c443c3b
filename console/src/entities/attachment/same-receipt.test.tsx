import { screen } from '@testing-library/react'
import type { Attachment, SameReceipt as Repeated } from '@deportivo/contracts/orders/files'
import { expect, it } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { SameReceipt } from './same-receipt.tsx'

it.each<[Repeated, string]>([
  [{ by: 'image', order_id: 1 }, 'El mismo comprobante ya está en otro soporte de pago de este pedido.'],
  [{ by: 'file', order_id: 1 }, 'El mismo comprobante ya está en otro soporte de pago de este pedido.'],
  [{ by: 'file', order_id: 2 }, 'El mismo archivo ya está en el pedido #2.'],
  [{ by: 'image', order_id: 2 }, 'La misma imagen ya está en el pedido #2.'],
  [{ by: 'image', order_id: null }, 'El mismo comprobante ya está en otro pedido.'],
])('a support of order 1 that repeats %j warns: %s', (same_as, warning) => {
  show(<SameReceipt file={{ same_as } as Attachment} orderId={1} />)
  expect(screen.getByRole('note').textContent).toBe(warning)
})

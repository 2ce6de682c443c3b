import type { Order } from '@deportivo/contracts/orders/order'

const TRIES = 10
const WAIT_MS = 500

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const chargedFor = ({ payments }: Pick<Order, 'payments'>, returnId: number): number =>
  payments.reduce((sum, { kind, return_id, amount }) => {
    return kind === 'exchange' && return_id === returnId ? sum - amount : sum
  }, 0)

/**
 * The order once it is charged for a return case: an event of the case does that, a moment after its step. Null: not
 * within five seconds.
 */
export async function bookedOrder<Read extends Pick<Order, 'payments'>>(
  read: () => Promise<{ data: Read }>,
  { return_id, amount }: { return_id: number; amount: number },
  waitMs = WAIT_MS,
): Promise<Read | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await wait(waitMs)
    const { data } = await read()
    if (chargedFor(data, return_id) === amount) return data
  }
  return null
}

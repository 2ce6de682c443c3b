import type { Consumer } from '../../service.ts'

type Batch = NonNullable<Consumer['batch']>

const alone =
  (batch: Batch): Consumer['handles'][string] =>
  (trx, event) =>
    batch(trx, [event])

/** How a consumer applies events that it can take together: one alone is a batch of one. */
export const together = (types: readonly string[], batch: Batch): Pick<Consumer, 'handles' | 'batch'> => ({
  handles: Object.fromEntries(types.map((type) => [type, alone(batch)])),
  batch,
})

import type { Consumer } from '../../service.ts'

type Batch = NonNullable<Consumer['batch']>

const alone =
  (batch: Batch): Consumer['handles'][string] =>
  (trx, event) =>
    batch(trx, [event])

/** Handlers of a consumer that applies several events at once: a single event is a batch of one. */
export const batchHandlers = (
  types: readonly string[],
  batch: Batch,
): Pick<Consumer, 'handles' | 'batch'> => ({
  handles: Object.fromEntries(types.map((type) => [type, alone(batch)])),
  batch,
})

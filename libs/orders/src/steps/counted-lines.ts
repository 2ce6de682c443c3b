import type { CountedLine } from '@deportivo/inventory/quarantine'
import { invalid } from '@deportivo/platform/http/refused'

/** What was counted of each line of the order; refuses a line left out, counted twice, or above what was sent. */
export function countedLines(
  sent: readonly CountedLine[],
  counted: readonly { line_id: number; quantity: number }[],
): CountedLine[] {
  const counts = new Map(counted.map(({ line_id, quantity }) => [line_id, quantity]))
  const isComplete = sent.every(({ line_id }) => counts.has(line_id))
  if (!isComplete || counted.length !== sent.length) throw invalid({ lines: 'order.refused.count_each_line' })
  const tooMany = sent.find(({ line_id, quantity }) => (counts.get(line_id) ?? 0) > quantity)
  if (tooMany)
    throw invalid({
      lines: { key: 'order.refused.counted_too_many', values: { quantity: tooMany.quantity } },
    })
  return sent.map((line) => ({ ...line, quantity: counts.get(line.line_id) ?? 0 }))
}

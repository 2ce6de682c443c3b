/** Fixed forever: a lane is a Kafka partition, and another number would move aggregates between lanes. */
export const LANES = 12

/** The lane of all events of one aggregate, so that their order is preserved. */
export function laneOf(aggregateType: string, aggregateId: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(`${aggregateType}:${aggregateId}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return (hash >>> 0) % LANES
}

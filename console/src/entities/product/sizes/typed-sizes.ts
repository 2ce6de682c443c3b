/** Pairs by size, as typed; null where a field was emptied again. */
export type TypedSizes = Readonly<Record<number, number | null>>

/** The sizes that have a quantity. */
export const typedSizes = (typed: TypedSizes): { size_id: number; quantity: number }[] =>
  Object.entries(typed).flatMap(([size_id, quantity]) =>
    quantity === null ? [] : [{ size_id: Number(size_id), quantity }],
  )

/** The minimums of a product as its audit has them. */
export const minimumsText = (sizes: readonly { size_name: string; minimum: number }[]): string | null =>
  sizes
    .filter(({ minimum }) => minimum > 0)
    .map(({ size_name, minimum }) => `${size_name}: ${minimum}`)
    .join(', ') || null

/** `+3`, `−1`, `0`. */
export function signed(difference: number, format: (value: number) => string): string {
  if (difference === 0) return format(0)
  return `${difference > 0 ? '+' : '−'}${format(Math.abs(difference))}`
}

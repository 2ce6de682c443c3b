/** A typed quantity; null when there is none. Four digits are more than any shop sells of one size. */
export function quantityOf(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits === '' ? null : Number(digits)
}

import { useFormats } from '../../shared/language/use-formats.ts'
import './cashier.css'

/** Counted less expected; what is missing or too much stands out. */
export function Difference({ amount }: { amount: number }) {
  const { money } = useFormats()
  return <span className={`ad-num${amount === 0 ? '' : ' ad-shift-off'}`}>{money(amount)}</span>
}

import { pesosIn } from '@deportivo/texts/figures'
import { useContext } from 'react'
import { ChosenLanguage } from './words.ts'

/** A sign of the figures' own direction: `$ 1.000` is read from the left in Arabic too. */
export function Price({ pesos, className }: { pesos: number; className?: string }) {
  const language = useContext(ChosenLanguage)
  return (
    <bdi dir="ltr" className={className}>
      {pesosIn(language, pesos)}
    </bdi>
  )
}

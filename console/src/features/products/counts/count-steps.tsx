import type { StockCount } from '@deportivo/contracts/catalogue/counts'
import { useState } from 'react'
import { isKnownText, useTexts } from '../../../shared/language/texts.tsx'
import { ActionButton } from '../../../shared/ui/controls/action-button.tsx'
import { ApplyCount, CancelCount } from './close-dialogs.tsx'

const DIALOGS = { apply: ApplyCount, cancel: CancelCount } as const

type Offer = StockCount['next'][number]

/** The steps that are possible now, as the server offers them: the first one leads on. */
export function CountSteps({ count, onTaken }: { count: StockCount; onTaken: (count: StockCount) => void }) {
  const t = useTexts()
  const { next } = count
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const reasonOf = ({ reason, reason_key }: Offer) =>
    reason_key !== null && isKnownText(reason_key) ? t(reason_key) : reason
  const Dialog = open && DIALOGS[open]
  return (
    <>
      {next.toReversed().map((offer) => (
        <ActionButton
          key={offer.step}
          intent={offer === next[0] ? 'primary' : 'none'}
          reason={offer.allowed ? null : reasonOf(offer)}
          onClick={() => setOpen(offer.step)}
        >
          {t(`count.action.${offer.step}`)}
        </ActionButton>
      ))}
      {Dialog && <Dialog count={count} onTaken={onTaken} onClose={() => setOpen(null)} />}
    </>
  )
}

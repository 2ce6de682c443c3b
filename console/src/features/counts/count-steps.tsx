import type { StockCount } from '@deportivo/contracts/catalogue/counts'
import { useState } from 'react'
import { isKnownText, useTexts } from '../../shared/language/texts.tsx'
import { useSession } from '../../shared/session/session.tsx'
import { useStore } from '../../shared/state/store.ts'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { ApplyCount, CancelCount } from './close-dialogs.tsx'
import { countQueue, unsentOf } from './count-queue.ts'

const DIALOGS = { apply: ApplyCount, cancel: CancelCount } as const

type Offer = StockCount['next'][number]

/** The steps that are possible now, as the server offers them: the first one leads on. */
export function CountSteps({ count, onTaken }: { count: StockCount; onTaken: (count: StockCount) => void }) {
  const t = useTexts()
  const { user } = useSession()
  const { next } = count
  const isUnsent = unsentOf(useStore(countQueue), user.id, count.id).length > 0
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const reasonOf = ({ step, allowed, reason, reason_key }: Offer) => {
    // What reaches the server after the count was applied is refused, and would be lost.
    if (allowed) return step === 'apply' && isUnsent ? t('count.apply_unsent') : null
    return reason_key !== null && isKnownText(reason_key) ? t(reason_key) : reason
  }
  const Dialog = open && DIALOGS[open]
  return (
    <>
      {next.toReversed().map((offer) => (
        <ActionButton
          key={offer.step}
          intent={offer === next[0] ? 'primary' : 'none'}
          reason={reasonOf(offer)}
          onClick={() => setOpen(offer.step)}
        >
          {t(`count.action.${offer.step}`)}
        </ActionButton>
      ))}
      {Dialog && <Dialog count={count} onTaken={onTaken} onClose={() => setOpen(null)} />}
    </>
  )
}

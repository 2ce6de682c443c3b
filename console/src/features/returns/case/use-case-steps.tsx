import type { ReturnCase } from '@deportivo/contracts/returns/case'
import { useState, type ReactNode } from 'react'
import { isKnownText, useTexts, type Translate } from '../../../shared/language/texts.tsx'
import type { StepDialogProps } from '../dialogs/step-dialog.tsx'
import { useReturnStep } from '../dialogs/use-return-step.ts'
import { STEP_DIALOGS } from './step-dialogs-by-step.ts'

export type Offer = ReturnCase['next'][number]

export interface CaseProps extends Pick<StepDialogProps, 'one' | 'onTaken'> {
  refresh: () => void
}

/** What is chosen of the steps that are possible now, and the dialog of the chosen one. */
export interface CaseSteps {
  choose: (step: Offer['step']) => void
  /** Why a step can't be taken now; null: it can. */
  reasonOf: (offer: Offer) => string | null
  running: Offer['step'] | null
  dialog: ReactNode
}

/** The voucher's dialog chooses the rate that its offer misses. */
const isOpen = ({ step, allowed, reason_key }: Offer) =>
  allowed || (step === 'voucher' && reason_key === 'return.refused.needs_exchange_rate')

/** Why a step can't be taken now; null: it can. */
export function reasonOf(offer: Offer, t: Translate): string | null {
  if (isOpen(offer)) return null
  const { reason, reason_key } = offer
  return reason_key !== null && isKnownText(reason_key) ? t(reason_key) : reason
}

export function useCaseSteps({ one, onTaken, refresh }: CaseProps): CaseSteps {
  const t = useTexts()
  const [open, setOpen] = useState<Offer['step'] | null>(null)
  const [running, setRunning] = useState<Offer['step'] | null>(null)
  const { take } = useReturnStep(one, onTaken, false)
  const run = async (step: Offer['step']) => {
    setRunning(step)
    if (!(await take({ step }))) refresh()
    setRunning(null)
  }
  const Dialog = open && STEP_DIALOGS[open]
  return {
    choose: (step) => (STEP_DIALOGS[step] ? setOpen(step) : void run(step)),
    reasonOf: (offer) => reasonOf(offer, t),
    running,
    dialog: Dialog && <Dialog one={one} onTaken={onTaken} onClose={() => setOpen(null)} />,
  }
}

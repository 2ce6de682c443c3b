import {
  prepareTransfer,
  reopenTransfer,
  sendTransfer,
  type NextTransferStep,
  type Transfer,
} from '@deportivo/contracts/catalogue/transfers'
import { useCallback, useState } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { isKnownText, useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { ActionButton } from '../../shared/ui/controls/action-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'

type Step = NextTransferStep['step']

/** The steps that ask for nothing. */
const CALLS = { prepare: prepareTransfer, send: sendTransfer, reopen: reopenTransfer } as const
const isPlain = (step: Step): step is keyof typeof CALLS => step in CALLS

const DIALOGS = { receive: ReceiveDialog, cancel: CancelDialog } as const

/** The steps that are possible now, as the server offers them: the first one leads on. */
export function TransferSteps({
  transfer,
  onTaken,
  refresh,
}: {
  transfer: Transfer
  onTaken: (transfer: Transfer) => void
  refresh: () => void
}) {
  const t = useTexts()
  const { id, version, next } = transfer
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const taking = useChange(
    useCallback(
      (step: keyof typeof CALLS) => call(CALLS[step], { params: { id }, body: { version } }),
      [id, version],
    ),
  )
  const take = async (step: Step) => {
    if (!isPlain(step)) return setOpen(step)
    const reply = await taking.run(step)
    if (reply) onTaken(reply.data)
    else refresh()
  }
  const reasonOf = ({ reason, reason_key }: NextTransferStep) =>
    reason_key !== null && isKnownText(reason_key) ? t(reason_key) : reason
  const Dialog = open && DIALOGS[open]
  return (
    <>
      {next.toReversed().map((offer) => (
        <ActionButton
          key={offer.step}
          intent={offer === next[0] ? 'primary' : 'none'}
          reason={offer.allowed ? null : reasonOf(offer)}
          loading={taking.isRunning && offer === next[0]}
          onClick={() => void take(offer.step)}
        >
          {t(`transfer.action.${offer.step}`)}
        </ActionButton>
      ))}
      {Dialog && <Dialog transfer={transfer} onTaken={onTaken} onClose={() => setOpen(null)} />}
    </>
  )
}

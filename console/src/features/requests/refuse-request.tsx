import { refuseRequest, type ProductRequest } from '@deportivo/contracts/requests/requests'
import { useCallback } from 'react'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { RefuseDialog } from './refuse-dialog.tsx'

/** Why no order is made of a request. */
export function RefuseRequest({
  request: { id, version, name },
  onRefused,
  onClose,
}: {
  request: ProductRequest
  onRefused: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const refusal = useChange(
    useCallback(
      (why: string) => call(refuseRequest, { params: { id }, body: { reason: why, version } }),
      [id, version],
    ),
    { isQuiet: true },
  )
  const refuse = async (reason: string) => {
    if (await refusal.run(reason)) onRefused()
  }
  return (
    <RefuseDialog
      title={t('request.refuse_title', { name })}
      isBusy={refusal.isRunning}
      error={refusal.error?.serverText}
      onRefuse={(reason) => void refuse(reason)}
      onClose={onClose}
    />
  )
}

import { listShareLinks, revokeShareLink, type ShareLink } from '@deportivo/contracts/catalogue/share-links'
import { useCallback } from 'react'
import { FormError } from '../../shared/form/field.tsx'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { call } from '../../shared/net/call.ts'
import { revalidate } from '../../shared/net/use-found.ts'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'

/** Confirms the end of a link. */
export function RevokeLink({ link: { id, version }, onClose }: { link: ShareLink; onClose: () => void }) {
  const t = useTexts()
  const revocation = useChange(
    useCallback(() => call(revokeShareLink, { params: { id }, body: { version } }), [id, version]),
    { isQuiet: true },
  )
  const revoke = async () => {
    if (!(await revocation.run(undefined))) return
    onClose()
    await revalidate(listShareLinks)
  }
  return (
    <ConfirmDialog
      title={t('share.revoke_title')}
      confirmText={t('share.revoke')}
      intent="danger"
      isBusy={revocation.isRunning}
      onClose={onClose}
      onConfirm={() => void revoke()}
    >
      <div className="ad-stack">
        <p>{t('share.revoke_text')}</p>
        <FormError message={revocation.error?.serverText ?? undefined} />
      </div>
    </ConfirmDialog>
  )
}

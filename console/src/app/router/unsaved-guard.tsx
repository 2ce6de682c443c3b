import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { useTexts } from '../../shared/language/texts.tsx'
import { useStore } from '../../shared/state/store.ts'
import { ConfirmDialog } from '../../shared/ui/dialog/confirm-dialog.tsx'
import { askedLeave, hasUnsaved, leavesEdited } from '../../shared/unsaved/unsaved.ts'

/**
 * Asks before a page or a dialog with something unsaved is left. Another query of the same page leaves nothing, unless
 * it names what is edited; 'Back' may.
 */
export function UnsavedGuard() {
  const t = useTexts()
  const asked = useStore(askedLeave)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasUnsaved() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        leavesEdited(currentLocation.search, nextLocation.search) ||
        historyAction === NavigationType.Pop),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') askedLeave.set({ go: blocker.proceed, stay: blocker.reset })
  }, [blocker])
  // A session may end while it is asked.
  useEffect(() => () => askedLeave.set(null), [])
  if (asked === null) return null
  const settle = (act: () => void) => {
    askedLeave.set(null)
    act()
  }
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      intent="danger"
      confirmText={t('unsaved.discard')}
      cancelText={t('unsaved.stay')}
      startsOnCancel
      onClose={() => settle(asked.stay)}
      onConfirm={() => settle(asked.go)}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  )
}

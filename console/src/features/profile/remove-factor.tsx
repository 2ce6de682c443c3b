import { removeSecondFactor } from '@deportivo/contracts/auth/second-factor'
import { call } from '../../shared/net/call.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showDone } from '../../shared/toasts/toasts.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { PasswordStep } from './password-step.tsx'

/** Gives the second factor up, with the password. */
export function RemoveFactor({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const remove = async (password: string) => {
    const { message } = await call(removeSecondFactor, { body: { password } })
    showDone({ message })
    onClose()
  }
  return (
    <AppDialog title={t('profile_page.factor_off_title')} onClose={onClose} width={440} isModal>
      <PasswordStep
        submitText={t('profile_page.factor_off')}
        intent="danger"
        onCancel={onClose}
        act={remove}
      />
    </AppDialog>
  )
}

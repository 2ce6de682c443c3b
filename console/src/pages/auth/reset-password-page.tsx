import { Link, useNavigate } from 'react-router-dom'
import { ResetForm } from '../../features/recovery/reset-form.tsx'
import { verifiedRecovery } from '../../features/recovery/verified.ts'
import { FormError } from '../../shared/form/field.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useStore } from '../../shared/state/store.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { GuestFrame } from '../../features/shell/guest-frame.tsx'

/** The new password, for users with a valid code. */
export function ResetPasswordPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const recovery = useStore(verifiedRecovery)
  const done = (text: string | undefined) => {
    showToast({ tone: 'success', ...(text ? { text } : { key: 'common.done' as const }) })
    void navigate(paths.login, { replace: true })
    verifiedRecovery.set(null)
  }
  return (
    <GuestFrame title={t('recovery.reset_title')}>
      {recovery === null ? (
        <>
          <FormError message={t('recovery.no_code')} />
          <p className="ad-soft">{t('recovery.no_code_text')}</p>
          <Link to={paths.forgotPassword}>{t('recovery.ask_code')}</Link>
        </>
      ) : (
        <>
          <p className="ad-soft">{t('recovery.reset_lead', { email: recovery.email })}</p>
          <ResetForm recovery={recovery} onDone={done} />
        </>
      )}
      <Link to={paths.login}>{t('recovery.back')}</Link>
    </GuestFrame>
  )
}

import { Button } from '@blueprintjs/core'
import { logout } from '@deportivo/contracts/auth/sign-in'
import { EnrolFactor } from '../../features/profile/enrol-factor.tsx'
import { call } from '../../shared/net/call.ts'
import { reportError } from '../../shared/toasts/report-error.ts'
import { endSession } from '../../shared/session/session-end.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { GuestFrame } from '../../features/shell/guest-frame.tsx'

function leave(): void {
  call(logout, {}).catch(reportError)
  endSession('signed_out')
}

/** All that is open to whose profile asks for a second factor until they have one. */
export function FactorFirstPage({
  isSettingUp,
  onSettingUp,
  onDone,
}: {
  isSettingUp: boolean
  onSettingUp: (is: boolean) => void
  onDone: () => void
}) {
  const t = useTexts()
  const close = () => {
    onSettingUp(false)
    onDone()
  }
  return (
    <GuestFrame title={t('factor_first.title')}>
      <p>{t('factor_first.text')}</p>
      <Button intent="primary" size="large" fill onClick={() => onSettingUp(true)}>
        {t('factor_first.start')}
      </Button>
      <Button variant="minimal" onClick={leave}>
        {t('user.sign_out')}
      </Button>
      {isSettingUp && <EnrolFactor onClose={close} />}
    </GuestFrame>
  )
}

import { Button } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { AskForm } from '../../features/recovery/ask-form.tsx'
import { CodeForm } from '../../features/recovery/code-form.tsx'
import { linkedCode } from '../../features/recovery/linked-code.ts'
import { verifiedRecovery, type Recovery } from '../../features/recovery/verified.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { GuestFrame } from '../../features/shell/guest-frame.tsx'

/** From the address to the code of the mail, and on to the new password. */
export function ForgotPasswordPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [given, setGiven] = useState<Recovery>({ email: '', token: '' })
  const [text, setText] = useState<string | null>(null)
  const [hasCode, setHasCode] = useState(false)
  const [known, setKnown] = useState('')
  // A link of the mail brings address and code with it, also into a tab where this page stands already.
  if (known !== hash) {
    setKnown(hash)
    const linked = linkedCode(hash)
    if (linked) {
      setGiven(linked)
      setText(null)
      setHasCode(true)
    }
  }
  // Removes the code from the address bar once it is read: it must not stay visible.
  useEffect(() => {
    if (hash !== '') void navigate(paths.forgotPassword, { replace: true })
  }, [hash, navigate])
  const verified = (recovery: Recovery) => {
    verifiedRecovery.set(recovery)
    void navigate(paths.resetPassword)
  }
  const asked = (address: string, message: string) => {
    setGiven({ email: address, token: '' })
    setText(message)
    setHasCode(true)
  }
  return (
    <GuestFrame title={t('recovery.title')}>
      {hasCode ? (
        <>
          {text !== null && (
            <p className="ad-login__banner ad-login__banner--good" role="status">
              <Envelope size={16} />
              <span>
                {text} {t('recovery.sent_help')}
              </span>
            </p>
          )}
          <CodeForm key={given.token} given={given} onVerified={verified} />
          <Button variant="minimal" onClick={() => setHasCode(false)}>
            {t('recovery.again')}
          </Button>
        </>
      ) : (
        <>
          <p className="ad-soft">{t('recovery.lead')}</p>
          <AskForm email={given.email} onAsked={asked} />
          <Button variant="minimal" onClick={() => setHasCode(true)}>
            {t('recovery.have_code')}
          </Button>
        </>
      )}
      <Link to={paths.login}>{t('recovery.back')}</Link>
    </GuestFrame>
  )
}

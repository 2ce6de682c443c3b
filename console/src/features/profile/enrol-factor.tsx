import { Button } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  FACTOR_CODE_LENGTH,
} from '@deportivo/contracts/auth/second-factor'
import { useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { call } from '../../shared/net/call.ts'
import { TextField } from '../../shared/form/form-fields.tsx'
import { FACTOR_CODE_FORM } from './profile.forms.ts'
import { useContractForm } from '../../shared/form/use-contract-form.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { PasswordStep } from './password-step.tsx'
import { FormFoot } from '../../shared/form/form-foot.tsx'
import './second-factor.css'

interface Enrolment {
  secret: string
  url: string
}

/** Groups of four, as people copy them. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function Scan({ enrolment, onConfirmed }: { enrolment: Enrolment; onConfirmed: (codes: string[]) => void }) {
  const t = useTexts()
  const form = useContractForm(FACTOR_CODE_FORM, { code: '' })
  // As a picture: the policy of the page lets an image in, and no foreign markup.
  const picture = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(enrolment.url, { border: 2 }))}`,
    [enrolment.url],
  )
  const submit = form.submit(async (body) => {
    const { data } = await call(confirmSecondFactor, { body })
    onConfirmed(data.recovery_codes)
  })
  return (
    <form className="ad-stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('profile_page.factor_scan')}</p>
      <img
        className="ad-factor__qr"
        src={picture}
        alt={t('profile_page.factor_qr')}
        width={220}
        height={220}
      />
      <p className="ad-soft">
        {t('profile_page.factor_secret')}{' '}
        <code className="ad-factor__secret">{grouped(enrolment.secret)}</code>
      </p>
      <TextField
        control={form.control}
        name="code"
        label={t('profile_page.factor_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={FACTOR_CODE_LENGTH}
        autoFocus
      />
      <FormFoot form={form} submitText={t('profile_page.factor_confirm')} />
    </form>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts()
  const copy = () => {
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => showToast({ tone: 'info', key: 'common.copied' }))
  }
  return (
    <div className="ad-stack">
      <h3>{t('profile_page.factor_codes')}</h3>
      <p>{t('profile_page.factor_codes_text')}</p>
      <ul className="ad-plain-list ad-factor__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="ad-row ad-form__buttons">
        <Button icon={<Duplicate />} onClick={copy}>
          {t('profile_page.factor_copy')}
        </Button>
        <Button intent="primary" onClick={onDone}>
          {t('profile_page.factor_codes_done')}
        </Button>
      </div>
    </div>
  )
}

/** Password, picture to scan, code, and the recovery codes this once. */
export function EnrolFactor({ onClose }: { onClose: () => void }) {
  const t = useTexts()
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const enrol = async (password: string) => {
    const { data } = await call(enrolSecondFactor, { body: { password } })
    setEnrolment(data)
  }
  return (
    <AppDialog title={t('people.second_factor')} onClose={onClose} width={460} isModal>
      {enrolment === null && (
        <PasswordStep
          submitText={t('profile_page.factor_start')}
          intent="primary"
          onCancel={onClose}
          act={enrol}
        />
      )}
      {enrolment !== null && codes === null && <Scan enrolment={enrolment} onConfirmed={setCodes} />}
      {codes !== null && <RecoveryCodes codes={codes} onDone={onClose} />}
    </AppDialog>
  )
}

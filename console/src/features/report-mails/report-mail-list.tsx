import { Button } from '@blueprintjs/core'
import { Envelope } from '@blueprintjs/icons'
import type { ReportMail } from '@deportivo/contracts/reports/report-mails'
import { useTexts } from '../../shared/language/texts.tsx'
import { useMailWords } from './use-mail-words.ts'
import '../../shared/ui/display/lines.css'
import './report-mails.css'

const isTrouble = ({ state }: ReportMail) => state === 'failed' || state === 'skipped'

/** Mails do not leave this installation: a reader would wait for one. */
export function NoMailServer() {
  const t = useTexts()
  return (
    <p className="ad-mail-warning" role="status">
      {t('report_mail.no_server')}
    </p>
  )
}

/** Subscriptions of the user: what each is of, what became of its last mail and when the next one comes. */
export function ReportMailList({
  mails,
  onEnd,
}: {
  mails: readonly ReportMail[]
  onEnd: (mail: ReportMail) => void
}) {
  const t = useTexts()
  const words = useMailWords()
  return (
    <ul className="ad-plain-list ad-lines">
      {mails.map((mail) => (
        <li key={mail.id}>
          <Envelope size={16} aria-hidden />
          <span className="ad-lines__what">
            <span>{words.title(mail)}</span>
            <span className="ad-soft ad-small">{words.what(mail)}</span>
            <span className={`ad-small ${isTrouble(mail) ? 'ad-mails__trouble' : 'ad-soft'}`}>
              {words.state(mail)}
            </span>
            <span className="ad-soft ad-small">{words.next(mail)}</span>
          </span>
          <Button size="small" onClick={() => onEnd(mail)}>
            {t('report_mail.end_step')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

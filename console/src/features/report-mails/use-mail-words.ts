import { REPORT_PAGES } from '@deportivo/contracts/reports/report-pages'
import type { ReportMail } from '@deportivo/contracts/reports/report-mails'
import { isKnownText, useTexts } from '../../shared/language/texts.tsx'
import { useFormats } from '../../shared/language/use-formats.ts'

export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

const isNarrowed = (query: string): boolean =>
  [...new URLSearchParams(query).keys()].some((name) => name !== 'compare' && name !== 'group')

/** What a subscription and the state of its last mail are called. */
export function useMailWords() {
  const t = useTexts()
  const { shortInstant } = useFormats()
  const profileOf = (id: string) => {
    const key = `profile.${id}`
    return isKnownText(key) ? t(key) : id
  }
  return {
    title: ({ report }: ReportMail): string => {
      const page = REPORT_PAGES.find(({ name }) => name === report)
      return page ? t(page.title) : report
    },
    /** `Ayer, a las 07:00 · con filtros · Gerencia`. */
    what: ({ is_of_now, range, hour, query, profile_id }: ReportMail): string => {
      const at = { hour: hourText(hour) }
      const when = is_of_now
        ? t('report_mail.now_at', at)
        : t('report_mail.at', { ...at, range: t(`report_mail.range_${range}`) })
      return [when, ...(isNarrowed(query) ? [t('report_mail.filtered')] : []), profileOf(profile_id)].join(
        ' · ',
      )
    },
    state: ({ state, reason, sent_at }: ReportMail): string =>
      t(`report_mail.state_${state}`, {
        at: sent_at === null ? '' : shortInstant(sent_at),
        reason: reason === null ? '' : t(`report_mail.reason_${reason}`),
      }),
    next: ({ next_at }: ReportMail): string => t('report_mail.next', { at: shortInstant(next_at) }),
  }
}

import type { Notification } from '@deportivo/contracts/admin/notifications'
import type { useFormats } from '../../shared/language/use-formats.ts'
import { isKnownText, type Translate, type TextKey } from '../../shared/language/texts.tsx'

type Formats = Pick<ReturnType<typeof useFormats>, 'day' | 'money'>
type NotificationText = Pick<Notification, 'kind' | 'details'>

/** A fact that is the key of a text of ours; what we have no words for is shown as it is. */
function named(t: Translate, prefix: string, value: string | number | undefined): string {
  const key = `${prefix}${value ?? ''}`
  return isKnownText(key) ? t(key) : String(value ?? '')
}

function readerName(t: Translate, reader: string | number | undefined): string {
  const key = `stopped.reader.${reader ?? ''}`
  return t(isKnownText(key) ? key : 'stopped.reader.other')
}

/** What happened, in the language on screen. */
export function sentenceOf({ kind, details }: NotificationText, t: Translate, formats: Formats): string {
  const key: TextKey = `notification.${kind}`
  return t(key, {
    ...details,
    by: details['by'] ?? t('notification.unnamed_user'),
    profile: named(t, 'profile.', details['profile']),
    reader: readerName(t, details['reader']),
    until: details['until'] === undefined ? '' : formats.day(String(details['until'])),
    available: formats.money(Number(details['available'] ?? 0)),
  })
}

/** The reason, if one was given; else empty. */
export function noteOf({ details }: NotificationText, t: Translate): string {
  return details['reason'] === undefined ? String(details['note'] ?? '') : named(t, '', details['reason'])
}

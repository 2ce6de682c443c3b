import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { isCallError, type CallError } from '../../shared/net/call-error.ts'
import { createStore, useStore } from '../../shared/state/store.ts'
import { useTexts, type TextKey } from '../../shared/language/texts.tsx'
import './users.css'

/** Why the last attempt to create a user failed. Stored until one succeeds or the user dismisses it, across pages. */
const creationErrors = createStore<CallError | null>(null)

export const clearCreationErrors = (): void => creationErrors.set(null)

/** Runs the creation; stores its failure and rethrows it to the form. */
export async function collectingErrors<R>(create: () => Promise<R>): Promise<R> {
  try {
    const created = await create()
    clearCreationErrors()
    return created
  } catch (failure) {
    if (isCallError(failure)) creationErrors.set(failure)
    throw failure
  }
}

const FIELDS: Record<string, TextKey> = {
  name: 'people.name',
  email: 'people.email',
  phone: 'people.phone',
  address: 'people.address',
  identification_number: 'people.document',
  profiles: 'people.profiles',
  codes: 'people.codes',
  photo: 'people.photo',
  password: 'people.password',
  password_confirmation: 'people.password_confirmation',
}

/** The reasons why a user was not created, one line per field. */
export function CreationErrors() {
  const t = useTexts()
  const error = useStore(creationErrors)
  if (error === null) return null
  const onFields = Object.entries(error.errors)
  const label = (field: string) => (FIELDS[field] ? `${t(FIELDS[field])}: ` : '')
  return (
    <div className="ad-user-banner ad-user-errors" role="alert">
      <div>
        <strong>{t('people.errors_title')}</strong>
        <ul>
          {onFields.map(([field, message]) => (
            <li key={field}>
              {label(field)}
              {message}
            </li>
          ))}
          {onFields.length === 0 && <li>{error.serverText ?? (error.key && t(error.key))}</li>}
        </ul>
      </div>
      <Button
        variant="minimal"
        icon={<Cross />}
        aria-label={t('people.errors_dismiss')}
        onClick={clearCreationErrors}
      />
    </div>
  )
}

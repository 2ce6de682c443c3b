import { PASSWORD_LENGTH } from '@deportivo/contracts/auth/new-password'
import type { KeyedText } from '@deportivo/platform/http/refused'
import { guessesFor } from './guesses.ts'

// A rate-limited attacker would need years for as many; a higher limit would refuse eight random characters.
const ENOUGH_GUESSES = 10_000_000
const PRODUCT_WORDS = ['administrador', 'deportivo']
// A shorter part of a name ('Ana') occurs in too many good passwords.
const MIN_NAME_PART = 4

export interface Choice {
  password?: string
  password_confirmation?: string
}

interface Person {
  name: string
  email: string
}

/** Why a new password is refused, on its field; empty where it is accepted. */
export async function passwordErrors(choice: Choice, person: Person): Promise<Record<string, KeyedText>> {
  const password = choice.password ?? ''
  const refused = await refusalOf(password, person)
  if (refused) return { password: refused }
  const isConfirmed = choice.password_confirmation === password
  return isConfirmed ? {} : { password_confirmation: { key: 'password.different' } }
}

async function refusalOf(password: string, person: Person): Promise<KeyedText | null> {
  if (password === '') return { key: 'password.required' }
  if (password.length < PASSWORD_LENGTH.minimum)
    return { key: 'password.short', values: { limit: PASSWORD_LENGTH.minimum } }
  if (partsOf(person).some((part) => folded(password).includes(part))) return { key: 'password.personal' }
  const guesses = await guessesFor(withoutAccents(password))
  return guesses < ENOUGH_GUESSES ? { key: 'password.common' } : null
}

// An attacker ignores them, and so do the lists.
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const folded = (text: string) => withoutAccents(text).toLowerCase()

/**
 * What is commonly known of a user: their names, their mailbox, and the shop's name, which is part of its
 * addresses.
 */
function partsOf({ name, email }: Person): string[] {
  const [mailbox = '', domain = ''] = folded(email).split('@')
  const [shop = ''] = domain.split('.')
  return [mailbox, shop, ...folded(name).split(/\s+/), ...PRODUCT_WORDS].filter(
    ({ length }) => length >= MIN_NAME_PART,
  )
}

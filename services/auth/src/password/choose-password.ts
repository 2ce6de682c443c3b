import { PASSWORD_LENGTH } from '@deportivo/contracts/users'
import type { Said } from '@deportivo/platform/http/refused'
import { dictionary } from '@zxcvbn-ts/language-common'

const COMMON = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.minimum),
)
// Too common here, whatever the lists of other countries say.
const COMMON_HERE = /^(contrase[n\u00f1]a|colombia|bogota|medellin|administrador|deportivo|zapatos)[\d.!*#]*$/
// A shorter part of a name ('Ana') stands in too many good passwords.
const TELLING_PART = 4

export interface Choice {
  password?: string
  password_confirmation?: string
}

interface Person {
  name: string
  email: string
}

/** Why a new password can't be taken, on its field; empty where it can. */
export function passwordErrors(choice: Choice, person: Person): Record<string, Said> {
  const password = choice.password ?? ''
  const refused = refusalOf(password, person)
  if (refused) return { password: refused }
  const isConfirmed = choice.password_confirmation === password
  return isConfirmed ? {} : { password_confirmation: { key: 'password.different' } }
}

function refusalOf(password: string, person: Person): Said | null {
  const lowered = password.toLowerCase()
  if (password === '') return { key: 'password.required' }
  if (password.length < PASSWORD_LENGTH.minimum)
    return { key: 'password.short', values: { limit: PASSWORD_LENGTH.minimum } }
  if (isMonotonous(lowered) || COMMON.has(lowered) || COMMON_HERE.test(lowered))
    return { key: 'password.common' }
  return partsOf(person).some((part) => lowered.includes(part)) ? { key: 'password.personal' } : null
}

const isMonotonous = (password: string) => new Set(password).size < 3

function partsOf({ name, email }: Person): string[] {
  const [mailbox = ''] = email.toLowerCase().split('@')
  return [mailbox, ...name.toLowerCase().split(/\s+/)].filter(({ length }) => length >= TELLING_PART)
}

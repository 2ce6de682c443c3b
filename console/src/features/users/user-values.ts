import type { createUser, updateUser, User } from '@deportivo/contracts/auth/users'
import { shownIdentification } from '@deportivo/contracts/identification'
import { shownPhone } from '@deportivo/contracts/phone'
import type { BodyOf } from '@deportivo/contracts/route'
import type { ProfileId } from '@deportivo/lifecycle/profiles'

/** What the fields hold, blanks included. */
export interface UserValues {
  name: string
  email: string
  phone: string
  address: string
  identification_number: string
  profiles: ProfileId[]
  codes: number[]
  password: string
  password_confirmation: string
}

export type NewUserBody = BodyOf<typeof createUser>
export type UserBody = BodyOf<typeof updateUser>

const BLANK: UserValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  identification_number: '',
  profiles: [],
  codes: [],
  password: '',
  password_confirmation: '',
}

export function valuesOf(user: User | null): UserValues {
  if (user === null) return BLANK
  const { name, email, phone, address, identification_number } = user
  return {
    ...BLANK,
    name,
    email,
    phone: shownPhone(phone ?? ''),
    address: address ?? '',
    identification_number: shownIdentification(identification_number ?? ''),
    profiles: user.profiles.map(({ id }) => id),
    codes: user.codes.map(({ id }) => id),
  }
}

import { changePassword } from '@deportivo/contracts/auth/sessions'
import { Name, Nullable, Text } from '@deportivo/contracts/shapes'
import { Type } from 'typebox'
import { expect, it } from 'vitest'
import { normalised } from './normalise-body.ts'

// As macOS and some telephones write them: a letter and its accent are two signs.
const DECOMPOSED = 'Nu\u0301n\u0303ez'
const COMPOSED = 'N\u00fa\u00f1ez'

const FIELDS = Type.Object({ name: Name(80), nickname: Nullable(Name(80)), note: Text(200) })

it('texts are composed, and only names have single spaces', () => {
  const given = {
    name: ` ${DECOMPOSED}\u00a0 Rey `,
    nickname: 'El\u200b  Zurdo',
    note: `${DECOMPOSED}\u00a0 10`,
  }
  expect(normalised(given, FIELDS)).toEqual({
    name: `${COMPOSED} Rey`,
    nickname: 'El Zurdo',
    note: `${COMPOSED}\u00a0 10`,
  })
})

it('a name of several lines stays one that is refused', () => {
  expect(normalised({ name: 'Uno\nDos' }, FIELDS)).toEqual({ name: 'Uno\nDos' })
})

it('texts in lists are composed too', () => {
  const lists = Type.Object({ lines: Type.Array(FIELDS) })
  expect(normalised({ lines: [{ note: DECOMPOSED }] }, lists)).toEqual({ lines: [{ note: COMPOSED }] })
})

it('a password stays as it was typed', () => {
  const passwords = {
    current_password: ` ${DECOMPOSED}`,
    password: DECOMPOSED,
    password_confirmation: DECOMPOSED,
  }
  expect(normalised(passwords, changePassword.body)).toEqual(passwords)
})

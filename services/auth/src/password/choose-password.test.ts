import { describe, expect, test } from 'vitest'
import { passwordErrors } from './choose-password.ts'

const ROSALBA = { name: 'Rosalba Pinzón Ariza', email: 'rosalba.p@calzado-lopez.co' }
const choose = async (password: string) =>
  (await passwordErrors({ password, password_confirmation: password }, ROSALBA))['password']?.key ?? 'taken'

describe('a new password', () => {
  test.each([
    ['girasol-de-mayo'],
    ['turpial negro'],
    ['k7f2-mm3x-9pqa'],
    ['Vq8#fTz2m'],
    [
      'lluvia ronda pincel que nadie oye cuando el río baja crecido por la montaña hasta la casa de los abuelos',
    ],
  ])('may be %s', async (password) => {
    expect(await choose(password)).toBe('taken')
  })

  test.each([
    ['in every list', 'password'],
    ['in a list, with other letters', 'PassW0rd1'],
    ['spelt with signs', 'P@ssw0rd2024'],
    ['a word and a number', 'Estrella2024'],
    ['a common word here', 'contraseña1'],
    ['the club of many', 'AtleticoNacional'],
    ['a name and a year', 'Juanito1990'],
    ['a row of keys', '1qaz2wsx3edc'],
    ['one sign', 'a'.repeat(128)],
    ['a few signs again and again', 'abc123abc123abc123'],
  ])('may not be %s', async (_, password) => {
    expect(await choose(password)).toBe('password.common')
  })

  test.each([
    ['their name, however it is written', 'el-PINZON-canta-42'],
    ['their mailbox', 'rosalba.p+montaña+nube'],
    ['the shop, which the address names', 'azul-calzado-lopez-97'],
    ['the product', 'Administrador-azul-97'],
  ])('may not contain %s', async (_, password) => {
    expect(await choose(password)).toBe('password.personal')
  })

  test('must be entered twice', async () => {
    const errors = await passwordErrors({ password: 'turpial negro', password_confirmation: 'otra' }, ROSALBA)
    expect(errors).toEqual({ password_confirmation: { key: 'password.different' } })
  })
})

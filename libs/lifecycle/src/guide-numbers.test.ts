import { describe, expect, it } from 'vitest'
import {
  carrierNamed,
  carrierOf,
  fitsGuideRule,
  guideRefusal,
  isGuideDigits,
  isGuidePattern,
} from './guide-numbers.ts'

const digits = (guide_digits: string) => ({ guide_digits, guide_pattern: null })
const pattern = (guide_pattern: string) => ({ guide_digits: null, guide_pattern })

describe('the number of a guide', () => {
  it('has exactly the digits its carrier prints', () => {
    expect(fitsGuideRule(digits('10'), '9991234567')).toBe(true)
    expect(fitsGuideRule(digits('10'), '999123456')).toBe(false)
    expect(fitsGuideRule(digits('10'), '999123456A')).toBe(false)
    expect(fitsGuideRule(digits('10-12'), '999123456789')).toBe(true)
    expect(fitsGuideRule(digits('10-12'), '9991234567890')).toBe(false)
  })

  it('matches its carrier’s expression completely', () => {
    expect(fitsGuideRule(pattern('RA\\d{9}CO|RB\\d{9}CO'), 'RB123456789CO')).toBe(true)
    expect(fitsGuideRule(pattern('RA\\d{9}CO'), 'XRA123456789CO')).toBe(false)
  })

  it('is free when the shop has no rule', () => {
    expect(fitsGuideRule({ guide_digits: null, guide_pattern: null }, 'MOTO-7')).toBe(true)
  })

  it('is refused by the rule of a carrier that is meant by its id or its name', () => {
    const carriers = [{ id: 3, name: 'Envía', ...digits('10') }]
    const refusal = { key: 'order.refused.guide_digits', values: { carrier: 'Envía', digits: '10' } }
    for (const typed of ['3', ' envía'])
      expect(guideRefusal(carrierOf(carriers, typed), '1234')).toEqual(refusal)
    expect(guideRefusal(carrierOf(carriers, 'Envía'), '1234567890')).toBeNull()
    expect(carrierOf(carriers, ' Moto ')).toEqual({ name: 'Moto', guide_digits: null, guide_pattern: null })
    expect(guideRefusal({ name: 'TCC', ...pattern('A\\d+') }, '1')).toMatchObject({
      key: 'order.refused.guide_pattern',
    })
  })

  it('is checked against its carrier, however the name was typed', () => {
    const carriers = [{ name: 'Envía' }, { name: 'TCC' }]
    expect(carrierNamed(carriers, ' tcc ')).toBe(carriers[1])
    expect(carrierNamed(carriers, 'Mensajería propia')).toBeUndefined()
  })
})

describe('the rule of a carrier', () => {
  it('requires a possible number of digits', () => {
    expect(['10', '9-12'].every(isGuideDigits)).toBe(true)
    expect(['', '0', '12-10', '10-', 'diez', '10-41'].some(isGuideDigits)).toBe(false)
  })

  it('is an expression that compiles', () => {
    expect(isGuidePattern('[A-Z]{2}\\d{9}(CO)?')).toBe(true)
    expect(isGuidePattern('[A-Z')).toBe(false)
  })

  it('is no expression whose matching could block the server', () => {
    for (const slow of ['(\\d+)+', '(a|a)*b', '(?=\\d)x', '(\\d)\\1', '\\d*\\d*\\d*\\d*x', '(\\d\\d?){9}'])
      expect(isGuidePattern(slow), slow).toBe(false)
  })
})

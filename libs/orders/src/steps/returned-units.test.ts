import { LANGUAGES } from '@deportivo/texts/text'
import { describe, expect, it } from 'vitest'
import { describeReturn, noteOfReturn } from './returned-units.ts'

const worded = (returned: number, sent: number, reason = '') =>
  describeReturn(noteOfReturn({ returned, sent, reason }), 'es')

describe('the history entry of a counted parcel', () => {
  it('states that everything came back', () => {
    expect(worded(1, 1)).toBe('Volvió todo: 1 unidad')
    expect(worded(3, 3)).toBe('Volvió todo: 3 unidades')
  })

  it('states how many came back and why the others are missing', () => {
    expect(worded(1, 3, 'Caja abierta\n· rota')).toBe('Unidades que volvieron: 1 de 3 · Caja abierta\n· rota')
    expect(worded(0, 3, 'Se perdió')).toBe('Unidades que volvieron: 0 de 3 · Se perdió')
  })

  it('has words in every language', () => {
    const all = LANGUAGES.map((language) => describeReturn('2/2', language))
    expect(new Set(all).size).toBe(LANGUAGES.length)
    expect(all.every((one) => !one.includes('/'))).toBe(true)
  })

  it('leaves a note without figures as it is', () => {
    expect(describeReturn('Caja abierta', 'es')).toBe('Caja abierta')
  })
})

import { describe, expect, it } from 'vitest'
import { textProblems } from '../../scripts/check-texts.mjs'

const es = { 'order.saved': 'Pedido de {name} guardado' }
const problemsOf = (source: string) => textProblems({ es, en: es }, [{ path: 'view.tsx', source }])

describe('the check of the texts', () => {
  it.each([
    ['a text that is missing in the other language', { es, en: {} }],
    ['a text that is empty in the other language', { es, en: { 'order.saved': ' ' } }],
    ['a text that Spanish lacks', { es: {}, en: es }],
    ['a name that one language forgets', { es, en: { 'order.saved': 'Order saved' } }],
  ])('refuses %s', (_, catalogues) => {
    expect(textProblems(catalogues, [])).toHaveLength(1)
  })

  it.each([
    ['words between tags', 'const a = <p>Buenas tardes</p>'],
    ['words between braces', "const a = <p>{'Buenas tardes'}</p>"],
    ['words in a title', "const a = <p title='Buenas' />"],
    ['a key that nobody wrote', "say('order.lost')"],
    ['a toast in words', "toaster.show('Buenas tardes')"],
    ['a field whose text nobody wrote', "const a = { 'x-text': { required: 'order.lost' } }"],
  ])('refuses %s', (_, source) => {
    expect(problemsOf(source)).toHaveLength(1)
  })

  it.each([
    ['a key that is there', "say('order.saved', { name })"],
    ['numbers and signs', 'const a = <p>$ 1 · %</p>'],
    ['what is engraved on a key', 'const a = <kbd>Esc</kbd>'],
    ['a class', "const a = <p className='wide card' />"],
  ])('accepts %s', (_, source) => {
    expect(problemsOf(source)).toEqual([])
  })
})

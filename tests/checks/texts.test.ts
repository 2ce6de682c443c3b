import { describe, expect, it } from 'vitest'
import { textProblems, textsDefinedTwice, unusedTexts } from '../../scripts/check-texts.mjs'

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

  it('refuses a plural without a form that the language has', () => {
    const plural = (forms: string) => ({ 'order.count': `{count, plural, ${forms}}` })
    const es = plural('one {# pedido} other {# pedidos}')
    const some = 'zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا}'
    expect(textProblems({ es, ar: plural(some) }, [])).toHaveLength(1)
    expect(textProblems({ es, ar: plural(`${some} other {# طلب}`) }, [])).toEqual([])
    expect(textProblems({ es, ar: { 'order.count': '{count}' } }, [])).toEqual([])
  })

  it('requires one form in Turkish, where a noun does not change after a number', () => {
    const es = { 'order.count': '{count, plural, one {# pedido} other {# pedidos}}' }
    expect(textProblems({ es, tr: { 'order.count': '{count, plural, other {# sipariş}}' } }, [])).toEqual([])
  })

  it('lets a name occur in as many forms as a language has', () => {
    const es = { 'order.of': '{count, plural, one {{name}: #} other {{name}: #}}' }
    const ar = {
      'order.of':
        '{count, plural, =0 {{name}} one {{name}} two {{name}} few {{name}} many {{name}} other {{name}}}',
    }
    expect(textProblems({ es, ar }, [])).toEqual([])
  })

  it.each([
    ['words between tags', 'const a = <p>Buenas tardes</p>'],
    ['words between braces', "const a = <p>{'Buenas tardes'}</p>"],
    ['words in a title', "const a = <p title='Buenas' />"],
    ['a missing key', "printLine('order.lost')"],
    ['a toast in words', "toaster.show('Buenas tardes')"],
    ['a field whose text nobody wrote', "const a = { 'x-text': { required: 'order.lost' } }"],
  ])('refuses %s', (_, source) => {
    expect(problemsOf(source)).toHaveLength(1)
  })

  it.each([
    ['a key that is there', "withMessage('order.saved', { name })"],
    ['numbers and signs', 'const a = <p>$ 1 · %</p>'],
    ['what is engraved on a key', 'const a = <kbd>Esc</kbd>'],
    ['a class', "const a = <p className='wide card' />"],
  ])('accepts %s', (_, source) => {
    expect(problemsOf(source)).toEqual([])
  })

  it.each([
    ['by its key', "t('order.saved')"],
    ['as a field of a definition', "const list = { title: 'order.saved' }"],
    ['by how its key begins', 't(`order.${what}`)'],
    ['by a beginning that is handed on', "named(t, 'order.', what)"],
  ])('finds a text that is used %s', (_, source) => {
    expect(unusedTexts(es, [{ path: 'view.tsx', source }])).toEqual([])
  })

  it('refuses a text that no code uses', () => {
    const source = "t('order.lost'); t(`orders.${what}`); printLine(`Pedido ${name}`)"
    expect(unusedTexts(es, [{ path: 'view.tsx', source }])).toEqual(['libs/texts: no code uses order.saved'])
  })

  it('refuses a key that two tables define', () => {
    const table = (path: string, ...keys: string[]) => ({
      path,
      source: `export const t = {\n${keys.map((key) => `  '${key}': { es: 'a' },`).join('\n')}\n}`,
    })
    const tables = [table('a.ts', 'order.saved', 'order.title'), table('b.ts', 'order.title')]
    expect(textsDefinedTwice(tables)).toEqual(['b.ts: order.title is defined in a.ts too'])
    expect(textsDefinedTwice(tables.slice(0, 1))).toEqual([])
  })
})

import { markedCell } from '@deportivo/platform/tables/cells/marked-cell'
import { plainName } from '@deportivo/platform/tables/plain-name'

/** One of the choices between the variants of a shop's product. */
export interface Option {
  name: string
  value: string
  /** Distinguishes this variant from others, and does not only describe its product. */
  isOwn: boolean
  /** All values, of which none was chosen. */
  several?: string
}

interface Looks {
  /** An option that may be the size, and is not recognised, is marked as one. */
  size: string
  color: string
}

const SIZE_WORDS = new Set([
  'talla',
  'tallas',
  'size',
  'sizes',
  'tamano',
  'tamanos',
  'taille',
  'tailles',
  'pointure',
  'pointures',
  'tamanho',
  'tamanhos',
  'beden',
  'numara',
  '\u0645\u0642\u0627\u0633',
  '\u0627\u0644\u0645\u0642\u0627\u0633',
])
// 'Número de calzado', and no 'Número de serie'.
const SIZE_NUMBER =
  /^(numero|numeracion|numeracao)( (de|del|do|eu|us|uk|br|col|calzado|calcado|zapatos?|tenis|pie))*$/
const COLOUR_WORDS = new Set([
  'color',
  'colores',
  'colour',
  'colours',
  'colors',
  'cor',
  'cores',
  'couleur',
  'couleurs',
  'renk',
  '\u0627\u0644\u0644\u0648\u0646',
  '\u0644\u0648\u0646',
])

const wordsOf = (name: string) => plainName(name).split(' ')
const isSize = ({ name }: Option) =>
  SIZE_NUMBER.test(plainName(name)) || wordsOf(name).some((word) => SIZE_WORDS.has(word))
const isColour = ({ name }: Option) => wordsOf(name).some((word) => COLOUR_WORDS.has(word))

// Of several sizes, the one that Colombia uses: 'Talla EU' before 'Talla US'.
const isForeign = (name: string) =>
  wordsOf(name).some((word) => ['us', 'usa', 'uk', 'br', 'cm'].includes(word))

/** The likeliest of several: the name with the fewest other words, and none of another country. */
const byLikelihood = (one: Option, other: Option) =>
  Number(isForeign(one.name)) - Number(isForeign(other.name)) ||
  wordsOf(one.name).length - wordsOf(other.name).length

const likeliest = (options: readonly Option[], is: (option: Option) => boolean) =>
  options.filter((option) => option.value !== '' && is(option)).toSorted(byLikelihood)[0]?.value ?? ''

/** Whether a variant differs from others by it alone: it is never read as a product without sizes. */
const isOpen = (option: Option) =>
  isSize(option) ? option.several !== undefined : option.isOwn && option.value !== '' && !isColour(option)

/** Size and colour among the options of a variant. */
export function looksOf(options: readonly Option[]): Looks {
  const size = likeliest(options, isSize)
  const color = likeliest(options, isColour)
  const open = options
    .filter(isOpen)
    .map(({ name, value, several }) => [name, value || (several ?? '')] as const)
  if (size !== '' || open.length === 0) return { size, color }
  const shown = open.map(([, value]) => value).join(' \u00b7 ')
  return { size: markedCell({ kind: 'option', shown, raw: JSON.stringify(open) }), color }
}

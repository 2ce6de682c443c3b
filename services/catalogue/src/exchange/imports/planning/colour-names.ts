import { plainName } from '@deportivo/platform/tables/plain-name'

/** What a colour looks like by its name, in Spanish and English; people correct it in the list of colours. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^(negr|black)/, '#202020'],
  [/^(blanc|white)/, '#ffffff'],
  [/^(roj|red)/, '#c02020'],
  [/^(azul|blue|navy)/, '#2050c0'],
  [/^(verde|green)/, '#208040'],
  [/^(amarill|yellow)/, '#e0c020'],
  [/^(naranja|orange)/, '#e07020'],
  [/^(morad|violet|purple|lila)/, '#7040a0'],
  [/^(rosad|rosa|pink|fucsia)/, '#e060a0'],
  [/^(cafe|marron|brown)/, '#704020'],
  [/^(beige|crema|cream|arena)/, '#e0d0b0'],
  [/^(dorad|gold)/, '#c0a040'],
  [/^(platead|silver)/, '#c0c0c0'],
]

const OTHER = '#808080'

export const colourOf = (name: string): string =>
  KNOWN.find(([pattern]) => pattern.test(plainName(name)))?.[1] ?? OTHER

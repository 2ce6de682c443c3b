import { plainLetters } from './plain-letters.ts'

/** Signs without ink, as a web page puts them between letters. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** A name as it is written: what is neither seen nor separates words is left out. */
export const singleSpaced = (name: string): string =>
  name.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(/\s+/g, ' ').trim()

/** Two names with one key are read as one: neither case, accents nor the width of a gap distinguishes them. */
export const nameKey = (name: string): string => plainLetters(singleSpaced(name))

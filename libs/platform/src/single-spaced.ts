// Signs without ink that no language writes words with; joiners are left, which emojis and Persian have.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060\ufeff]/g

/** A name as it is read on a screen: two that look the same are the same. */
export const singleSpaced = (name: string): string =>
  name.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim()

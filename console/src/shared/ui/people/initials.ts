/** The first letters of the first two names. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

/**
 * First name and initial of the first surname ('Jhon Fredy Ospina Toro' is 'Jhon O.'): Colombian names end in two
 * surnames, where there are more than two words.
 */
export function shortNameOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const surname = words.at(words.length > 3 ? -2 : 1)
  return words.length > 1 ? `${words[0]} ${surname?.charAt(0).toUpperCase()}.` : name
}

/** The same person has the same colour on every screen. */
export function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 360
  return sum
}

const WHOLE = / && (data\d*) == \+\1 && !\(\1 % 1\)/g
const DECIMAL = / && (data\d*) == \+\1(?! %)/g
/** Truth values and null, in front of the texts that are read as numbers. */
const OTHERS = /dataType\d+ ={2,3} "boolean" \|\| data\d* === null\s*\|\| (?=\(dataType\d+ ={2,3} "string")/g
const LEFT = /== \+data|=== null\s*\|\| \(dataType/

/**
 * What Ajv generates to read numbers, with plain digits only: it would read '1.000' as 1, '1e3' as 1000, '0x10' as 16,
 * null and false as 0. Ajv has no option for it. Throws where it generates something else, so that a new release of it
 * reads no other numbers unnoticed.
 */
export function withPlainNumbers(generated: string): string {
  const plain = generated
    .replace(OTHERS, '')
    .replace(WHOLE, String.raw` && /^-?\d+$$/.test($1)`)
    .replace(DECIMAL, String.raw` && /^-?\d+(\.\d+)?$$/.test($1)`)
  if (LEFT.test(plain)) throw new Error('a validator reads numbers that are no plain digits')
  return plain
}

import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

// Common passwords here that foreign lists lack; without accents, as in the lookup.
const COMMON_HERE = (
  'contrasena clave teamo amor colombia bogota medellin cali barranquilla cartagena bucaramanga ' +
  'nacional millonarios junior america santafe zapatos tenis calzado'
).split(' ')

// Characters after these make no password weak; longer input would block other logins while it is checked.
const LOOKED_AT = 40
// Each is another spelling to look up: with more, one hostile password takes a second of CPU time.
const SPELLINGS = 10

async function estimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary: common } = await import('@zxcvbn-ts/language-common')
  const { dictionary: spanish } = await import('@zxcvbn-ts/language-es-es')
  return new ZxcvbnFactory({
    dictionary: { ...common, ...spanish, here: COMMON_HERE },
    graphs: adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: SPELLINGS,
  })
}

// Its dictionaries take two tenths of a second to load and build: not at the start, which it would delay.
let built: Promise<ZxcvbnFactory> | undefined

/** Estimated guesses of an attacker with the common passwords, dictionaries, names and keyboard patterns. */
export async function guessesFor(password: string): Promise<number> {
  built ??= estimator()
  return (await built).check(password).guesses
}

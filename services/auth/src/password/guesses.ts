import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'

// Common passwords here that foreign lists lack; without accents, as in the lookup.
const COMMON_HERE = (
  'contrasena clave teamo amor colombia bogota medellin cali barranquilla cartagena bucaramanga ' +
  'nacional millonarios junior america santafe zapatos tenis calzado'
).split(' ')

// Characters after these make no password weak; longer input would block other logins while it is checked.
const LOOKED_AT = 40
// Each is another spelling to look up: with more, one hostile password takes a second of CPU time.
const SPELLINGS = 10

const estimator = () =>
  new ZxcvbnFactory({
    dictionary: { ...common, ...spanish, here: COMMON_HERE },
    graphs: adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: SPELLINGS,
  })

// Its dictionaries take a tenth of a second to build: not at the start, which it would delay.
let built: ZxcvbnFactory | undefined

/** Estimated guesses of an attacker with the common passwords, dictionaries, names and keyboard patterns. */
export function guessesFor(password: string): number {
  built ??= estimator()
  return built.check(password).guesses
}

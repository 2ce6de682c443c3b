import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'

// Too common here, whatever the lists of other countries say; without accents, as they are looked up.
const COMMON_HERE = (
  'contrasena clave teamo amor colombia bogota medellin cali barranquilla cartagena bucaramanga ' +
  'nacional millonarios junior america santafe zapatos tenis calzado'
).split(' ')

// What comes after these signs makes no password weak; longer ones would block other logins while they are checked.
const LOOKED_AT = 40
// Each is another spelling to look up: with more, one hostile password takes a second of the processor.
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

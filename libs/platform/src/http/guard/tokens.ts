import type { FastifyJWTOptions } from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { TOKEN_ALGORITHM, type Keys, type TokenClaims } from './keys.ts'

// A signature takes longer to check than all else the guard does. Whoever works comes again within minutes; more people
// at once than this are only checked again. Neither the token's end nor its session's is forgotten by it.
const KEPT_TOKENS = 5_000

/** How @fastify/jwt checks our tokens, for requests and for sockets. */
export const tokenOptions = (keys: Keys): FastifyJWTOptions => ({
  secret: { public: keys.publicKey, private: keys.privateKey ?? '' },
  sign: { algorithm: TOKEN_ALGORITHM },
  verify: { algorithms: [TOKEN_ALGORITHM], requiredClaims: ['sub', 'jti', 'exp'], cache: KEPT_TOKENS },
})

export type TokenReader = (token: string) => TokenClaims | null

/** The claims of a token that we signed and that hasn't expired; null for anything else. */
export function createTokenReader(app: FastifyInstance): TokenReader {
  return (token) => {
    try {
      return app.jwt.verify<TokenClaims>(token)
    } catch {
      // Expired, forged or malformed: which of them is nobody's business.
      return null
    }
  }
}

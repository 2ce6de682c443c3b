import type { FastifyJWTOptions } from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { TOKEN_ALGORITHM, type Keys, type TokenClaims } from './keys.ts'

// Checking a signature costs more than all else the guard does. Active users call again within minutes; more users
// than this are only checked again. The cache ignores neither the token's expiry nor the end of its session.
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
      // Expired, forged or malformed: the response must not reveal which.
      return null
    }
  }
}

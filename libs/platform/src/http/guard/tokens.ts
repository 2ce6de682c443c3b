import type { FastifyJWTOptions } from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { TOKEN_ALGORITHM, type Keys, type TokenClaims } from './keys.ts'

// Checking a signature costs more than the rest of the guard. Active users call again within minutes; with more
// users than this, tokens are checked again. The cache of @fastify/jwt would hash each token to find it.
const CACHED_TOKENS = 5_000

/** How @fastify/jwt checks our tokens, for requests and for sockets. */
export const tokenOptions = (keys: Keys): FastifyJWTOptions => ({
  secret: { public: keys.publicKey, private: keys.privateKey ?? '' },
  sign: { algorithm: TOKEN_ALGORITHM },
  verify: { algorithms: [TOKEN_ALGORITHM], requiredClaims: ['sub', 'jti', 'exp'] },
})

export type TokenReader = (token: string) => TokenClaims | null

/** The claims of a token that we signed and that has not expired; null for anything else. */
export function createTokenReader(app: FastifyInstance): TokenReader {
  const known = new LRUCache<string, TokenClaims>({ max: CACHED_TOKENS })
  return (token) => {
    const before = known.get(token)
    if (before && before.exp * 1_000 > Date.now()) return before
    try {
      const claims = app.jwt.verify<TokenClaims>(token)
      known.set(token, claims)
      return claims
    } catch {
      // Expired, forged or malformed: the response must not reveal which.
      return null
    }
  }
}

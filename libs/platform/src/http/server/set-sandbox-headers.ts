import type { FastifyReply } from 'fastify'

/** Whatever a stranger's file holds, on our origin it may do nothing, and nobody may frame it. */
export function setSandboxHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
}

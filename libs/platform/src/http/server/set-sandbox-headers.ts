import type { FastifyReply } from 'fastify'

/** Sandboxes user files served from our origin, and forbids framing them. */
export function setSandboxHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
}

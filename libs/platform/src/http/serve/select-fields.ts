import type { FastifyReply, FastifyRequest } from 'fastify'

type Row = Record<string, unknown>

const fieldsAsked = (request: FastifyRequest): string[] | null => {
  const { select } = request.query as { select?: string }
  return select ? select.split(',').map((field) => field.trim()) : null
}

/**
 * `select=a,b` of the list grammar: rows with these fields only. The list has checked the names; the reply's own
 * serializer requires every field, so such a reply is sent as plain JSON.
 */
export function selectFields(request: FastifyRequest, reply: FastifyReply, body: object): object {
  const fields = fieldsAsked(request)
  if (!fields || !('data' in body) || !Array.isArray(body.data)) return body
  void reply.serializer((whole: unknown) => JSON.stringify(whole))
  const rows = body.data as Row[]
  return { ...body, data: rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]]))) }
}

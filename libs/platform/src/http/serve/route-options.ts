import type { Contract } from '@deportivo/contracts/route'
import type { RouteOptions } from 'fastify'
import { normaliseBody, normaliseQuery } from './normalise-body.ts'
import { refuseUnsafeInput } from './refuse-unsafe-input.ts'

type Options = Pick<RouteOptions, 'url' | 'schema' | 'config' | 'preValidation' | 'bodyLimit'>

/** The limit of a body unless its contract has a larger one: parsing and validating block all other requests. */
export const MOST_BYTES = 100_000

/** What Fastify validates, documents and limits for a contract. */
export function optionsOf(contract: Contract): Options {
  const hasBody = contract.method !== 'GET'
  return {
    url: `/api/v1${contract.path}`,
    config: { contract },
    bodyLimit: contract.max_bytes ?? MOST_BYTES,
    schema: {
      summary: contract.summary,
      tags: [contract.tag],
      params: contract.params,
      querystring: contract.query,
      ...(hasBody ? { body: contract.body } : {}),
      ...(contract.raw ? {} : { response: { 200: contract.reply } }),
    },
    preValidation: async (request) => {
      refuseUnsafeInput(request.params)
      normaliseQuery(request, contract.query)
      if (hasBody) await normaliseBody(request, contract.body)
    },
  }
}

import type { Contract } from '@deportivo/contracts/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../service.ts'
import { isKnownTag, prepareReply, tagOf, type PreparedReply } from './prepared-reply.ts'
import { optionsOf } from './route-options.ts'
import { callOf, type FoundReply, type Read } from './serve.ts'

/** The version of what a call reads, which is known without reading it. */
export interface Version {
  /** Equal for all callers who get the same reply. */
  key: string
  /** Differs whenever the reply does. */
  version: string
  /** The time up to which all events are included. */
  as_of: Date
}

interface VersionedRead<C extends Contract> {
  version: (call: Read<C>) => Promise<Version>
  /** Reads the reply of this version, or of a later one. */
  read: (call: Read<C>, version: Version) => Promise<FoundReply<C>>
}

/** Replies of this many rooms, teams and users are in memory: a board of five hundred cards has 300 kB. */
const MOST_REPLIES = 50

interface Made {
  version: string
  prepared: Promise<PreparedReply>
}

/** The reply of a version: the one that was made before, where it is of that version. */
function createReplies() {
  const replies = new LRUCache<string, Made>({ max: MOST_REPLIES })
  return ({ key, version }: Version, make: () => Promise<PreparedReply>): Promise<PreparedReply> => {
    const before = replies.get(key)
    if (before?.version === version) return before.prepared
    const made = { version, prepared: make() }
    replies.set(key, made)
    // One that failed is made again for the next caller.
    made.prepared.catch(() => replies.peek(key) === made && replies.delete(key))
    return made.prepared
  }
}

/**
 * Serves a read whose reply many share: it is read, serialized and compressed once per version, and a caller who names its
 * `ETag` gets 304 while it is the same. The header `As-Of` is the freshness of each reply, also of one that was made
 * before.
 */
export function readVersioned<C extends Contract>(
  app: FastifyInstance,
  deps: Deps,
  contract: C,
  { version: readVersion, read }: VersionedRead<C>,
): void {
  const replyOf = createReplies()
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = callOf<C>(request, deps)
    const version = await readVersion(call)
    const tag = tagOf(`${version.key} ${version.version}`)
    void reply.header('etag', tag).header('as-of', version.as_of.toISOString())
    if (isKnownTag(request, tag)) return reply.code(304).send()
    const prepared = await replyOf(version, async () => prepareReply(reply, await read(call, version)))
    return prepared.send(request, reply)
  }
  app.route({ ...optionsOf(contract), method: contract.method, handler })
}

import { lookup, type LookupAddress } from 'node:dns'
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { PictureRefused } from './picture-refused.ts'
import { isPublicAddress } from './public-address.ts'

// More is a loop, or a server that measures where its visitors come from.
const MOST_REDIRECTS = 4
const REDIRECTS = [301, 302, 303, 307, 308]
const LONGEST_ADDRESS = 2_000

/**
 * Resolves a name for one connection, which goes to what was found here and nowhere else: a name that is asked a second
 * time could lead elsewhere. Refuses a name that has any address within a network of ours.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[] = []) => {
    const isRight = found.length > 0 && found.every(({ address }) => isPublicAddress(address))
    // As for a name that is unknown: who imports files must not learn which names our networks have.
    const refused = error ?? (isRight ? null : new PictureRefused('import.photo.no_reply'))
    if (refused || options.all) return done(refused, found)
    done(null, found[0]?.address ?? '', found[0]?.family)
  })
}

function parsed(address: string, from?: URL): URL {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address, from?.href))
    throw new PictureRefused('import.photo.wrong_address')
  return new URL(address, from)
}

/** How to connect to an address; refuses those that no file may send the server to. */
function wayTo(url: URL, origins: readonly string[]): RequestOptions {
  if (origins.includes(url.origin)) return {}
  const hasOtherPort = url.port !== '' || url.username !== '' || url.password !== ''
  if (url.protocol !== 'https:' || hasOtherPort) throw new PictureRefused('import.photo.not_https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A connection to a number resolves nothing.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PictureRefused('import.photo.private_address')
  return { lookup: publicLookup }
}

const HEADERS = { accept: 'image/jpeg,image/png,image/webp', 'user-agent': 'administrador-deportivo' }

function get(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // No agent: a connection is for one picture, at the address that was examined for it.
    request(url, { ...options, headers: HEADERS, agent: false }, resolve)
      .on('error', reject)
      .end()
  })
}

/** Whatever keeps a server from replying is the picture's failure, and not ours. */
async function reach(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  try {
    return await get(url, options)
  } catch (error) {
    throw error instanceof PictureRefused ? error : new PictureRefused('import.photo.no_reply')
  }
}

interface Opening {
  signal: AbortSignal
  /** Origins that may be opened though they are not public. */
  origins: readonly string[]
}

/** The bytes at an address, over HTTPS from the public internet; each redirect is examined like the first address. */
export async function openPicture(address: string, { signal, origins }: Opening): Promise<IncomingMessage> {
  let url = parsed(address)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const reply = await reach(url, { ...wayTo(url, origins), signal })
    const { statusCode: status = 0, headers } = reply
    if (status === 200) return reply
    reply.destroy()
    if (!REDIRECTS.includes(status) || !headers.location)
      throw new PictureRefused('import.photo.status', { status })
    url = parsed(headers.location, url)
  }
  throw new PictureRefused('import.photo.redirects')
}

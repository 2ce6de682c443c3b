/** The bytes on the wire: fetch for everything, XMLHttpRequest where a person watches an upload. */
export interface Outgoing {
  method: string
  address: string
  headers: Record<string, string>
  body: BodyInit | undefined
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** `status` 0: no response. */
export interface Sent {
  status: number
  body: unknown
  requestId: string | null
  date: string | null
  /** The version of the reply, and the time up to which it includes everything. */
  tag: string | null
  asOf: string | null
  isAborted: boolean
}

const NO_REPLY: Sent = {
  status: 0,
  body: null,
  requestId: null,
  date: null,
  tag: null,
  asOf: null,
  isAborted: false,
}

type HeaderOf = (name: string) => string | null

const replyOf = (status: number, text: string, headerOf: HeaderOf): Sent => ({
  status,
  body: parsed(text),
  requestId: headerOf('x-request-id'),
  date: headerOf('date'),
  tag: headerOf('etag'),
  asOf: headerOf('as-of'),
  isAborted: false,
})

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    // A proxy's page: as text it is recognised as no reply of ours.
    return text
  }
}

const typed = ({ headers, body }: Outgoing): Record<string, string> =>
  typeof body === 'string' ? { ...headers, 'content-type': 'application/json' } : headers

async function viaFetch(out: Outgoing): Promise<Sent> {
  try {
    const reply = await fetch(out.address, {
      method: out.method,
      headers: typed(out),
      ...(out.body === undefined ? {} : { body: out.body }),
      ...(out.signal ? { signal: out.signal } : {}),
    })
    return replyOf(reply.status, await reply.text(), (name) => reply.headers.get(name))
  } catch {
    // fetch rejects only when there is no response.
    return { ...NO_REPLY, isAborted: out.signal?.aborted === true }
  }
}

function viaRequest(out: Outgoing, onProgress: (share: number) => void): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(out.method, out.address)
    for (const [name, value] of Object.entries(typed(out))) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () =>
      resolve(replyOf(request.status, request.responseText, (name) => request.getResponseHeader(name)))
    request.onerror = () => resolve(NO_REPLY)
    request.onabort = () => resolve({ ...NO_REPLY, isAborted: true })
    out.signal?.addEventListener('abort', () => request.abort())
    request.send((out.body ?? null) as XMLHttpRequestBodyInit | null)
  })
}

export const send = (out: Outgoing): Promise<Sent> =>
  out.onProgress ? viaRequest(out, out.onProgress) : viaFetch(out)

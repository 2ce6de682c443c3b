import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail as its receiver's program reads it. */
export interface ReceivedMail {
  to: string
  headers: Readonly<Record<string, string>>
  text: string
  html: string
  files: readonly { name: string; content: Buffer }[]
}

export interface MailServer {
  url: string
  /** What clients sent, line by line. */
  lines: readonly string[]
  mails: readonly ReceivedMail[]
  /** What it does with the next mails: `refuse` the receiver for good, or take the mail and end the line without a reply. */
  mode: 'accept' | 'refuse' | 'drop'
  close(): Promise<void>
}

interface Part {
  headers: Record<string, string>
  body: string
}

const words = (value: string) =>
  value.replaceAll(/\s*=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(coded, 'base64').toString()
      : quoted(coded.replaceAll('_', ' ')).toString(),
  )

const quoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

function partOf(source: string): Part {
  const end = source.indexOf('\r\n\r\n')
  const head = source.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), words(line.slice(at + 1).trim())]
    }),
  )
  return { headers, body: source.slice(end + 4) }
}

/** The parts of a mail that contain no parts. */
function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(part.headers['content-type'] ?? '')?.[1]
  if (boundary === undefined) return [part]
  const inside = part.body.split(`--${boundary}`).slice(1, -1)
  return inside.flatMap((one) => leavesOf(partOf(one.replace(/^\r\n/, '').replace(/\r\n$/, ''))))
}

function contentOf({ headers, body }: Part): Buffer {
  const encoding = headers['content-transfer-encoding']
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? quoted(body) : Buffer.from(body)
}

function readMail(source: string): ReceivedMail {
  const whole = partOf(source)
  const leaves = leavesOf(whole)
  const textOf = (type: string) => {
    const part = leaves.find(({ headers }) => headers['content-type']?.startsWith(type))
    return part ? contentOf(part).toString().replaceAll('\r\n', '\n') : ''
  }
  const files = leaves.flatMap((part) => {
    const name = /filename="?([^";]+)"?/.exec(part.headers['content-disposition'] ?? '')?.[1]
    return name === undefined ? [] : [{ name, content: contentOf(part) }]
  })
  const { headers } = whole
  return { to: headers['to'] ?? '', headers, text: textOf('text/plain'), html: textOf('text/html'), files }
}

const REPLIES: readonly (readonly [start: string, reply: string])[] = [
  ['EHLO', '250 shop'],
  ['MAIL', '250 ok'],
  ['RCPT', '250 ok'],
  ['DATA', '354 go on'],
  ['QUIT', '221 bye'],
]

/** A mail server with as much of SMTP as one mail needs. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const lines: string[] = []
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const serve = (socket: Socket) => {
    sockets.add(socket)
    let waiting = ''
    let source: string[] | null = null
    const take = (line: string): string | null => {
      lines.push(line)
      if (source === null) {
        if (line === 'DATA') source = []
        if (line.startsWith('RCPT') && server.mode === 'refuse') return '550 unknown here'
        return REPLIES.find(([start]) => line.startsWith(start))?.[1] ?? '250 ok'
      }
      if (line !== '.') {
        // A line that begins with a dot is sent with a second one.
        source.push(line.replace(/^\.\./, '.'))
        return null
      }
      mails.push(readMail(source.join('\r\n')))
      source = null
      if (server.mode !== 'drop') return '250 ok'
      socket.destroy()
      return null
    }
    socket.write('220 shop\r\n')
    socket.on('data', (chunk) => {
      const parts = `${waiting}${chunk.toString()}`.split('\r\n')
      waiting = parts.pop() ?? ''
      for (const line of parts) {
        const reply = take(line)
        if (reply !== null) socket.write(`${reply}\r\n`)
      }
    })
  }
  const listener = createServer(serve)
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve))
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    lines,
    mails,
    mode: 'accept',
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
  return server
}

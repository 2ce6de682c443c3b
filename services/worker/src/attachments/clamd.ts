import { connect, type Socket } from 'node:net'
import type { Scanner } from './scanner.ts'

// clamd gives up on a malicious document after its own two minutes; its verdict is worth waiting for.
const PATIENCE_MS = 130_000

// clamd expects a file in chunks, each preceded by its length.
const PIECE_BYTES = 65_536

/** Asks a clamd, at `tcp://host:port` or `unix:/path`. Throws where it is down or gives no verdict. */
export function createClamdScanner(url: string): Scanner {
  return {
    async isClean(bytes) {
      const reply = await ask(url, bytes)
      if (reply === 'stream: OK') return true
      if (reply.endsWith(' FOUND')) return false
      throw new Error(`clamd scanned nothing: ${reply || 'it hung up'}`)
    },
  }
}

function ask(url: string, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(url).setEncoding('utf8')
    let reply = ''
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd did not respond in time')))
    socket.on('data', (piece: string) => (reply += piece))
    // It may reply and close before it has read everything: then its reply counts, not the broken connection.
    socket.once('error', (error) => (reply === '' ? reject(error) : undefined))
    socket.once('close', () => resolve(reply.replace('\0', '')))
    send(socket, bytes)
  })
}

function open(url: string): Socket {
  if (url.startsWith('unix:')) return connect({ path: url.slice('unix:'.length) })
  const { hostname, port } = new URL(url)
  return connect({ host: hostname, port: Number(port) })
}

function send(socket: Socket, bytes: Buffer): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES)
    socket.write(lengthOf(piece))
    socket.write(piece)
  }
  socket.write(lengthOf(Buffer.alloc(0)))
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

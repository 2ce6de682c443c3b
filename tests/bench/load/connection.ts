import { connect, type Socket } from 'node:net'

export interface Reply {
  status: number
  body: string
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * One keep-alive connection with one request at a time. Written on the bare socket: an HTTP client would use as
 * much CPU as the measured server.
 */
export class HttpConnection {
  private readonly socket: Socket
  private received: Buffer = Buffer.alloc(0)
  private settle: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null

  private constructor(socket: Socket) {
    this.socket = socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.take(chunk))
    socket.on('error', (error) => this.settle?.reject(error))
    socket.on('close', () => this.settle?.reject(new Error('the server closed the connection')))
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => resolve(new HttpConnection(socket)))
      socket.once('error', reject)
    })
  }

  send(request: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject }
      this.socket.write(request)
    })
  }

  close(): void {
    this.settle = null
    this.socket.destroy()
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
    const headEnd = this.received.indexOf(END_OF_HEAD)
    if (headEnd < 0) return
    const head = this.received.toString('latin1', 0, headEnd)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    if (Number.isNaN(length)) return this.settle?.reject(new Error(`a reply without a length: ${head}`))
    const bodyStart = headEnd + END_OF_HEAD.length
    if (this.received.length < bodyStart + length) return
    const body = this.received.toString('utf8', bodyStart, bodyStart + length)
    this.received = Buffer.alloc(0)
    this.settle?.resolve({ status: Number(head.slice(9, 12)), body })
  }
}

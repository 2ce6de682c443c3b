import { login } from '@deportivo/contracts/auth/sign-in'
import { saveOwnProfile } from '@deportivo/contracts/auth/users'
import sharp from 'sharp'
import { closedLoop, percentile, type NextCall } from '../load/closed-loop.ts'
import { post } from '../load/request.ts'
import { PASSWORD } from '../parts/database.ts'
import type { Lengths } from './compare.ts'
import type { Row, Shop } from './row.ts'

const IN_FLIGHT = 60
const SENDERS = ['two', 'online_seller', 'head_dispatch'] as const

/** p95 in milliseconds, one connection each. */
interface Others {
  board: number
  login: number
}

export interface Uploading {
  alone: Others
  /** While so many pictures are being sent or wait to be decoded. */
  beside: Others
  inFlight: number
}

/** As large as a camera makes them: much slower to decode than to send. */
async function makePicture(): Promise<Blob> {
  const background = { width: 3000, height: 2000, channels: 3, background: 'teal' } as const
  return new Blob(
    [new Uint8Array(await sharp({ create: background }).jpeg({ progressive: true }).toBuffer())],
    {
      type: 'image/jpeg',
    },
  )
}

async function sendPicture(port: number, headers: Record<string, string>, picture: Blob): Promise<void> {
  const form = new FormData()
  form.set('photo', picture, 'yo.jpg')
  const url = `http://127.0.0.1:${port}/api/v1${saveOwnProfile.path}`
  const reply = await fetch(url, { method: saveOwnProfile.method, headers, body: form })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`a picture was refused: ${reply.status} ${text.slice(0, 300)}`)
}

const isOk = ({ status }: { status: number }) => status === 200
const nextLogin: NextCall = () => ({
  request: post(`/api/v1${login.path}`, { email: 'one@demo.local', password: PASSWORD }),
  isRight: isOk,
})

/** What opening the board and signing in take while many pictures of a few users are decoded. */
export async function measureUploading(
  { as }: Pick<Shop, 'as'>,
  board: Row,
  port: number,
  { aloneSeconds: seconds }: Lengths,
): Promise<Uploading> {
  const measureOthers = async (): Promise<Others> => {
    const next = await board.ready('ours', 0)
    const [boards, logins] = await Promise.all([
      closedLoop({ port, connections: 1, seconds, next }),
      closedLoop({ port, connections: 1, seconds, next: nextLogin }),
    ])
    return { board: percentile(boards.latencies, 0.95), login: percentile(logins.latencies, 0.95) }
  }
  const alone = await measureOthers()
  const picture = await makePicture()
  let isMeasured = false
  const sendAll = async (lane: number): Promise<void> => {
    const headers = as(SENDERS[lane % SENDERS.length] ?? '')
    while (!isMeasured) await sendPicture(port, headers, picture)
  }
  const sending = Promise.all(Array.from({ length: IN_FLIGHT }, (_, lane) => sendAll(lane)))
  const beside = await measureOthers().finally(() => (isMeasured = true))
  await sending
  return { alone, beside, inFlight: IN_FLIGHT }
}

import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Refused } from '../http/refused.ts'
import { refuseDeepInput } from '../http/serve/refuse-unsafe-input.ts'

const tooLarge = () => new Refused({ kind: 'too_large', key: 'problem.body_too_large' })

const ignore = () => undefined

/** Rejects when more bytes than this have arrived, whatever length the request has by its headers; never resolves. */
function untilTooLong({ raw }: FastifyRequest, mostBytes: number): Promise<never> {
  let bytes = 0
  return new Promise((_, reject) => {
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= mostBytes) return
      raw.off('data', count)
      // What still arrives is no part of the form; `drainRefused` discards it or ends the connection.
      raw.unpipe()
      reject(tooLarge())
    }
    raw.on('data', count)
  })
}

function bytesOf({ value }: MultipartValue): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  // A field that is sent as JSON has been parsed.
  refuseDeepInput(value)
  return Buffer.byteLength(JSON.stringify(value))
}

type Fields = Map<string, unknown[]>

function addField(fields: Fields, name: string, value: unknown): void {
  const values = fields.get(name)
  if (values) values.push(value)
  else fields.set(name, [value])
}

/** A field that was sent several times is a list. */
const asBody = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries([...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]))

export type ReceiveFile<File> = (part: MultipartFile) => Promise<File>

/** The parts of a form, whose fields together have at most so many bytes. */
async function readParts<File>(
  request: FastifyRequest,
  mostBytes: number,
  receive: ReceiveFile<File>,
): Promise<Record<string, unknown>> {
  const fields: Fields = new Map()
  let left = mostBytes
  let receiving: Promise<void> | undefined
  try {
    for await (const part of request.parts({ limits: { fieldSize: mostBytes } })) {
      if (part.type === 'file') {
        // Not awaited: fields that follow the file must be counted as they arrive.
        receiving = receive(part).then((file) => addField(fields, part.fieldname, file))
        receiving.catch(ignore)
      } else {
        left -= bytesOf(part)
        if (left < 0 || part.valueTruncated) throw tooLarge()
        addField(fields, part.fieldname, part.value)
      }
    }
  } catch (error) {
    // A stored file is deleted with the refusal, so it must be known by then.
    await receiving?.catch(ignore)
    throw error
  }
  await receiving
  return asBody(fields)
}

/**
 * Reads a form. One without a file may have as many bytes as a JSON body of the same call, counted while they
 * arrive; beside a file, the other fields may.
 */
export async function readForm<File>(
  request: FastifyRequest,
  receive: ReceiveFile<File>,
): Promise<Record<string, unknown>> {
  const { bodyLimit = 0, config } = request.routeOptions
  if (config.contract?.files) return readParts(request, bodyLimit, receive)
  if (Number(request.headers['content-length']) > bodyLimit) throw tooLarge()
  const reading = readParts(request, bodyLimit, receive)
  return Promise.race([reading, untilTooLong(request, bodyLimit)])
}

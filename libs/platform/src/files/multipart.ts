import { extname } from 'node:path'
import fastifyMultipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cutText } from '../cut-text.ts'
import { hasRoom } from '../disk-room.ts'
import { readForm } from './read-form.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'
import type { FileStore } from './store.ts'
import { Refused } from '../http/refused.ts'
import type { Deps } from '../service.ts'

/** What a handler gets in the body for a file. */
export interface UploadedFile {
  path: string
  name: string
  media_type: string
  bytes: number
  sha256: string
  /** First bytes in base64, to detect the real file type. */
  head: string
}

/** The file in a field named `file`; whether one was sent is not part of the body's schema. */
export const fileIn = (body: object): UploadedFile | undefined =>
  'file' in body && body.file ? (body.file as UploadedFile) : undefined

const MAX_FIELDS = 100

const MAX_NAME = 200
// They reverse what follows: `soporte\u202egnp.exe` would be shown as `soporteexe.png`.
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The name of a file as people see it: a longer one keeps its ending. */
function shownName(given: string): string {
  const name = given.replace(DIRECTIONS, '')
  const ending = cutText(extname(name), 20)
  return name.length <= MAX_NAME ? name : cutText(name, MAX_NAME - ending.length) + ending
}

async function receive(
  request: FastifyRequest,
  store: FileStore,
  part: MultipartFile,
): Promise<UploadedFile> {
  const field = request.routeOptions.config.contract?.files?.find((one) => one.field === part.fieldname)
  if (!field) {
    part.file.resume()
    throw new Refused({ kind: 'unsupported', key: 'problem.unsupported_media' })
  }
  const received = await store.receive(part.file, { maxBytes: field.max_bytes })
  request.uploads.push({ path: received.path, isStored: false })
  return {
    path: received.path,
    name: shownName(part.filename),
    media_type: part.mimetype,
    bytes: received.bytes,
    sha256: received.sha256,
    head: received.head.toString('base64'),
  }
}

function dropForged(request: FastifyRequest, field: string): void {
  const body = request.body as Record<string, unknown> | null | undefined
  const value = body?.[field]
  if (!body || value === undefined) return
  const path = typeof value === 'object' && value !== null && 'path' in value ? value.path : undefined
  if (!request.uploads.some((upload) => upload.path === path)) delete body[field]
}

/** Forms and files. The guard has already run: a forbidden upload is refused before a byte is written. */
export async function installMultipart(
  app: FastifyInstance,
  { files: store, config }: Pick<Deps, 'files' | 'config'>,
): Promise<void> {
  app.decorateRequest('uploads')
  app.addHook('onRequest', async (request) => {
    request.uploads = []
  })
  await app.register(fastifyMultipart, {
    limits: { files: 1, fields: MAX_FIELDS, fileSize: 50_000_000 },
  })
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return
    if (!(await hasRoom({ config }))) throw new Refused({ kind: 'unavailable', key: 'problem.no_room' })
    request.body = await readForm(request, (part) => receive(request, store, part))
  })
  // After parsing: a file field must contain a file of this very request, or a caller could name another user's
  // file.
  app.addHook('preValidation', async (request) => {
    for (const { field } of request.routeOptions.config.contract?.files ?? []) dropForged(request, field)
  })
  // Before the handler, and so with no transaction open while a file is read.
  app.addHook('preHandler', async ({ body, actor, routeOptions: { config } }) => {
    if (config.contract) await refuseUnreadable(store, config.contract, { by: actor?.id ?? 0, body })
  })
  // Before the response is sent: once a client reads the refusal, the file is gone.
  app.addHook('onSend', async (request) => {
    const left = request.uploads.filter((upload) => !upload.isStored)
    for (const upload of left) await store.remove(upload.path)
  })
}

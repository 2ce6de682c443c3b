import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { SettingError, type S3Settings } from '../config/config.ts'
import { isOutage, outageOf } from '../config/explain-outage.ts'
import { Refused } from '../http/refused.ts'
import { causeOf } from '../config/outage-log.ts'
import { createMeter } from './meter.ts'
import { ourPath, QUARANTINE } from './paths.ts'
import type { FileStore, ReceivedFile } from './store.ts'

// A user waits for the response: three tries of this length are the most they will accept.
const CONNECTION_MS = 3000
const RESPONSE_TIMEOUT_MS = 15_000

// One part is sent while the next is read: more would only cost memory, 5 MB each.
const PARTS_AT_ONCE = 1

/** Loaded lazily: importing it always would make every start a tenth longer. */
async function loadClient() {
  // The supported versions of Node are checked by `npm start`; its warning would be several lines of every start.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'
  return { ...(await import('@aws-sdk/client-s3')), ...(await import('@aws-sdk/lib-storage')) }
}

interface Bucket {
  sdk: Awaited<ReturnType<typeof loadClient>>
  client: S3Client
  name: string
}

/** Files in a bucket of an S3-compatible store; their paths are its keys. */
export async function createS3Store({ bucket, region, endpoint, keys }: S3Settings): Promise<FileStore> {
  const sdk = await loadClient()
  const client = new sdk.S3Client({
    region,
    // Stores other than Amazon's rarely have a host name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } } : {}),
    // Not every store supports the checksums that Amazon's client added in 2024.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_MS,
      requestTimeout: RESPONSE_TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
  })
  // Keys may be allowed to write and not to look at the bucket: writing is what the product needs.
  const probe = { Bucket: bucket, Key: `${QUARANTINE}/${randomUUID()}` }
  try {
    await client.send(new sdk.PutObjectCommand({ ...probe, Body: Buffer.from('probe') }))
    await client.send(new sdk.DeleteObjectCommand(probe))
  } catch (error) {
    refuseBucket(error, bucket, endpoint ?? `https://s3.${region}.amazonaws.com`)
  }
  return storeIn({ sdk, client, name: bucket })
}

/** Wrong settings must fail the start, not the first upload. */
function refuseBucket(error: unknown, bucket: string, endpoint: string): never {
  const status = statusOf(error)
  if (status === 403)
    throw new SettingError(`S3_BUCKET ${bucket} cannot be used: the store refuses its keys.`)
  if (status) throw new SettingError(`S3_BUCKET ${bucket} cannot be used: the store responds with ${status}.`)
  if (isOutage(error)) throw outageOf(error, 'S3_ENDPOINT', endpoint)
  throw new SettingError(`S3_BUCKET ${bucket} cannot be used: ${causeOf(error)}`)
}

function storeIn(bucket: Bucket): FileStore {
  const { sdk, client, name } = bucket
  const at = (path: string) => ({ Bucket: name, Key: ourPath(path) })
  return {
    receive: (source, { maxBytes }) => receive(bucket, source, maxBytes),
    async write(path, bytes) {
      await client.send(new sdk.PutObjectCommand({ ...at(path), Body: bytes })).catch(fail)
    },
    async read(path) {
      const object = await client.send(new sdk.GetObjectCommand(at(path))).catch(fail)
      return Buffer.from(await bodyOf(object).transformToByteArray().catch(fail))
    },
    async stream(path) {
      const object = await client.send(new sdk.GetObjectCommand(at(path))).catch(fail)
      return bodyOf(object) as Readable
    },
    async remove(path) {
      await client.send(new sdk.DeleteObjectCommand(at(path))).catch(fail)
    },
    olderThan: (folder, before) => olderThan(bucket, folder, before),
  }
}

async function receive({ sdk, client, name }: Bucket, source: Readable, maxBytes: number) {
  const path = `${QUARANTINE}/${randomUUID()}`
  const meter = createMeter(maxBytes)
  const upload = new sdk.Upload({
    client,
    params: { Bucket: name, Key: path, Body: meter.stream },
    queueSize: PARTS_AT_ONCE,
  })
  // Both ends awaited: the partial upload of a refused file is removed before the client reads the refusal.
  const [sent] = await Promise.allSettled([upload.done(), pipeline(source, meter.stream)])
  if (sent.status === 'rejected') return fail(sent.reason)
  return { path, ...meter.measured() } satisfies ReceivedFile
}

async function olderThan({ sdk, client, name }: Bucket, folder: string, before: Date): Promise<string[]> {
  const found: string[] = []
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket: name, Prefix: `${folder}/` })
  for await (const { Contents = [] } of pages)
    for (const { Key, LastModified } of Contents)
      if (Key !== undefined && LastModified !== undefined && LastModified < before) found.push(Key)
  return found
}

function bodyOf({ Body }: GetObjectCommandOutput): NonNullable<GetObjectCommandOutput['Body']> {
  if (!Body) throw new Error('the store answered without the file')
  return Body
}

/** No response or a 5xx of the store is transient; a refusal is our bug or a wrong setting. */
function fail(error: unknown): never {
  const status = statusOf(error)
  if (status !== null && (status === 0 || status >= 500))
    throw new Refused({ kind: 'unavailable', key: 'problem.unavailable' })
  throw error
}

/** Status of the store's response, 0 where none came; null: the error is not about the store. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode ?? 0
}

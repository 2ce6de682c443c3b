import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3'
import { startS3, type S3 } from '@deportivo/infra/s3/server'
import { describeFileStore } from '@deportivo/testkit/suites/files-contract'
import { isWithout } from '@deportivo/testkit/without'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { S3Settings } from '../config/config.ts'
import { createS3Store } from './s3-store.ts'

describe.skipIf(isWithout('s3'))('an S3-compatible store', () => {
  let dir: string
  let server: S3
  let buckets = 0
  const settings = (bucket: string): S3Settings => ({
    bucket,
    region: 'us-east-1',
    endpoint: server.endpoint,
    keys: server.keys,
  })
  const newBucket = async () => {
    const name = `bucket-${++buckets}`
    await mkdir(join(dir, 'buckets', name))
    return name
  }

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'deportivo-s3-'))
    server = await startS3({ dir, bucket: 'shop' })
  })
  afterAll(async () => {
    await server.stop()
    await rm(dir, { recursive: true, force: true })
  })

  describeFileStore('a bucket', async () => createS3Store(settings(await newBucket())))

  it('removes the parts of a large file that was refused in the middle', async () => {
    const bucket = await newBucket()
    const store = await createS3Store(settings(bucket))
    const pieces = Array.from({ length: 12 }, () => Buffer.alloc(1_000_000, 'page'))
    const refused = store.receive(Readable.from(pieces), { maxBytes: 11_000_000 })
    await expect(refused).rejects.toThrow('problem.too_large')
    const client = new S3Client({
      endpoint: server.endpoint,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: server.keys.id, secretAccessKey: server.keys.secret },
    })
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
    expect(Uploads).toEqual([])
  })

  it('refuses temporarily while it is down, and continues when it is up again', async () => {
    const store = await createS3Store(settings('shop'))
    const receive = () => store.receive(Readable.from(['a receipt']), { maxBytes: 100 })
    const { path } = await receive()
    await server.kill()
    await expect(receive()).rejects.toThrow('problem.unavailable')
    await expect(store.read(path)).rejects.toThrow('problem.unavailable')
    server = await startS3({ dir, bucket: 'shop', port: server.port, keys: server.keys })
    expect((await store.read(path)).toString()).toBe('a receipt')
  })

  it('refuses wrong keys and an unknown bucket at the start', async () => {
    const wrongKeys = { ...settings('shop'), keys: { id: 'shop', secret: 'wrong' } }
    await expect(createS3Store(wrongKeys)).rejects.toThrow('S3_BUCKET shop cannot be used: the store refuses')
    await expect(createS3Store(settings('none'))).rejects.toThrow('S3_BUCKET none cannot be used')
  })
})

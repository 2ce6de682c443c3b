import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const keys = { S3_ACCESS_KEY_ID: 'shop', S3_SECRET_ACCESS_KEY: 'secret' }

test('files are stored in a folder unless a bucket is configured', () => {
  expect(readConfig({ S3_BUCKET: '', S3_ENDPOINT: '' }).s3).toBeNull()
  const place = { region: 'us-east-1', endpoint: null, keys: null }
  expect(readConfig({ S3_BUCKET: 'shop' }).s3).toEqual({ bucket: 'shop', ...place })
  expect(readConfig({ S3_BUCKET: 'shop', S3_ENDPOINT: 'http://objects', ...keys }).s3).toEqual({
    ...place,
    bucket: 'shop',
    endpoint: 'http://objects',
    keys: { id: 'shop', secret: 'secret' },
  })
})

test('an incomplete bucket configuration is refused with the missing setting', () => {
  expect(() => readConfig({ S3_ENDPOINT: 'http://objects' })).toThrow('S3_BUCKET is required')
  expect(() => readConfig({ S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'shop' })).toThrow('belong together')
})

test('a mistyped limit is refused instead of disabling the limit', () => {
  expect(readConfig({}).callsPerSecond).toBe(20)
  expect(readConfig({ CALLS_PER_SECOND: '50' }).callsPerSecond).toBe(50)
  for (const wrong of ['0', '-1', 'none', '1.5'])
    expect(() => readConfig({ CALLS_PER_SECOND: wrong }), wrong).toThrow('CALLS_PER_SECOND')
})

test('the metrics token must be too long to guess', () => {
  expect(readConfig({}).metricsToken).toBeNull()
  expect(() => readConfig({ METRICS_TOKEN: 'x'.repeat(31) })).toThrow('METRICS_TOKEN')
})

test('a scanner is configured by a port or a socket, and by nothing else', () => {
  expect(readConfig({}).clamdUrl).toBeNull()
  for (const url of ['tcp://clamav:3310', 'unix:/run/clamav/clamd.ctl'])
    expect(readConfig({ CLAMD_URL: url }).clamdUrl).toBe(url)
  for (const url of [
    'clamav:3310',
    'tcp://clamav',
    'http://clamav:3310',
    'unix:clamd.ctl',
    'tcp://clamav:1:2',
    'tcp://:3310',
  ])
    expect(() => readConfig({ CLAMD_URL: url }), url).toThrow('CLAMD_URL')
})

import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each([
  [
    'DATABASE_URL',
    ['postgres://a:b@host:5432/shop', 'postgresql://host/shop', 'postgres:///shop?host=/run/postgresql'],
    ['shop', 'http://host/shop', 'postgres://host:99999/shop', 'postgres://'],
  ],
  ['DATABASE_OWNER_URL', ['postgres://host/shop'], ['host/shop']],
  ['REDIS_URL', ['redis://:word@redis:6379', 'rediss://host'], ['redis', 'host:6379', 'redis://']],
  [
    'KAFKA_BROKERS',
    ['kafka:9092', 'a:9092,b:9092', '[::1]:9092'],
    ['kafka', 'kafka:port', 'a:9092,,b:9092', 'kafka:0'],
  ],
  [
    'TRUST_PROXY',
    ['uniquelocal', 'loopback, 10.0.0.0/8', '::1', '10.0.0.0/255.0.0.0'],
    [
      'bogus',
      '10.0.0',
      'loopback/8',
      '10.0.0.0/33',
      '10.0.0.0/0',
      '::/255.0.0.0',
      '10.0.0.0/::1',
      '10.0.0.0/255.0.255.0',
      '10.0.0.0/0.0.0.0',
    ],
  ],
  ['LOG_LEVEL', ['warn', 'silent'], ['loud']],
  [
    'PUBLIC_URL',
    ['https://tienda.co', 'http://localhost:8080/'],
    ['tienda.co', 'javascript:alert(1)', 'ftp://tienda.co', 'https:', 'https://tienda.co/?a=1'],
  ],
  [
    'SMTP_URL',
    ['smtp://user:word@host:587', 'smtps://host'],
    ['host:587', 'smtp://', 'smtp://host:port', 'https://host'],
  ],
  [
    'MAIL_FROM',
    ['tienda@tienda.co', 'Tienda <no-reply@localhost>'],
    ['Tienda', 'Tienda <tienda>', 'a@b, c@d'],
  ],
])('%s is refused in any other form than its own', (name, right, wrong) => {
  for (const value of right) expect(() => readConfig({ [name]: value }), value).not.toThrow()
  for (const value of wrong) expect(() => readConfig({ [name]: value }), value).toThrow(name)
})

test('the address of the store is refused where it is none, without the password in any message', () => {
  expect(() => readConfig({ S3_BUCKET: 'shop', S3_ENDPOINT: 'objects' })).toThrow('S3_ENDPOINT')
  const refused = () => readConfig({ DATABASE_URL: 'mysql://me:secreta@host/shop' })
  expect(refused).toThrow(/^(?!.*secreta)DATABASE_URL/)
})

test('the first administrator is refused with an address or a password alone', () => {
  for (const alone of [{ ADMIN_EMAIL: 'jefa@tienda.co' }, { ADMIN_PASSWORD: 'la-primera-clave' }])
    expect(() => readConfig(alone)).toThrow('ADMIN_EMAIL and ADMIN_PASSWORD belong together')
})

import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { openPicture, publicLookup } from './open-picture.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

const open = (address: string) =>
  openPicture(address, { signal: AbortSignal.timeout(5_000), origins: [] }).then(
    () => 'opened',
    (error: Error) => error.message,
  )

test.each([
  ['http://tienda.example/1.jpg', 'import.photo.not_https'],
  ['https://tienda.example:8443/1.jpg', 'import.photo.not_https'],
  ['https://user:word@tienda.example/1.jpg', 'import.photo.not_https'],
  ['file:///etc/passwd', 'import.photo.not_https'],
  ['foto.jpg', 'import.photo.wrong_address'],
  [`https://tienda.example/${'a'.repeat(2_000)}`, 'import.photo.wrong_address'],
  ['https://127.0.0.1/1.jpg', 'import.photo.private_address'],
  ['https://2130706433/1.jpg', 'import.photo.private_address'],
  ['https://0x7f.1/1.jpg', 'import.photo.private_address'],
  ['https://[::1]/1.jpg', 'import.photo.private_address'],
  ['https://[::ffff:10.0.0.1]/1.jpg', 'import.photo.private_address'],
  ['https://169.254.169.254/latest/meta-data', 'import.photo.private_address'],
])('a file cannot send the server to %s', async (address, reason) => {
  expect(await open(address)).toBe(reason)
})

test('a name of this machine is not connected to, and refused like one that does not exist', async () => {
  const refusals = await Promise.all(
    ['localhost', 'nadie.invalid'].map(
      (name) => new Promise((resolve) => publicLookup(name, { all: true }, (error) => resolve(error))),
    ),
  )
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(Error)
  expect(
    await Promise.all(['localhost', 'nadie.invalid'].map((name) => open(`https://${name}/1.jpg`))),
  ).toEqual(['import.photo.no_reply', 'import.photo.no_reply'])
})

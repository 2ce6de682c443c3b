import { expect, test } from 'vitest'
import { SilentHosts } from './silent-hosts.ts'

const silent = { isSilent: true }

test('a server that did not reply three times in a row is asked no more; another one is', () => {
  const hosts = new SilentHosts()
  for (const name of ['1', '2', '3']) {
    expect(hosts.has('https://lenta.example/x.png')).toBe(false)
    hosts.note(`https://lenta.example/${name}.png`, silent)
  }
  expect(hosts.has('https://LENTA.example/4.png')).toBe(true)
  expect(hosts.has('https://otra.example/4.png')).toBe(false)
})

test('a reply between failures begins the count again, and what is no address is of no server', () => {
  const hosts = new SilentHosts()
  for (const isSilent of [true, true, false, true, true]) hosts.note('https://a.example/1.png', { isSilent })
  expect(hosts.has('https://a.example/1.png')).toBe(false)
  for (let time = 0; time < 3; time++) hosts.note('foto.jpg', silent)
  expect(hosts.has('foto.jpg')).toBe(false)
})

import { expect, test } from 'vitest'
import { parsePreferences } from './sound-preferences.ts'

test('without stored preferences: Spanish, the system theme and the normal size', () => {
  expect(parsePreferences(null)).toEqual({
    theme: 'system',
    accent: 'pine',
    zoom: 1,
    language: 'es',
    layout: 'layout1',
    density: 'comfortable',
    single_keys: true,
    pinned_pages: [],
    columns: {},
    opening_views: {},
  })
})

test('the size stays between 70 and 130 percent, in steps of ten', () => {
  expect(parsePreferences('{"zoom":4}').zoom).toBe(1.3)
  expect(parsePreferences('{"zoom":0.1}').zoom).toBe(0.7)
  expect(parsePreferences('{"zoom":0.94}').zoom).toBe(0.9)
  expect(parsePreferences('{"zoom":"big"}').zoom).toBe(1)
})

test('malformed stored values are ignored', () => {
  expect(parsePreferences('not json').theme).toBe('system')
  expect(parsePreferences('{"theme":"pink","accent":"url(x)","language":"xx"}')).toMatchObject({
    theme: 'system',
    accent: 'pine',
    language: 'es',
  })
})

test('columns are taken list by list, and only where they are lists of names', () => {
  const clients = { hidden: ['email'], order: ['name'] }
  const orders = { hidden: [], order: [], shown: ['observation'] }
  const mails = { hidden: [], order: [], shown: 'all' }
  const columns = { clients, orders, mails, products: { hidden: 'all' }, users: null }
  const sound = { clients, orders, mails: { hidden: [], order: [] } }
  expect(parsePreferences(JSON.stringify({ columns })).columns).toEqual(sound)
  expect(parsePreferences('{"columns":["clients"]}').columns).toEqual({})
})

test('the view with which a list opens is taken only where it is one', () => {
  const stored = JSON.stringify({ opening_views: { clients: 5, orders: 'all', users: null } })
  expect(parsePreferences(stored).opening_views).toEqual({ clients: 5 })
  expect(parsePreferences('{"opening_views":7}').opening_views).toEqual({})
})

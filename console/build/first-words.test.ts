import { expect, test } from 'vitest'
import { laterKeysIn } from './first-words.ts'

const KEYS = {
  first: ['board.title', 'login.title'],
  later: ['people.lead', 'people.search', 'login.history'],
}

test('a key of later words is found in the code of the first page, however it is quoted', () => {
  expect(laterKeysIn('t("people.lead"),t(`people.search`),t("board.title")', KEYS)).toEqual([
    'people.lead',
    'people.search',
  ])
})

test('a computed key is found by its beginning, unless words of the first page begin alike', () => {
  expect(laterKeysIn('t(`people.${a}`),t(`login.${b}`)', KEYS)).toEqual(['people.'])
})

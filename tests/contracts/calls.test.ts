import { expect, test } from 'vitest'
import { breaks, presentCalls, reviewedCalls } from './calls.ts'

// Clients other than the console rely on the calls: a change is a decision, recorded by `npm run release:calls`.
test('the calls are the reviewed ones', () => {
  expect({ breaks: breaks(reviewedCalls(), presentCalls()), calls: presentCalls() }).toEqual({
    breaks: [],
    calls: reviewedCalls(),
  })
})

test('what breaks a client is named: a call, a permission, or a field that is gone or needed', () => {
  const line = (permission: string, body: string, reply: string) =>
    `POST /thing | ${permission} | query #0 | body ${body} #1 | reply ${reply} #2`
  const reviewed = line('read things', 'a b?', 'id name')
  expect(breaks([reviewed], [line('read things', 'a? b? c?', 'id name note')])).toEqual([])
  expect(breaks([reviewed], [line('read things', 'a b d', 'id')])).toEqual([
    'POST /thing: the body now needs b',
    'POST /thing: the body now needs d',
    'POST /thing: the reply has no name any more',
  ])
  expect(breaks([reviewed], [line('update things', 'b?', 'id name')])).toEqual([
    "POST /thing: it asks for 'update things' instead of 'read things'",
    'POST /thing: the body has no a any more',
  ])
  expect(breaks([reviewed], [])).toEqual(['POST /thing is gone'])
})

import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { isTextKey } from '@deportivo/texts/text'
import { expect, test } from 'vitest'

test('every consumer has a name for the administrator who sees it stopped', () => {
  const readers = ALL_SERVICES.flatMap(({ consumers = [], jobs = [] }) => [
    ...consumers.map(({ name }) => name),
    ...jobs.map(({ name }) => `job ${name}`),
  ])
  expect(readers.filter((name) => !isTextKey(`stopped.reader.${name}`))).toEqual([])
})

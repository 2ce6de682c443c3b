import { ORDER_STEPS, STEP_KEYS } from '@deportivo/lifecycle/order/steps'
import { isTextKey } from '@deportivo/texts/text'
import { describe, expect, it } from 'vitest'
import { orderEvents } from '../events/order.ts'
import { STEP_BODIES } from './steps.ts'

describe('every step of the table', () => {
  it.each(STEP_KEYS)('%s has a body, an event of the order family, and a text in every language', (key) => {
    const step = ORDER_STEPS[key]
    expect(STEP_BODIES[key].type).toBe('object')
    expect(orderEvents.types).toContain(step.event)
    expect(isTextKey(step.text)).toBe(true)
  })
})

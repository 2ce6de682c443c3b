import { Type, type Static } from 'typebox'
import { route } from '../route.ts'
import { Found } from '../shapes.ts'

/** What a shop enters before its first sale, in the order in which each needs the ones before. */
export const FIRST_STEPS = [
  'stores',
  'sizes',
  'categories',
  'subcategories',
  'brands',
  'references',
  'colors',
  'people',
  'products',
  'stock',
  'cashiers',
  'shift',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

const STEPS = Object.fromEntries(FIRST_STEPS.map((step) => [step, Type.Boolean()])) as Record<
  FirstStep,
  ReturnType<typeof Type.Boolean>
>
export const FirstSteps = Type.Object(STEPS)
export type FirstSteps = Static<typeof FirstSteps>

export const getFirstSteps = route({
  method: 'GET',
  path: '/first-steps',
  tag: 'catalogue',
  summary: 'Which of the things that a new installation needs before its first sale are there.',
  permission: ['create catalogue', 'create products'],
  reply: Found(FirstSteps),
})

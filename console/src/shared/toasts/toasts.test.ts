import { beforeEach, expect, test } from 'vitest'
import { showToast, toasts } from './toasts.ts'

beforeEach(() => toasts.set([]))

test('at most five messages are seen; the oldest makes room', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) showToast({ tone: 'info', text })
  expect(toasts.get().map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6'])
})

test('refusals and offers to undo make room for nothing', () => {
  showToast({ tone: 'danger', text: 'Sin inventario' })
  showToast({ tone: 'success', text: 'Despachado', action: { key: 'common.undo', run: () => undefined } })
  for (const text of ['1', '2', '3', '4']) showToast({ tone: 'info', text })
  expect(toasts.get().map(({ text }) => text)).toEqual(['Sin inventario', 'Despachado', '2', '3', '4'])
})

test('a message stays six seconds, one with something to do at least ten', () => {
  showToast({ tone: 'success', text: 'Listo' })
  showToast({ tone: 'success', text: 'Hecho', action: { key: 'common.undo', run: () => undefined } })
  expect(toasts.get().map(({ lastsMs }) => lastsMs)).toEqual([6_000, 10_000])
})

test('the same words twice are one message', () => {
  showToast({ tone: 'success', text: 'Producto agregado' })
  showToast({ tone: 'success', text: 'Producto agregado' })
  expect(toasts.get()).toHaveLength(1)
})

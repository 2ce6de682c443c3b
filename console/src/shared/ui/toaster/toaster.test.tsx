import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { AppDialog } from '../dialog/app-dialog.tsx'
import { Toaster } from './toaster.tsx'
import { showToast, toasts } from '../../toasts/toasts.ts'

const SECOND = 1_000
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1_440, height: 900 }

beforeEach(() => {
  toasts.set([])
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.happyDOM.setViewport(DESKTOP)
})

const texts = () =>
  [...screen.getByRole('status').querySelectorAll('.ad-toast')].map((toast) => toast.textContent)
const send = (...all: Parameters<typeof showToast>[0][]) =>
  act(() => all.forEach((toast) => showToast(toast)))
const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * SECOND)
  })

const UNDO = { key: 'common.undo', run: () => undefined } as const

test('on a phone messages come one at a time, each for as long as on a desktop, refusals and offers to undo first', () => {
  window.happyDOM.setViewport(PHONE)
  show(<Toaster />)
  send({ tone: 'success', text: 'Guardado' })
  expect(texts()).toEqual(['Guardado'])
  send(
    { tone: 'info', text: 'Llegó un pedido' },
    { tone: 'success', text: 'Despachado', action: UNDO },
    { tone: 'danger', text: 'Sin inventario' },
  )
  expect(texts()).toEqual(['DespachadoDeshacer'])
  pass(10)
  expect(texts()).toEqual(['Sin inventario'])
  pass(6)
  expect(texts()).toEqual(['Guardado'])
  pass(6)
  expect(texts()).toEqual(['Llegó un pedido'])
  pass(6)
  expect(texts()).toEqual([])
})

test('on a desktop five messages are seen at once, and a sixth refusal has its turn', () => {
  window.happyDOM.setViewport(DESKTOP)
  show(<Toaster />)
  send(...['1', '2', '3', '4', '5', '6'].map((text) => ({ tone: 'danger', text }) as const))
  expect(texts()).toEqual(['1', '2', '3', '4', '5'])
  pass(6)
  expect(texts()).toEqual(['6'])
  pass(6)
  expect(texts()).toEqual([])
})

test('confirmations of what was done before go when a dialog opens; refusals and offers to undo stay', () => {
  show(<Toaster />)
  send(
    { tone: 'success', text: 'Guardado' },
    { tone: 'success', text: 'Despachado', action: UNDO },
    { tone: 'danger', text: 'Sin inventario' },
  )
  show(
    <AppDialog title="Empacar" onClose={() => undefined}>
      <p>Pedido</p>
    </AppDialog>,
  )
  expect(toasts.get().map(({ text }) => text)).toEqual(['Despachado', 'Sin inventario'])
  send({ tone: 'success', text: 'Marcado' })
  expect(toasts.get().map(({ text }) => text)).toContain('Marcado')
})

test('the message of an act stays beside the dialog that the act opens', () => {
  show(<Toaster />)
  send({ tone: 'success', text: 'Turno cerrado' })
  show(
    <AppDialog title="Cierre" isAfterAct onClose={() => undefined}>
      <p>Turno</p>
    </AppDialog>,
  )
  expect(texts()).toEqual(['Turno cerrado'])
})

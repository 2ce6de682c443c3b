import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { errorOf } from '../../net/call-error.ts'
import { show } from '../../testing/show.tsx'
import { ErrorState } from './states.tsx'

const failed = (status: number) =>
  show(<ErrorState error={errorOf(status, { code: status, message: 'Tabla caída' }, 'r-9')} />)

it('the message of a fault of the server is not shown, only its code for support', () => {
  failed(500)
  expect(screen.queryByText('Tabla caída')).toBeNull()
  expect(screen.getByText(/r-9/)).toBeTruthy()
})

it('the reason of a refusal is shown', () => {
  failed(403)
  expect(screen.getByText('Tabla caída')).toBeTruthy()
})

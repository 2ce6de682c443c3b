import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ActionButton } from './action-button.tsx'

it('the main button that is blocked shows its reason below it, for those who have no pointer to hover with', () => {
  show(<ActionButton isMain text="Validar pago" reason="Falta el soporte." />)
  expect(screen.getByText('Falta el soporte.')).toBeTruthy()
})

it('other blocked buttons, and one that works, leave the screen to the rest', () => {
  show(<ActionButton text="Empacar" reason="Falta el soporte." />)
  show(<ActionButton isMain text="Alistar" />)
  expect(screen.queryByText('Falta el soporte.')).toBeNull()
})

import type { Settings } from '@deportivo/contracts/admin/settings'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { CarriersSection } from './carriers-section.tsx'

const carriers = ['Servientrega', 'Coordinadora'].map((name, id) => ({
  id,
  name,
  guide_digits: 10,
  guide_pattern: null,
}))

it('what may be done with a carrier is in the menu of its row', async () => {
  show(<CarriersSection settings={{ carriers } as unknown as Settings} />)
  const row = screen.getByRole('row', { name: /Servientrega/ })
  expect(within(row).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(within(row).getByRole('button'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
  await screen.findByRole('heading', { name: /Servientrega/ })
})

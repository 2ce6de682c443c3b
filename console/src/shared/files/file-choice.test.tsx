import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { FileChoice } from './file-choice.tsx'

it('who sends a HEIC that stays one is advised, and it is still sent', () => {
  const file = new File(['ftypheic'], 'IMG_0042.HEIC', { type: 'image/heic' })
  show(<FileChoice label="Soporte" file={file} onChange={() => undefined} />)
  expect(screen.getByText(/se guarda, pero sin vista previa/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

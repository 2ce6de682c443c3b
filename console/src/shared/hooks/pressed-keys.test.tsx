import { Button } from '@blueprintjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { pressWherePressed } from './pressed-keys.ts'

pressWherePressed()
afterEach(cleanup)

it.each(['Enter', ' '])(
  'a button is pressed by %j where it went down, and not by its release alone',
  (key) => {
    const onClick = vi.fn()
    render(
      <>
        <input aria-label="Campo" />
        <Button onClick={onClick}>Borrar</Button>
      </>,
    )
    const button = screen.getByRole('button')
    fireEvent.keyDown(screen.getByLabelText('Campo'), { key })
    fireEvent.keyDown(button, { key, repeat: true })
    fireEvent.keyUp(button, { key })
    expect(onClick).not.toHaveBeenCalled()
    fireEvent.keyDown(button, { key })
    fireEvent.keyUp(button, { key })
    expect(onClick).toHaveBeenCalledOnce()
  },
)

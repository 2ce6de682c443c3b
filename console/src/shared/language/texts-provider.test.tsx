import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('the language before it stays on screen until all texts of the next one are here', async () => {
  // As in a browser that has just come: no language is loaded.
  vi.resetModules()
  const { changePreferences } = await import('../preferences/preferences.ts')
  const { loadTexts, TextsProvider, useTexts } = await import('./texts.tsx')
  const seen: string[] = []
  function Title() {
    const words = useTexts()('sale.history')
    seen.push(words)
    return <h1>{words}</h1>
  }
  changePreferences({ language: 'tr' })
  await loadTexts()
  render(
    <TextsProvider>
      <Title />
    </TextsProvider>,
  )
  screen.getByText('Geçmiş')
  act(() => changePreferences({ language: 'es' }))
  await screen.findByText('Historial')
  expect(new Set(seen)).toEqual(new Set(['Geçmiş', 'Historial']))
})

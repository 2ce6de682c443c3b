import { useEffect, useRef } from 'react'
import { usePreferences } from '../preferences/preferences.ts'
import { useByHand } from './use-by-hand.ts'

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** A dialog has the keyboard to itself. */
const isDialogOpen = () => document.querySelector('.bp6-dialog, .bp6-drawer') !== null

/** AltGr counts as Ctrl and Alt together, and is how a Spanish keyboard writes brackets. */
export const isPlain = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey)

/** No code begins with them, and what is typed after the slash is words of the search already. */
const AT_ONCE = ['/', '?']

/** Keys of a page by what they write, and `Ctrl+Enter` (⌘ too). They sleep while a person types or has switched them off. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const { single_keys: isEnabled } = usePreferences()
  const byHand = useByHand()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const actOf = (event: KeyboardEvent): (() => void) | undefined => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return latest.current['Ctrl+Enter']
      if (!isEnabled || !isPlain(event) || isTyping(event.target)) return undefined
      return latest.current[event.key]
    }
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isDialogOpen()) return
      const act = actOf(event)
      if (!act) return
      event.preventDefault()
      if (event.key.length === 1 && !AT_ONCE.includes(event.key)) byHand(act)
      else act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isEnabled, byHand])
}

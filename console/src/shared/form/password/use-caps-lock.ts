import { useCallback, useState, type KeyboardEvent } from 'react'

/** Whether Caps Lock is on, learnt from the keys a person presses in the field. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false)
  const onKey = useCallback((event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')), [])
  return { isOn, onKey }
}

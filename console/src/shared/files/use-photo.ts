import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useUnsaved } from '../unsaved/unsaved.ts'
import type { PhotoChoice } from './photo-field.tsx'

interface PhotoForm {
  formState: { errors: FieldErrors }
  clearRefusal: (name: string) => void
}

/**
 * The chosen picture of a form whose body has a `photo`: unsaved like what was typed. Another choice clears the refusal of
 * the last one.
 */
export function usePhoto({ formState, clearRefusal }: PhotoForm) {
  const [choice, setChoice] = useState<PhotoChoice>(null)
  useUnsaved(choice !== null)
  const error = (formState.errors as { photo?: { message?: string } }).photo?.message
  const onChange = (chosen: PhotoChoice) => {
    setChoice(chosen)
    clearRefusal('photo')
  }
  return { choice, error, onChange }
}

import { Button } from '@blueprintjs/core'
import { Cross, Media } from '@blueprintjs/icons'
import { PORTRAIT_FILE } from '@deportivo/contracts/portrait'
import { useRef, useState } from 'react'
import { refusedFile, type FileRefusal } from './file-check.ts'
import { fromHeic, preparePhoto } from './prepare-photo.ts'
import { useLocalPicture } from './use-local-picture.ts'
import { useFormats } from '../language/use-formats.ts'
import { useTexts } from '../language/texts.tsx'
import { useUnsaved } from '../unsaved/unsaved.ts'
import { Portrait } from '../ui/people/portrait.tsx'
import '../ui/people/portrait.css'

const RULES = PORTRAIT_FILE
const ACCEPT = RULES.kinds.map((kind) => `image/${kind === 'jpg' ? 'jpeg' : kind}`).join(',')

/** What is to become of a person's picture: a new one, none, or `null`: it stays. */
export type PhotoChoice = File | 'removed' | null

/** The fields of a body that carry the choice. */
export const photoBody = (choice: PhotoChoice) => ({
  ...(choice === 'removed' ? { body: { remove_photo: true } } : { body: {} }),
  ...(choice instanceof File ? { upload: { file: { field: 'photo', file: choice } } } : { upload: {} }),
})

/** A person's picture, seen as it will be before it is saved. */
export function PhotoField({
  name,
  picture,
  choice,
  error,
  onChange,
}: {
  name: string
  /** The stored photo. */
  picture: string | null
  choice: PhotoChoice
  error: string | undefined
  onChange: (choice: PhotoChoice) => void
}) {
  const t = useTexts()
  const { bytes } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  useUnsaved(choice !== null)
  const local = useLocalPicture(choice instanceof File ? choice : null)
  const shown = choice === null ? picture : local
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const file = await fromHeic(chosen)
    const refused = refusedFile(file, RULES)
    setRefusal(refused)
    if (refused === null) onChange(await preparePhoto(file))
  }
  const message = refusal === null ? error : t(refusal.key, refusal.values)
  return (
    <div className="ad-field ad-field--wide">
      <div className="ad-photo">
        <Portrait name={name} picture={shown} size={76} />
        <div className="ad-stack">
          <div className="ad-row ad-row--wrap">
            <Button icon={<Media />} onClick={() => input.current?.click()}>
              {t(shown === null ? 'people.photo_choose' : 'people.photo_change')}
            </Button>
            {shown !== null && (
              <Button
                variant="minimal"
                icon={<Cross />}
                onClick={() => {
                  setRefusal(null)
                  onChange(picture === null ? null : 'removed')
                }}
              >
                {t('people.photo_remove')}
              </Button>
            )}
          </div>
          <span className="ad-field__help">{t('people.photo_help', { limit: bytes(RULES.max_bytes) })}</span>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('people.photo')}
        accept={ACCEPT}
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file may be chosen again after a failure.
          event.target.value = ''
        }}
      />
      {message && (
        <span className="ad-field__error" role="alert">
          {message}
        </span>
      )}
    </div>
  )
}

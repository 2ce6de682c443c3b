import { Button } from '@blueprintjs/core'
import { DocumentOpen } from '@blueprintjs/icons'
import { IMPORT_FILE } from '@deportivo/contracts/imports/declare-import'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProgressLine } from '../files/progress-line.tsx'
import { formatBytes } from '../language/bytes.ts'
import { useTexts } from '../language/texts.tsx'
import { isCallError } from '../net/call-error.ts'
import { usePreferences } from '../preferences/preferences.ts'
import { reportError } from '../toasts/report-error.ts'

const ACCEPT = IMPORT_FILE.kinds.map((kind) => `.${kind}`).join(',')

/** Sends a file, and returns the address of its import. */
export type SendTable = (file: File, onProgress: (share: number) => void) => Promise<string>

/** Sends a file and opens its import. What the server refuses is shown beside the button. */
export function ChooseTable({
  text,
  isPrimary = false,
  onSend,
}: {
  text: string
  isPrimary?: boolean
  onSend: SendTable
}) {
  const t = useTexts()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const send = async (file: File) => {
    setError(null)
    if (file.size > IMPORT_FILE.max_bytes) {
      const limit = formatBytes(IMPORT_FILE.max_bytes, language)
      return setError(t('upload.too_large', { size: formatBytes(file.size, language), limit }))
    }
    setShare(0)
    try {
      void navigate(await onSend(file, setShare))
    } catch (failure) {
      if (isCallError(failure) && failure.errors['file']) setError(failure.errors['file'])
      else reportError(failure)
    } finally {
      setShare(null)
    }
  }
  return (
    <span className="ad-row ad-row--wrap">
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={text}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        {...(isPrimary ? { intent: 'primary' } : {})}
        icon={<DocumentOpen />}
        disabled={share !== null}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
      {share !== null && <ProgressLine share={share} />}
      {error && (
        <span className="ad-field__error" role="alert">
          {error}
        </span>
      )}
    </span>
  )
}

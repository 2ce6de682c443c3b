import { Button } from '@blueprintjs/core'
import { DocumentOpen } from '@blueprintjs/icons'
import { createImport, IMPORT_FILE } from '@deportivo/contracts/catalogue/imports'
import type { BodyOf } from '@deportivo/contracts/route'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProgressLine } from '../../../shared/files/progress-line.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { call } from '../../../shared/net/call.ts'
import { isCallError } from '../../../shared/net/call-error.ts'
import { reportError } from '../../../shared/toasts/report-error.ts'

const ACCEPT = IMPORT_FILE.kinds.map((kind) => `.${kind}`).join(',')

/** Sends a file of products and opens its import. What the server refuses is shown beside the button. */
export function ChooseTable({ text, isPrimary = false }: { text: string; isPrimary?: boolean }) {
  const t = useTexts()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const send = async (file: File) => {
    setError(null)
    if (file.size > IMPORT_FILE.max_bytes) return setError(t('problem.too_large'))
    setShare(0)
    try {
      // The contract's `file` is what the server makes of the form's file part.
      const body = {} as BodyOf<typeof createImport>
      const { data } = await call(createImport, { body, file: { field: 'file', file }, onProgress: setShare })
      void navigate(paths.productImport(data.id))
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

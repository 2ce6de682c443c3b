import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { IMPORT_FILE } from '@deportivo/contracts/imports/declare-import'
import type { TableKind } from '@deportivo/contracts/route'
import { useState } from 'react'
import { useTexts } from '../language/texts.tsx'
import { reportError } from '../toasts/report-error.ts'

/** A button for each kind of file. */
export function TableFiles({
  textKey,
  get,
}: {
  textKey: 'import.export_as' | 'import.template'
  get: (format: TableKind) => Promise<void>
}) {
  const t = useTexts()
  const [busy, setBusy] = useState<TableKind | null>(null)
  const save = (format: TableKind) => {
    setBusy(format)
    void get(format)
      .catch(reportError)
      .finally(() => setBusy(null))
  }
  return (
    <span className="ad-row ad-row--wrap">
      {IMPORT_FILE.kinds.toReversed().map((format) => (
        <Button key={format} icon={<Download />} loading={busy === format} onClick={() => save(format)}>
          {t(textKey, { format: format.toUpperCase() })}
        </Button>
      ))}
    </span>
  )
}

import { Button } from '@blueprintjs/core'
import { Export } from '@blueprintjs/icons'
import { useState } from 'react'
import { useTexts } from '../../language/texts.tsx'
import type { ListColumn } from '../definition/definition.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'
import { ExportDialog } from './export-dialog.tsx'

/** Takes the list away as a file, as it is on screen. */
export function ExportButton<R>(props: { screen: ListOnScreen<R>; columns: readonly ListColumn<R>[] }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="ad-tool"
        icon={<Export />}
        disabled={!props.screen.rows.paging?.total}
        onClick={() => setOpen(true)}
      >
        {t('list.export')}
      </Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

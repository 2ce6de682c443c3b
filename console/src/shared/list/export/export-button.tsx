import { Export } from '@blueprintjs/icons'
import { useState } from 'react'
import { useTexts } from '../../language/texts.tsx'
import { ActionButton } from '../../ui/controls/action-button.tsx'
import type { ListColumn } from '../definition/definition.ts'
import type { ListOnScreen } from '../query/use-list-screen.ts'
import { ExportDialog } from './export-dialog.tsx'

/** Takes the list away as a file, as it is on screen. */
export function ExportButton<R>(props: { screen: ListOnScreen<R>; columns: readonly ListColumn<R>[] }) {
  const t = useTexts()
  const { paging } = props.screen.rows
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ActionButton
        className="ad-tool"
        icon={<Export />}
        reason={paging?.total ? null : t(paging ? 'list.export_none' : 'common.loading')}
        onClick={() => setOpen(true)}
      >
        {t('list.export')}
      </ActionButton>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

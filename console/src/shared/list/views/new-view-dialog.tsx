import { createView } from '@deportivo/contracts/views/view-changes'
import type { View } from '@deportivo/contracts/views/views'
import { useCallback, useState } from 'react'
import { call } from '../../net/call.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useTexts } from '../../language/texts.tsx'
import { useChange } from '../../hooks/use-change.ts'
import { hasName, ViewFields, type SavedScreen, type ViewDetails } from './view-fields.tsx'
import type { ViewWords } from './view-words.ts'

/** Saves the current filters and columns as a named view. */
export function NewViewDialog({
  list,
  words,
  now,
  onDone,
  onClose,
}: {
  list: View['list']
  words: ViewWords | undefined
  now: SavedScreen
  onDone: (view: View) => void
  onClose: () => void
}) {
  const t = useTexts()
  const [details, setDetails] = useState<ViewDetails>({ name: '', is_shared: false })
  const save = useChange(
    useCallback((body: ViewDetails) => call(createView, { body: { ...now, ...body, list } }), [now, list]),
  )
  return (
    <FormDialog
      title={t('list.view_save')}
      submitText={t('common.save')}
      width={420}
      missing={[!hasName(details) && t('list.view_name')]}
      isBusy={save.isRunning}
      onSubmit={() => save.run(details).then((reply) => reply && onDone(reply.data))}
      onClose={onClose}
    >
      <p className="ad-soft">{t(words?.lead ?? 'list.view_lead')}</p>
      <ViewFields
        words={words}
        details={details}
        refusal={save.error?.errors['name']}
        onChange={setDetails}
      />
    </FormDialog>
  )
}

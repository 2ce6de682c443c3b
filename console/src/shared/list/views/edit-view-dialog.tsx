import { Button, Checkbox } from '@blueprintjs/core'
import { Trash } from '@blueprintjs/icons'
import { deleteView, updateView } from '@deportivo/contracts/views/view-changes'
import type { View } from '@deportivo/contracts/views/views'
import { useCallback, useState } from 'react'
import { call } from '../../net/call.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useTexts } from '../../language/texts.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useChange } from '../../hooks/use-change.ts'
import { hasName, ViewFields, type SavedScreen, type ViewDetails } from './view-fields.tsx'
import type { ViewWords } from './view-words.ts'

interface Props {
  view: View
  words: ViewWords | undefined
  /** The view as it is now; undefined when it is gone. */
  onDone: (view: View | undefined) => void
  onClose: () => void
}

/** Confirms deletion of a view; the current filters stay. */
function DeleteView({ view, words, onDone, onClose }: Props) {
  const t = useTexts()
  const remove = useChange(useCallback((id: number) => call(deleteView, { params: { id } }), []))
  return (
    <ConfirmDialog
      title={t('list.view_delete')}
      confirmText={t('common.delete')}
      intent="danger"
      isBusy={remove.isRunning}
      onClose={onClose}
      onConfirm={() => void remove.run(view.id).then((done) => done && onDone(undefined))}
    >
      {t(words?.deletion ?? 'list.view_delete_text', { name: view.name })}{' '}
      {view.is_shared && t('list.view_delete_shared')}
    </ConfirmDialog>
  )
}

/** Renames, shares, takes in what is on screen now, deletes. */
export function EditViewDialog({ now, ...props }: Props & { now: SavedScreen }) {
  const { view, words, onDone, onClose } = props
  const { id } = view
  const t = useTexts()
  const [details, setDetails] = useState<ViewDetails>({ name: view.name, is_shared: view.is_shared })
  const [takesScreen, setTakesScreen] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const save = useChange(
    useCallback(
      (body: ViewDetails & Partial<SavedScreen>) => call(updateView, { params: { id }, body }),
      [id],
    ),
  )
  if (isDeleting) return <DeleteView {...props} onClose={() => setDeleting(false)} />
  const submit = () =>
    save.run({ ...details, ...(takesScreen ? now : {}) }).then((reply) => reply && onDone(reply.data))
  return (
    <FormDialog
      title={t('list.view_edit', { name: view.name })}
      submitText={t('common.save')}
      width={420}
      missing={[!hasName(details) && t('list.view_name')]}
      isBusy={save.isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      {!view.is_own && <p className="ad-soft">{t('list.view_by', { name: view.by })}</p>}
      <ViewFields
        words={words}
        details={details}
        refusal={save.error?.errors['name']}
        onChange={setDetails}
      />
      <Checkbox
        checked={takesScreen}
        label={t('list.view_take')}
        onChange={(event) => setTakesScreen(event.currentTarget.checked)}
      />
      <div>
        <Button variant="minimal" intent="danger" icon={<Trash />} onClick={() => setDeleting(true)}>
          {t('list.view_delete')}
        </Button>
      </div>
    </FormDialog>
  )
}

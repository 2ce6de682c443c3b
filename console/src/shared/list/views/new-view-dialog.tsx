import { createView, type View } from '@deportivo/contracts/views/views'
import { useCallback, useState } from 'react'
import { call } from '../../net/call.ts'
import { FormDialog } from '../../form/form-dialog.tsx'
import { useTexts } from '../../language/texts.tsx'
import { useChange } from '../../hooks/use-change.ts'
import { isTold, ViewFields, type KeptScreen, type ToldView } from './view-fields.tsx'

/** Keeps what is on screen under a name. */
export function NewViewDialog({
  list,
  now,
  onDone,
  onClose,
}: {
  list: View['list']
  now: KeptScreen
  onDone: (view: View) => void
  onClose: () => void
}) {
  const t = useTexts()
  const [told, setTold] = useState<ToldView>({ name: '', is_shared: false })
  const save = useChange(
    useCallback((body: ToldView) => call(createView, { body: { ...now, ...body, list } }), [now, list]),
  )
  return (
    <FormDialog
      title={t('list.view_save')}
      submitText={t('common.save')}
      width={420}
      canSubmit={isTold(told)}
      isBusy={save.isRunning}
      onSubmit={() => save.run(told).then((reply) => reply && onDone(reply.data))}
      onClose={onClose}
    >
      <p className="ad-soft">{t('list.view_lead')}</p>
      <ViewFields told={told} refusal={save.error?.errors['name']} onChange={setTold} />
    </FormDialog>
  )
}

import { Button, InputGroup } from '@blueprintjs/core'
import { Duplicate } from '@blueprintjs/icons'
import { Field } from '../../shared/form/field.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { showToast } from '../../shared/toasts/toasts.ts'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'

/** A link that was just made: its address is here to be copied, and nowhere else. */
export function NewLink({ url, days, onClose }: { url: string; days: number; onClose: () => void }) {
  const t = useTexts()
  const copy = () => {
    void navigator.clipboard.writeText(url).then(
      () => showToast({ tone: 'success', key: 'share.copied', values: { days } }),
      () => showToast({ tone: 'warning', key: 'share.not_copied' }),
    )
  }
  return (
    <AppDialog
      title={t('share.title')}
      width={480}
      onClose={onClose}
      footer={
        <DialogFoot isDone onClose={onClose}>
          <Button intent="primary" icon={<Duplicate />} onClick={copy}>
            {t('common.copy')}
          </Button>
        </DialogFoot>
      }
    >
      <Field label={t('share.url')} help={t('share.once')}>
        {(control) => (
          <InputGroup
            {...control}
            readOnly
            dir="ltr"
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Field>
    </AppDialog>
  )
}

import { useTexts } from '../../shared/language/texts.tsx'
import { AppDialog } from '../../shared/ui/dialog/app-dialog.tsx'
import { DialogFoot } from '../../shared/ui/dialog/dialog-foot.tsx'
import { AddButton, AddProductBody } from './add-product-body.tsx'
import { useAddForm, type AddingProduct } from './use-add-form.ts'

/** How many pairs of which size, from which store, at which price: then into the order, all at once. */
export function AddProductDialog({
  onClose,
  ...adding
}: AddingProduct & {
  /** Opens with one usual size run in the fullest store. */
  startsWithRun?: boolean
  onClose: () => void
}) {
  const t = useTexts()
  const form = useAddForm({ ...adding, onAdded: onClose })
  const note = <span className="ad-dialog__note ad-keys-hint">{t('product.keyboard')}</span>
  return (
    <AppDialog
      title={t('product.add_title')}
      onClose={onClose}
      width={860}
      isModal
      onSubmit={() => void form.submit('exact')}
      footer={
        <DialogFoot note={note} onClose={onClose}>
          <AddButton form={form} />
        </DialogFoot>
      }
    >
      <AddProductBody form={form} codes={adding.codes} codeNote={adding.codeNote} />
    </AppDialog>
  )
}

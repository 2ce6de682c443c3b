import { deleteProduct, listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useCallback } from 'react'
import { FormError } from '../../../shared/form/field.tsx'
import { useChange } from '../../../shared/hooks/use-change.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx'

/** Confirms the deletion of a product. One with stock is not deleted, and the dialog names its stores. */
export function DeleteProduct({
  product: { id, name, version, reference_name, color_name },
  onDeleted,
  onClose,
}: {
  product: Product
  onDeleted?: () => void
  onClose: () => void
}) {
  const t = useTexts()
  const deletion = useChange(
    useCallback(() => call(deleteProduct, { params: { id }, body: { version } }), [id, version]),
    { isQuiet: true },
  )
  const remove = async () => {
    if (!(await deletion.run(undefined))) return
    onClose()
    onDeleted?.()
    await revalidate(listProducts)
  }
  return (
    <ConfirmDialog
      title={t('product.delete')}
      confirmText={t('common.delete')}
      intent="danger"
      isBusy={deletion.isRunning}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <div className="ad-stack">
        <p>{t('product.delete_text', { name, reference: reference_name, color: color_name })}</p>
        <FormError message={deletion.error?.serverText ?? undefined} />
      </div>
    </ConfirmDialog>
  )
}

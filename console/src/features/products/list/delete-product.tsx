import { deleteProduct, listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { DeleteDialog } from '../../../shared/form/delete-dialog.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { call } from '../../../shared/net/call.ts'
import { revalidate } from '../../../shared/net/use-found.ts'

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
  const remove = async () => {
    const reply = await call(deleteProduct, { params: { id }, body: { version } })
    // First: the page of a deleted product has nothing to read again.
    onDeleted?.()
    await revalidate(listProducts)
    return reply
  }
  return (
    <DeleteDialog title={t('product.delete')} remove={remove} onClose={onClose}>
      {t('product.delete_text', { name, reference: reference_name, color: color_name })}
    </DeleteDialog>
  )
}

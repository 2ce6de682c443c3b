import { Duplicate, Edit, EyeOpen, Trash } from '@blueprintjs/icons'
import type { Product } from '@deportivo/contracts/catalogue/products'
import { useNavigate } from 'react-router-dom'
import { only, type RowStep } from '../../../shared/list/steps/row-step.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { useCan } from '../../../shared/session/session.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'

/** What may be done with a product, for users who may. */
export function useProductSteps(onDelete: (product: Product) => void): (product: Product) => RowStep[] {
  const t = useTexts()
  const navigate = useNavigate()
  const mayCreate = useCan('create products')
  const mayUpdate = useCan('update products')
  const mayDelete = useCan('delete products')
  return (product) => [
    ...only(mayUpdate, {
      text: t('common.edit'),
      icon: <Edit />,
      isMain: true,
      onSelect: () => void navigate(paths.product(product.id)),
    }),
    {
      text: t('product.detail'),
      icon: <EyeOpen />,
      onSelect: () => void navigate(paths.productDetail(product.id)),
    },
    ...only(mayCreate, {
      text: t('product.duplicate'),
      icon: <Duplicate />,
      onSelect: () => void navigate(paths.duplicateProduct(product.id)),
    }),
    ...only(mayDelete, {
      text: t('common.delete'),
      icon: <Trash />,
      tone: 'danger',
      onSelect: () => onDelete(product),
    }),
  ]
}

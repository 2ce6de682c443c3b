import { useTexts } from '../../shared/language/texts.tsx'
import { AddButton, AddProductBody } from './add-product-body.tsx'
import { useAddForm, type AddingProduct } from './use-add-form.ts'

/** The same as the dialog, as a part of a page: what was added leaves it empty for more. */
export function AddProductPanel(adding: AddingProduct) {
  const t = useTexts()
  const form = useAddForm(adding)
  return (
    <section className="ad-card ad-card--padded ad-stack" aria-label={t('product.add_title')}>
      <AddProductBody form={form} codes={adding.codes} codeNote={adding.codeNote} isNamed />
      <div className="ad-row ad-row--wrap">
        <AddButton form={form} />
        <span className="ad-soft ad-small ad-keys-hint">{t('product.keyboard')}</span>
      </div>
    </section>
  )
}

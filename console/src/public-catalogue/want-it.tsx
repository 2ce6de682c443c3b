import type { PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import { useId, useState } from 'react'
import { unitsOf, withOneMore } from './order-storage.ts'
import { useOrder } from './use-order.ts'
import { useWords } from './words.ts'

/** 'Lo quiero': one more unit of a size. Where there are several, they are asked for. */
export function WantIt({ product }: { product: PublicProduct }) {
  const t = useWords()
  const id = useId()
  const { order, change } = useOrder()
  const [isOpen, setOpen] = useState(false)
  const { sizes, name } = product
  const units = unitsOf({ lines: order.lines.filter(({ product_id }) => product_id === product.id) })
  const add = (size: string) => {
    change((now) => withOneMore(now, product, size))
    setOpen(false)
  }
  const [first] = sizes
  if (first === undefined) return null
  const press = () => (sizes.length === 1 ? add(first) : setOpen((was) => !was))
  return (
    <div className="pc-want pc-no-print">
      <button
        type="button"
        className="pc-button pc-button--main"
        aria-label={t('public_page.want_it_of', { name })}
        {...(sizes.length > 1 && { 'aria-expanded': isOpen, 'aria-controls': id })}
        onClick={press}
      >
        {t('public_page.want_it')}
      </button>
      <span role="status">{units > 0 && t('public_page.in_order', { units })}</span>
      <div
        id={id}
        hidden={!isOpen}
        className="pc-want__sizes"
        role="group"
        aria-label={t('public_page.which_size')}
      >
        {sizes.map((size) => (
          <button key={size} type="button" className="pc-button" onClick={() => add(size)}>
            {size}
          </button>
        ))}
      </div>
    </div>
  )
}

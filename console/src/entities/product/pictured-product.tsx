import type { ReactNode } from 'react'
import { ProductPicture } from './product-picture.tsx'
import './pictured-product.css'

/** A product in a cell of a list: its picture, and what names it. */
export const PicturedProduct = ({
  url,
  name,
  children,
}: {
  url: string | null | undefined
  name: string
  children: ReactNode
}) => (
  <span className="ad-product-name">
    <ProductPicture url={url} name={name} isThumb />
    <span>{children}</span>
  </span>
)

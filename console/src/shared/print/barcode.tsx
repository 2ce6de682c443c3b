import { readBarcode } from '@deportivo/lifecycle/product-barcodes'
import JsBarcode from 'jsbarcode'
import { useEffect, useRef } from 'react'

/** Without white beside the bars a scanner finds nothing: eleven times a bar's width, by the standard of EAN-13. */
const QUIET = 22
const BAR = 2

/** The barcode of a product has its own form; everything else is Code 128. */
const formatOf = (value: string) =>
  'wrong' in readBarcode(value) ? 'CODE128' : value.length === EAN_8 ? 'EAN8' : 'EAN13'
const EAN_8 = 8

/** What a scanner reads, with its text below, which a person can type. */
export function Barcode({ value, height = 44 }: { value: string; height?: number }) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (drawing.current)
      JsBarcode(drawing.current, value, {
        format: formatOf(value),
        flat: true,
        width: BAR,
        height,
        margin: 0,
        marginLeft: QUIET,
        marginRight: QUIET,
        fontSize: 15,
        textMargin: 3,
        font: 'inherit',
      })
  }, [value, height])
  return <svg ref={drawing} className="ad-barcode" role="img" aria-label={value} />
}

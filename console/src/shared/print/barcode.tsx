import JsBarcode from 'jsbarcode'
import { useEffect, useRef } from 'react'

/** Without white beside the bars a scanner finds nothing: eleven times a bar's width, by the standard of EAN-13. */
const QUIET = 22
const BAR = 2

/** What a scanner reads, with its text below, which a person can type. */
export function Barcode({
  value,
  format = 'CODE128',
  height = 44,
}: {
  value: string
  format?: 'CODE128' | 'EAN8' | 'EAN13'
  height?: number
}) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (drawing.current)
      JsBarcode(drawing.current, value, {
        format,
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
  }, [value, format, height])
  return <svg ref={drawing} className="ad-barcode" role="img" aria-label={value} />
}

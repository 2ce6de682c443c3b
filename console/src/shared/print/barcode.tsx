import JsBarcode from 'jsbarcode'
import { useEffect, useRef } from 'react'

/** Without white beside the bars a scanner finds nothing: ten times a bar's width, by the standard. */
const QUIET = 20
const BAR = 2

/** Code 128, with its text below: what a scanner reads and a person can type. */
export function Barcode({ value, height = 44 }: { value: string; height?: number }) {
  const drawing = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (drawing.current)
      JsBarcode(drawing.current, value, {
        format: 'CODE128',
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

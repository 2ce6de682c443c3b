import JsBarcode from 'jsbarcode'
import { useEffect, useRef } from 'react'

/** Without white beside the bars a scanner finds nothing: eleven times a bar's width, by the standard of EAN-13. */
const QUIET = 22
const BAR = 2

/** JsBarcode 3.12.3 draws another code for some letters with accents, without an error. */
const DRAWABLE = /^[\x20-\x7e]+$/

interface BarcodeProps {
  value: string
  format?: 'CODE128' | 'EAN8' | 'EAN13'
  height?: number
}

function Bars({ value, format = 'CODE128', height = 44 }: BarcodeProps) {
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

/** What a scanner reads, with its text below, which a person can type; the text alone where no bars have it. */
export function Barcode(props: BarcodeProps) {
  return DRAWABLE.test(props.value) ? <Bars {...props} /> : <span>{props.value}</span>
}

import { deflateSync } from 'node:zlib'

interface Page {
  /** Of a form field that is filled in over the whole page, as banks write an amount. */
  field?: string
  /** Needs a password that is not the empty one. */
  isLocked?: boolean
  width?: number
  height?: number
  /** An image `/Im0` of this many pixels a side, all black: few bytes that expand to many. */
  imageSide?: number
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

// Without an appearance of its own: the reader draws the value.
const FORM =
  '/AcroForm << /Fields [6 0 R] /NeedAppearances true /DR << /Font << /Helv 7 0 R >> >> /DA (/Helv 40 Tf 0 g) >>'

const fieldOf = (value: string, width: number, height: number) =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (valor) /V (${value}) /DA (/Helv 40 Tf 0 g) /Rect [0 0 ${width} ${height}] /F 4 >>`

// The hashes fit no password.
const HASH = `<${'ab'.repeat(32)}>`
const LOCKED = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O ${HASH} /U ${HASH} /P -4 >>`

/** A one-page PDF that draws the given operators, in points from its lower left corner. */
export function pdfOf(operators: string, page: Page = {}): Buffer {
  const { width = 300, height = 400, imageSide = 1, field, isLocked = false } = page
  const image = deflateSync(Buffer.alloc(imageSide * imageSide * 3)).toString('latin1')
  const resources = '<< /XObject << /Im0 5 0 R >> >>'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${field === undefined ? '' : FORM} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources ${resources} ${field === undefined ? '' : '/Annots [6 0 R]'} >>`,
    `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${imageSide} /Height ${imageSide} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${image.length} >>\nstream\n${image}\nendstream`,
    ...(field === undefined ? [] : [fieldOf(field, width, height), FONT]),
  ]
  let pdf = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${isLocked ? LOCKED : ''} >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf + xref + trailer, 'latin1')
}

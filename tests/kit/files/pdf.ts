import { deflateSync } from 'node:zlib'

interface Page {
  width?: number
  height?: number
  /** An image `/Im0` of this many pixels a side, all black: few bytes that expand to many. */
  imageSide?: number
}

/** A one-page PDF that draws the given operators, in points from its lower left corner. */
export function pdfOf(operators: string, { width = 300, height = 400, imageSide = 1 }: Page = {}): Buffer {
  const image = deflateSync(Buffer.alloc(imageSide * imageSide * 3)).toString('latin1')
  const resources = '<< /XObject << /Im0 5 0 R >> >>'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources ${resources} >>`,
    `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${imageSide} /Height ${imageSide} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${image.length} >>\nstream\n${image}\nendstream`,
  ]
  let pdf = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('')
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf + xref + trailer, 'latin1')
}

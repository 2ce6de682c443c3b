import sharp from 'sharp'

/** A bank's receipt: the same layout for every transfer, with small marks for the digits of its amount and number. */
export function receiptOf(digits: string) {
  const marks = [...digits].map((digit, at) => {
    const [x, y] = [60 + (at % 8) * 34, 500 + Math.floor(at / 8) * 60]
    return `<rect x="${x}" y="${y}" width="${6 + Number(digit) * 2}" height="34" fill="#222"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280">
    <rect width="720" height="1280" fill="#fff"/><rect width="720" height="180" fill="#da0081"/>
    <rect x="60" y="300" width="420" height="40" fill="#555"/>${marks.join('')}</svg>`
  return sharp(Buffer.from(svg))
}

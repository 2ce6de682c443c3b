const [START, END] = [Buffer.from('ffd8ff', 'hex'), Buffer.from('ffd9', 'hex')]

/**
 * A JPEG with the end that it lacks, as one has whose sender lost the connection; null for what is none, or has its
 * end.
 */
export function endedJpeg(bytes: Uint8Array): Buffer | null {
  const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!jpeg.subarray(0, START.length).equals(START) || jpeg.subarray(-END.length).equals(END)) return null
  const isHalfEnded = jpeg.at(-1) === END[0]
  return Buffer.concat([jpeg, isHalfEnded ? END.subarray(1) : END])
}

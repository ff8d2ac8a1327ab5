/** 16-bit floats as 32-bit ones. */
function halfToFloat(bits: number): number {
  const sign = bits >> 15 ? -1 : 1
  const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? NaN : sign * Infinity
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** @param bytes little-endian, two for each value */
export function floatsOfHalves(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length >> 1 }, (_, i) =>
    halfToFloat(view.getUint16(i * 2, true)),
  )
}

/** @param bytes little-endian, four for each value; need not be aligned */
export function readFloats(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.length >> 2 }, (_, i) => view.getFloat32(i * 4, true))
}

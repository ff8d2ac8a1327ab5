/** A plane of numbers from what each place is; much quicker than `Float32Array.from`. */
export function buildPlane(length: number, value: (i: number) => number): Float32Array {
  const out = new Float32Array(length)
  for (let i = 0; i < length; i++) out[i] = value(i)
  return out
}

/** The perceptual hash of a work as the database keeps it. */
import { decodeRaster } from '@media/codec'
import { perceptualHash } from '@studio/imaging/describe/hash'
import { toLumaPlane } from '@studio/imaging/resample/plane'

const MAX_PIXELS = 128 * 128

/** Four quarters of 16 bits: hashes that differ in at most three bits share one of them. */
export const ALIKE_MAX_BITS = 3

export interface Fingerprint {
  /** As a signed 64-bit number. */
  readonly phash: bigint
  readonly phashBands: number[]
}

export function splitBands(phash: bigint): number[] {
  return [0, 1, 2, 3].map(
    (band) => band * 65_536 + Number((BigInt.asUintN(64, phash) >> BigInt(band * 16)) & 0xffffn),
  )
}

/** Of an encoded thumbnail. */
export async function computeFingerprint(thumb: Uint8Array): Promise<Fingerprint> {
  const raster = await decodeRaster(thumb, { maxPixels: MAX_PIXELS })
  const phash = BigInt.asIntN(64, BigInt(`0x${perceptualHash(toLumaPlane(raster))}`))
  return { phash, phashBands: splitBands(phash) }
}

/** Hamming distance of the 64 bits. */
export function bitsApart(a: bigint, b: bigint): number {
  let rest = BigInt.asUintN(64, a ^ b)
  let count = 0
  for (; rest > 0n; rest &= rest - 1n) count += 1
  return count
}

/** Stored filter banks: learned differences to Lanczos, 8 bit, packed. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { plainFilters, WINDOW, type FilterBank } from './doubling'
import { CLASS_COUNT } from './shapes'

const FILTERS = CLASS_COUNT * 4

/** Differences in steps of the largest of each filter: FILTERS floats, then FILTERS x WINDOW bytes. */
export function packBank(differences: Float32Array): string {
  const scales = new Float32Array(FILTERS)
  const steps = new Int8Array(FILTERS * WINDOW)
  for (let f = 0; f < FILTERS; f++) {
    const filter = differences.subarray(f * WINDOW, (f + 1) * WINDOW)
    const scale = filter.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6) / 127
    scales[f] = scale
    filter.forEach((value, k) => (steps[f * WINDOW + k] = Math.round(value / scale)))
  }
  const bytes = Buffer.concat([Buffer.from(scales.buffer), Buffer.from(steps.buffer)])
  return deflateRawSync(bytes, { level: 9 }).toString('base64')
}

export function unpackBank(packed: string): FilterBank {
  const bytes = inflateRawSync(Buffer.from(packed, 'base64'))
  const plain = plainFilters()
  const bank = new Float32Array(FILTERS * WINDOW)
  for (let f = 0; f < FILTERS; f++) {
    const scale = bytes.readFloatLE(f * 4)
    for (let k = 0; k < WINDOW; k++) {
      const i = f * WINDOW + k
      bank[i] = plain[(f % 4) * WINDOW + k] + bytes.readInt8(FILTERS * 4 + i) * scale
    }
  }
  return bank
}

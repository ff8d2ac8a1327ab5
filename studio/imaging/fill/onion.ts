/** The first guess at the smallest size: the hole closed ring by ring from its rim. */
import { type Level, REACH, sampleSources } from './level'
import type { Matches } from './matches'

/** Comparisons of patches the start may cost; beyond it only every n-th known patch is tried. */
const BUDGET = 1.5e6

/** Pixels of the hole that touch the known part. */
function findRim(
  { width, height }: Level,
  known: Uint8Array,
  waiting: readonly number[],
): number[] {
  return waiting.filter((i) => {
    const x = i % width
    return (
      (x > 0 && known[i - 1]) ||
      (x < width - 1 && known[i + 1]) ||
      (i >= width && known[i - width]) ||
      (i < (height - 1) * width && known[i + width])
    )
  })
}

/** The patch over pixel `i`, its centre clamped to the frame. */
function centreOver({ width, height }: Level, i: number): number {
  const y = Math.floor(i / width)
  const x = i - y * width
  const within = (value: number, size: number): number =>
    Math.min(size - 1 - REACH, Math.max(REACH, value))
  return within(y, height) * width + within(x, width)
}

function knownOffsets({ width }: Level, known: Uint8Array, centre: number): number[] {
  const offsets: number[] = []
  for (let y = -REACH; y <= REACH; y++) {
    for (let x = -REACH; x <= REACH; x++)
      if (known[centre + y * width + x]) offsets.push(y * width + x)
  }
  return offsets
}

/** The known patch that agrees best with what is known of the patch around `centre`. */
function bestSource(
  { pixels, width }: Level,
  centre: number,
  offsets: readonly number[],
  choice: { sources: Int32Array; first: number; step: number; penalties: Float32Array },
): number {
  const row = Math.floor(centre / width)
  const part = offsets.length / (2 * REACH + 1) ** 2
  let best = Infinity
  let chosen = choice.sources[0]
  for (let k = choice.first; k < choice.sources.length; k += choice.step) {
    const from = choice.sources[k]
    const rows = Math.abs(row - Math.floor(from / width))
    let sum = part * choice.penalties[rows]
    for (const offset of offsets) {
      if (sum >= best) break
      const a = (centre + offset) * 4
      const b = (from + offset) * 4
      for (let c = 0; c < 4; c++) {
        const apart = pixels[a + c] - pixels[b + c]
        sum += apart * apart
      }
    }
    if (sum >= best) continue
    best = sum
    chosen = from
  }
  return chosen
}

/** Fills the hole of the level and remembers the patches (onion peel, Criminisi 2004 without order). */
export function startFromRim(level: Level, matches: Matches, penalties: Float32Array): void {
  const { width, pixels, hole, box, targets, cells } = level
  const known = hole.map((value) => 1 - value)
  let waiting: number[] = []
  hole.forEach((value, i) => value && waiting.push(i))
  const sources = sampleSources(level, BUDGET / 4)
  const step = Math.max(1, Math.ceil((waiting.length * sources.length) / BUDGET))
  while (waiting.length > 0) {
    const rim = findRim(level, known, waiting)
    if (rim.length === 0) break
    for (const i of rim) {
      const centre = centreOver(level, i)
      const first = Math.min((i * 7) % step, sources.length - 1)
      const choice = { sources, first, step, penalties }
      const from = bestSource(level, centre, knownOffsets(level, known, centre), choice)
      const at = (from + i - centre) * 4
      pixels.copyWithin(i * 4, at, at + 4)
      const [x, y] = [centre % width, Math.floor(centre / width)]
      matches.source[(y - box.top) * box.width + x - box.left] = from
    }
    for (const i of rim) known[i] = 1
    waiting = waiting.filter((i) => !known[i])
  }
  targets.forEach((_, k) => {
    const cell = cells[k]
    if (matches.source[cell] < 0) matches.source[cell] = sources[0]
  })
}

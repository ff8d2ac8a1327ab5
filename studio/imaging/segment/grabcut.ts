/** Finds the edge between two sides that are known only here and there (Rother 2004). */
import { type ColourModel, learnColours, unlikeliness } from './gmm'
import type { LabPicture } from './lab'
import { GridCut } from './maxflow'

/** Label of a pixel. The odd ones are the thing. */
export const SURE_BACK = 0
export const SURE_THING = 1
export const LIKELY_BACK = 2
export const LIKELY_THING = 3

/** Costs become whole numbers of 1/16. */
const UNIT = 16
const SURE = 1 << 20
/** Price of an edge through a flat surface. */
const SMOOTHNESS = 40
/** Weight of a pixel's earlier label, next to its colour. */
const PRIOR = 3
/** Colours of a side are learned from at most so many pixels. */
const SAMPLES = 6000

function sample(lab: LabPicture, trimap: Uint8Array, side: 0 | 1): Float32Array {
  const indices: number[] = []
  for (let i = 0; i < trimap.length; i++) if ((trimap[i] & 1) === side) indices.push(i)
  const stride = Math.max(1, Math.floor(indices.length / SAMPLES))
  const out: number[] = []
  for (let p = 0; p < indices.length; p += stride) {
    const i = 3 * indices[p]
    out.push(lab.values[i], lab.values[i + 1], lab.values[i + 2])
  }
  return Float32Array.from(out)
}

function step2({ values }: LabPicture, i: number, j: number): number {
  const dl = values[3 * i] - values[3 * j]
  const da = values[3 * i + 1] - values[3 * j + 1]
  const db = values[3 * i + 2] - values[3 * j + 2]
  return dl * dl + da * da + db * db
}

/** Prices between neighbours: cheap where the colour changes. */
function link(cut: GridCut, lab: LabPicture): void {
  const { width, height } = lab
  const ways = [
    { dx: 1, dy: 0, d: 0, far: 1 },
    { dx: 0, dy: 1, d: 2, far: 1 },
    { dx: 1, dy: 1, d: 4, far: Math.SQRT2 },
    { dx: -1, dy: 1, d: 6, far: Math.SQRT2 },
  ]
  let sum = 0
  for (let i = 0; i + width + 1 < width * height; i++)
    sum += step2(lab, i, i + 1) + step2(lab, i, i + width)
  const usual = Math.max(1, sum / (2 * width * height))
  const size = cut.terminal.length
  for (const { dx, dy, d, far } of ways) {
    for (let y = 0; y + dy < height; y++) {
      for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
        const d2 = step2(lab, y * width + x, (y + dy) * width + x + dx)
        const price = Math.round((UNIT * SMOOTHNESS * Math.exp(-d2 / (2 * usual))) / far)
        const node = cut.node(x, y)
        cut.residual[d * size + node] = price
        cut.residual[(d ^ 1) * size + node + cut.offsets[d]] = price
      }
    }
  }
}

function logit(likely: number): number {
  const p = Math.min(0.99, Math.max(0.01, likely))
  return Math.log(p / (1 - p))
}

function bind(
  cut: GridCut,
  lab: LabPicture,
  trimap: Uint8Array,
  models: { thing: ColourModel; back: ColourModel },
  likely: Float32Array | null,
): void {
  const { width, values } = lab
  for (let i = 0; i < trimap.length; i++) {
    const known = trimap[i]
    const node = cut.node(i % width, Math.floor(i / width))
    if (known < 2) cut.terminal[node] = known === SURE_THING ? SURE : -SURE
    else {
      const l = values[3 * i]
      const a = values[3 * i + 1]
      const b = values[3 * i + 2]
      // Beyond 30 a colour is simply foreign; without a limit one odd pixel outweighs an edge.
      const back = Math.min(30, unlikeliness(models.back, l, a, b))
      const thing = Math.min(30, unlikeliness(models.thing, l, a, b))
      const before = likely ? PRIOR * logit(likely[i]) : 0
      cut.terminal[node] = Math.round(UNIT * (back - thing + before))
    }
  }
}

/**
 * @param trimap one of the four values above a pixel; both sides must occur
 * @param likely how surely each pixel is the thing, 0..1, where that is known from elsewhere
 * @returns 1 = the thing, 0 = the rest
 */
export function grabCut(
  lab: LabPicture,
  trimap: Uint8Array,
  rounds: number,
  likely: Float32Array | null = null,
): Uint8Array {
  const { width, height } = lab
  const known = trimap.slice()
  const out = new Uint8Array(trimap.length)
  for (let round = 0; round < rounds; round++) {
    const thing = sample(lab, known, 1)
    const back = sample(lab, known, 0)
    if (thing.length === 0 || back.length === 0) break
    const cut = new GridCut(width, height)
    link(cut, lab)
    bind(cut, lab, known, { thing: learnColours(thing), back: learnColours(back) }, likely)
    cut.solve()
    for (let i = 0; i < known.length; i++)
      if (known[i] >= 2)
        known[i] = cut.isSource(cut.node(i % width, Math.floor(i / width)))
          ? LIKELY_THING
          : LIKELY_BACK
  }
  for (let i = 0; i < out.length; i++) out[i] = known[i] & 1
  return out
}

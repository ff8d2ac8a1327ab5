/**
 * The subject of a picture without user input: its salient part, cut along edges. It is a proposal:
 * right unaided about one time in three, so users see it before it is used.
 */
import type { Mask, Raster } from '@media/raster'
import type { Plane } from '@nets/subject'
import { tidy } from './clean'
import { refineEdge } from './edge'
import { grabCut, LIKELY_BACK, LIKELY_THING, SURE_BACK, SURE_THING } from './grabcut'
import { makeSmall, type SmallPicture } from './small-picture'
import { buildPlane } from './plane'
import type { SmallProposal } from './proposed'
import { describeRegions, type Regions } from './regions'
import { findSaliency, type Saliency } from './saliency'
import { proposeSeeded } from './seeded'
import { superpixels } from './slic'

export interface Proposal {
  readonly mask: Mask
  readonly separation: number
}

/** The threshold that splits numbers 0..1 into the two most even heaps (Otsu 1979). */
function split(values: Float32Array): number {
  const bins = 64
  const heaps = new Float64Array(bins)
  for (const v of values) {
    const bin = Math.min(bins - 1, Math.floor(v * bins))
    heaps[bin] = heaps[bin] + 1
  }
  const total = heaps.reduce((sum, n, i) => sum + n * i, 0)
  let best = 0.5
  let most = -1
  let below = 0
  let sumBelow = 0
  for (let i = 0; i < bins - 1; i++) {
    below += heaps[i]
    sumBelow += i * heaps[i]
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const apart = sumBelow / below - (total - sumBelow) / above
    const score = below * above * apart * apart
    if (score > most) {
      most = score
      best = (i + 1) / bins
    }
  }
  return best
}

function mean(values: Float32Array, wanted: (v: number) => boolean): number {
  let sum = 0
  let n = 0
  for (const v of values) {
    if (!wanted(v)) continue
    sum += v
    n++
  }
  return n > 0 ? sum / n : 0
}

function decide({ salient, background }: Saliency, { labels }: Regions) {
  const values = buildPlane(labels.length, (i) => salient[labels[i]])
  const threshold = split(values)
  const sure = Math.min(0.92, threshold + 0.28 * (1 - threshold) + 0.1)
  const trimap = Uint8Array.from(labels, (c, i) => {
    const v = values[i]
    if (v > sure) return SURE_THING
    if (v < 0.45 * threshold && background[c] > 0.5) return SURE_BACK
    return v > threshold ? LIKELY_THING : LIKELY_BACK
  })
  const separation = mean(values, (v) => v > threshold) - mean(values, (v) => v <= threshold)
  return { trimap, separation }
}

/** A picture that is cut out already: its own alpha says what the subject is. */
function fromAlpha({ alpha }: SmallPicture): SmallProposal | null {
  const holes = alpha.reduce((n, a) => n + (a < 16 ? 1 : 0), 0)
  if (holes < 0.02 * alpha.length || holes === alpha.length) return null
  const hard = alpha.map((a) => (a > 127 ? 1 : 0))
  return { hard, trimap: hard.slice(), separation: 1 }
}

/** @param subject output of a network for each pixel; null: it is found by saliency */
export function proposeSmall(small: SmallPicture, subject: Plane | null = null): SmallProposal {
  const cutAlready = fromAlpha(small)
  if (cutAlready) return cutAlready
  if (subject) return proposeSeeded(small, subject)
  const regions = describeRegions(small.lab, superpixels(small.lab, 450, 14), small.sharpness)
  const { trimap, separation } = decide(findSaliency(regions), regions)
  const hard = tidy(grabCut(small.lab, trimap, 2), small, 0.12)
  return { hard, trimap, separation }
}

export function proposeSubject(picture: Raster, subject: Plane | null = null): Proposal {
  const small = makeSmall(picture)
  const { hard, separation } = proposeSmall(small, subject)
  return { mask: refineEdge(picture, hard, small), separation }
}

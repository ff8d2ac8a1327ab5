/** Other persons in a picture whose subject is cut out: none is left as a sliver or repeated. */
import { areaOf, type FoundBox } from '@nets/boxes'
import type { NetRun } from '@nets/run'
import type { Raster } from '@media/raster'
import type { Bystanders } from '../../motion/parting'
import type { Size } from '../../imaging/segment/shrink'
import { barredBy, grown, type Living, livingIn, shares, within } from './living'

/** Of whom the hole takes so much, it takes the rest as well. */
const CUT = 0.25
/** Unless they are as large as this next to the hole: then they stay, and are seen in the video. */
const LARGEST = 0.15
/** Around a box: hair, feet, a shadow. */
const AIR = 0.08
/** So much must be left to copy from. */
const LEFT = 0.2
/** Of a body's height. */
const HEAD = 0.3

/** The hole with everybody small of whom it would leave a part only. */
export function withCutOff(
  { found }: Pick<Living, 'found'>,
  copy: Size,
  hole: Uint8Array,
): Uint8Array {
  const size = hole.reduce((sum, value) => sum + value, 0)
  const out = Uint8Array.from(hole)
  for (const box of found) {
    if (areaOf(box) * hole.length > LARGEST * size) continue
    if (shares(box, copy, hole, size).ofBox >= CUT)
      within(grown(box, AIR), copy, (at) => (out[at] = 1))
  }
  return out
}

/** The upper part of a body, in which its head is. */
const estimateHead = (body: FoundBox): FoundBox => ({
  ...body,
  bottom: body.top + HEAD * (body.bottom - body.top),
})

/** Whom nothing is copied from: everybody or, where too little would be left, all heads. */
export function spared(living: Living, copy: Raster, hole: Uint8Array): Uint8Array {
  const leavesEnough = (barred: Uint8Array): boolean =>
    barred.reduce((sum, value, at) => sum + (value || hole[at] ? 0 : 1), 0) >= LEFT * hole.length
  const heads = { ...living, bodies: living.bodies.map(estimateHead) }
  const ways = [living, heads].map((one) => barredBy(one, copy, hole))
  return ways.find(leavesEnough) ?? new Uint8Array(hole.length)
}

/** Null where no network can tell. */
export async function bystandersIn(nets: NetRun, picture: Raster): Promise<Bystanders | null> {
  const living = await livingIn(nets, picture)
  return (
    living && {
      widened: (hole, copy) => withCutOff(living, copy, hole),
      barred: (hole, copy) => spared(living, copy, hole),
    }
  )
}

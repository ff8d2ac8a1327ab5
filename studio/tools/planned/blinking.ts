/** Eyes of painted people and animals, shut for a moment: the picture is painted with them shut. */
import type { Raster } from '@media/raster'
import type { Sheet } from '../../motion/sheet'
import { applyOperations } from '../../painter/editing/apply'
import { renderEdit } from '../../painter/editing/render'
import { familyOf } from '../../painter/illustration/registry'
import { measureExtent } from '../../painter/planning/extent'
import type { Plan } from '../../painter/planning/plan'

/** Closes the eyes, in the words of the painter. */
const SHUT = '闭眼'
const WITH_EYES: ReadonlySet<string> = new Set(['people', 'animals', 'creatures'])
/** Each costs a painted picture. */
const MOST = 3
/** Seconds from one blink to the next, and of one. */
const PERIOD = 2.6
const SHUT_FOR = 0.14
/** Share of the period before it. */
const WHEN = 0.45
/** Levels from which a pixel is another one, and from which eyes can have changed. */
const LEAST_CHANGE = 2
const CLEAR_CHANGE = 10
/** Shares of the box of the thing: more is another pose, less is not seen. */
const SHARES = [0.0004, 0.08] as const
const MOST_HEIGHT = 0.4

export interface Blink {
  isShut(time: number): boolean
  /** Over the sheet of the thing. */
  readonly lids: Pick<Sheet, 'pixels' | 'box' | 'opaque'>
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Pixels that closing changes; null: nothing, or more than eyes. */
function cutLids(picture: Raster, shut: Uint8ClampedArray, area: Area): Blink['lids'] | null {
  const { width, rgba } = picture
  const pixels = new Uint8ClampedArray(rgba.length)
  let [left, top, right, bottom, count] = [area.right, area.bottom, -1, -1, 0]
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) {
      const at = (y * width + x) * 4
      const change = Math.max(
        ...[0, 1, 2].map((c) => Math.abs((rgba[at + c] ?? 0) - (shut[at + c] ?? 0))),
      )
      if (change <= LEAST_CHANGE) continue
      pixels.set(shut.subarray(at, at + 3), at)
      pixels[at + 3] = 255
      if (change > CLEAR_CHANGE) count++
      ;[left, right] = [Math.min(left, x), Math.max(right, x)]
      ;[top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    }
  const [boxWidth, boxHeight] = [area.right - area.left, area.bottom - area.top]
  const share = count / (boxWidth * boxHeight)
  const isEyes = share >= SHARES[0] && share <= SHARES[1] && bottom - top <= MOST_HEIGHT * boxHeight
  return isEyes ? { pixels, opaque: false, box: { left, top, right, bottom } } : null
}

function findArea({ width, height }: Raster, plan: Plan, id: string): Area | null {
  const extent = measureExtent(plan, id)
  if (!extent) return null
  const { x, y } = extent
  return {
    left: Math.max(0, Math.floor(x * width)),
    top: Math.max(0, Math.floor(y * height)),
    right: Math.min(width, Math.ceil((x + extent.width) * width)),
    bottom: Math.min(height, Math.ceil((y + extent.height) * height)),
  }
}

/** By the id of the thing that blinks. */
export function blinkOver(
  plan: Plan,
  picture: Raster,
  { seconds }: { seconds: number },
): ReadonlyMap<string, Blink> {
  const times = Math.max(1, Math.round(seconds / PERIOD))
  const blinks = new Map<string, Blink>()
  const able = plan.things.filter(({ kind }) => WITH_EYES.has(familyOf(kind)?.id ?? ''))
  for (const { id } of able.slice(0, MOST)) {
    const applied = applyOperations(plan, [{ op: 'trait', target: id, to: SHUT }])
    const area = findArea(picture, plan, id)
    if ('refused' in applied || !area) continue
    const { rgba } = renderEdit({ plan, rgba: picture.rgba }, applied.plan, () => undefined)
    const lids = cutLids(picture, rgba, area)
    // One after the other.
    const offset = (WHEN + blinks.size * 0.23) % 0.8
    const isShut = (time: number): boolean => {
      const since = ((time * times) % 1) - offset
      return since >= 0 && since < (SHUT_FOR * times) / seconds
    }
    if (lids) blinks.set(id, { isShut, lids })
  }
  return blinks
}

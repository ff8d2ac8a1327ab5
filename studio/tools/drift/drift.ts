import type { DriftView } from '@contract/edits'
import type { Raster } from '@media/raster'
import { attempt } from '@nets/attempt'
import { intersectionOverUnion, type Sides } from '@nets/boxes'
import { facesIn } from '@nets/faces'
import { objectsIn } from '@nets/objects'
import type { NetRun } from '@nets/run'
import { fitted, shrinkRaster } from '../../imaging/segment/shrink'
import type { ToolResult } from '../tool'
import type { AnyWork } from '../work'
import { drawPart, findChanged, growMask, GROWN, shareChanged } from './compare'
import type { StablePart } from './definition'

const MAX_PIXELS = 4_000_000
/** Both are compared at most so large: a shift by a pixel of the original is no change. */
const SIDE = 768
/** From this share on a part changed. */
const MOST_CHANGED = 0.02
/** A thing is the same one where the boxes have so much in common. */
const SAME_PLACE = 0.3
const LEAST_SCORE = 0.25
/** Sizes whose ratios differ by more are different frames: nothing is compared. */
const SAME_RATIO = 0.01

interface Found extends Sides {
  readonly name: string
}

/** Things and faces of the picture after the edit; null: no network is there. */
async function lookAgain(nets: NetRun, picture: Raster): Promise<readonly Found[] | null> {
  const objects = await attempt(objectsIn(nets, picture, LEAST_SCORE))
  const faces = await attempt(facesIn(nets, picture))
  if (!objects || !faces) return null
  return [...objects, ...faces.map((face) => ({ ...face, name: '脸' }))]
}

function isMissing({ bounds, found }: StablePart, again: readonly Found[]): boolean {
  const { x, y, width, height } = bounds
  const box = { left: x, top: y, right: x + width, bottom: y + height }
  return !again.some((one) => one.name === found && intersectionOverUnion(one, box) >= SAME_PLACE)
}

/** Parts to keep that changed or cannot be found again, in the order given. */
export async function measureDrift(
  { before, after }: { before: Raster; after: Raster },
  { parts, changed: wanted }: { parts: readonly StablePart[]; changed: readonly StablePart[] },
  nets: NetRun,
): Promise<DriftView[]> {
  const ratio = (before.width * after.height) / (before.height * after.width)
  if (Math.abs(ratio - 1) > SAME_RATIO || parts.length === 0) return []
  const size = fitted(before, SIDE)
  const [old, fresh] = [shrinkRaster(before, size), shrinkRaster(after, size)]
  const differs = findChanged(old, fresh)
  const allowed = wanted
    .map((part) => growMask(drawPart(part, size), 2 * GROWN))
    .reduce<ReturnType<typeof growMask> | null>((all, mask) => {
      if (all) mask.values.forEach((v, i) => (all.values[i] = Math.max(all.values[i], v)))
      return all ?? mask
    }, null)
  const shares = parts.map((part) => ({
    part,
    share: shareChanged(differs, growMask(drawPart(part, size), GROWN), allowed),
  }))
  const moved = shares.filter(({ share }) => share > MOST_CHANGED)
  const isNamed = moved.some(({ part }) => part.found !== null)
  const again = isNamed ? await lookAgain(nets, after) : null
  return moved.map(({ part, share }): DriftView => ({
    name: part.name,
    bounds: { ...part.bounds },
    kind: again && part.found !== null && isMissing(part, again) ? 'missing' : 'changed',
    changed: share,
  }))
}

/** Answer: `{ drift }`. */
export async function driftTool(work: AnyWork): Promise<ToolResult> {
  const { parts, changed } = work.params as unknown as {
    parts: readonly StablePart[]
    changed: readonly StablePart[]
  }
  const before = await work.image('before', { maxPixels: MAX_PIXELS })
  const after = await work.image('image', { maxPixels: MAX_PIXELS })
  return { answer: { drift: await measureDrift({ before, after }, { parts, changed }, work.nets) } }
}

/** Whether a cut-out is of nothing, of everything, or takes a part of a person only. */
import type { MaskValue } from '@contract/tools/mask'
import type { Mask, Raster } from '@media/raster'
import { areaOf, type FoundBox } from '@nets/boxes'
import { PERSON } from '@nets/coco'
import type { FoundObject } from '@nets/objects'
import type { NetRun } from '@nets/run'
import { seeThings, type Seen } from '../filling/changed-things'
import { within } from '../filling/living'
import { type Finding, toFinding } from './finding'
import { isClearFace } from './faces'

/** Shares of the picture outside of which a cut-out is hardly one. */
const EMPTY = 0.02
const WHOLE = 0.98
/** A face with less of its middle than this and more than that is split. */
const SPLIT = [0.15, 0.8] as const
/** Forehead, eyes, nose and mouth: a box has hair and ground in its corners. */
const MIDDLE = 0.2
/** A person as sure and as large as this, and nearly as large as the largest, belongs to the subject. */
const PERSON_SURE = 0.6
const PERSON_AREA = 0.06
const NEARLY = 0.5
/** Less of a person's box than this is left. */
const LOST = 0.08

/** Share of a mask that is opaque, in a box or in all of it. */
function opaqueShare({ width, height, values }: Mask, box: Omit<FoundBox, 'score'>): number {
  let [sum, count] = [0, 0]
  within(box, { width, height }, (at) => {
    sum += values[at] / 255
    count++
  })
  return count === 0 ? 0 : sum / count
}

const shrink = ({ left, top, right, bottom }: FoundBox): Omit<FoundBox, 'score'> => ({
  left: left + MIDDLE * (right - left),
  right: right - MIDDLE * (right - left),
  top: top + MIDDLE * (bottom - top),
  bottom: bottom - MIDDLE * (bottom - top),
})

function listMainPeople(objects: readonly FoundObject[]): FoundObject[] {
  const people = objects.filter(
    ({ kind, score, ...box }) =>
      kind === PERSON && score >= PERSON_SURE && areaOf(box) >= PERSON_AREA,
  )
  const largest = Math.max(0, ...people.map(areaOf))
  return people.filter((one) => areaOf(one) >= NEARLY * largest)
}

/** @param isProposed nothing was drawn: the whole subject is wanted */
export function judgeCutOut(mask: Mask, seen: Seen | null, isProposed: boolean): Finding | null {
  const share = opaqueShare(mask, { left: 0, top: 0, right: 1, bottom: 1 })
  if (share < EMPTY) return toFinding('cutOutEmpty')
  if (share > WHOLE) return toFinding('cutOutWhole')
  if (!seen) return null
  const isSplit = seen.faces.filter(isClearFace).some((face) => {
    const inside = opaqueShare(mask, shrink(face))
    return inside > SPLIT[0] && inside < SPLIT[1]
  })
  if (isSplit) return toFinding('cutOutSplitsFace')
  const isLost = listMainPeople(seen.objects).some((one) => opaqueShare(mask, one) < LOST)
  return toFinding(isProposed && isLost ? 'cutOutLosesPerson' : null)
}

interface CutOutWork {
  readonly nets: NetRun
  readonly params: { readonly mask: MaskValue }
  planned(key: string): Promise<unknown>
}

/**
 * Nothing drawn by hand is doubted: a brushed part is what was meant. In a picture with a plan the
 * edges are exact, and no network is called.
 */
export async function checkCutOut(
  { nets, params, planned }: CutOutWork,
  picture: Raster,
  mask: Mask,
): Promise<Finding | null> {
  const { base, marks } = params.mask
  if (marks.some(({ kind }) => kind === 'stroke')) return null
  const isProposed = base === 'subject' && marks.length === 0
  const seen = (await planned('image')) ? null : await seeThings(nets, picture)
  return judgeCutOut(mask, seen, isProposed)
}

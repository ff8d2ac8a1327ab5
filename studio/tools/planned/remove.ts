/** Removal of things the painter knows: the picture is painted without them. */
import type { Raster } from '@media/raster'
import { applyOperations } from '../../painter/editing/apply'
import { renderEdit } from '../../painter/editing/render'
import type { PlannedThing } from '../../painter/planning/things'
import { fitted, shrinkMask } from '../../imaging/segment/shrink'
import type { ToolPicture } from '../tool'
import type { KnownPicture } from './picture'

/** Long side of the copies on which marks and things are compared, pixels. */
const SIDE = 400
/** A thing is meant when at least so much of it is marked. */
const MEANT = 0.8
/** Marks are loose around a thing; with less of them on things, something else is meant too. */
const EXPLAINED = 0.45

/** Things that are meant by marks; none: something is marked that is no thing of the plan. */
export function findMeant(
  { things, drawCover }: KnownPicture,
  picture: Raster,
  hole: Uint8Array,
): PlannedThing[] {
  const size = fitted(picture, SIDE)
  const { width, height } = picture
  const scaled = hole.map((value) => value * 255)
  const marks = shrinkMask({ width, height, values: scaled }, size).values
  const marked = marks.reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0)
  let explained = 0
  const meant = things.filter((thing) => {
    let [own, within] = [0, 0]
    drawCover(thing, size).values.forEach((value, at) => {
      if (value <= 127) return
      own++
      if (marks[at] > 127) within++
    })
    if (own === 0 || within < MEANT * own) return false
    explained += within
    return true
  })
  return explained < EXPLAINED * marked ? [] : meant
}

/**
 * The picture without the things that are marked, and with what was behind them; every pixel out of
 * their places stays. Null: it is treated as a photograph.
 *
 * @param hole 1 = marked
 */
export function removeKnown(
  known: KnownPicture | null,
  picture: Raster,
  hole: Uint8Array,
  report: (share: number) => void = () => undefined,
): ToolPicture | null {
  if (!known || known.plan.width !== picture.width || known.plan.height !== picture.height)
    return null
  const meant = findMeant(known, picture, hole)
  if (meant.length === 0) return null
  const applied = applyOperations(
    known.plan,
    meant.map(({ id }) => ({ op: 'remove' as const, target: id })),
  )
  if ('refused' in applied) return null
  const { plan } = applied
  const before = { plan: known.plan, rgba: picture.rgba }
  const { rgba, width, height, style } = renderEdit(before, plan, (share) => report(share))
  return { raster: { width, height, rgba }, style, plan, transparent: plan.clear === true }
}

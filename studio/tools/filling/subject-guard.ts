/** Part of a picture that must not be repeated around it: its subject. */
import { foreignToBorder } from '../../imaging/fill/foreign'
import { barredBy, type Living } from './living'
import { growMarks } from '../../imaging/fill/region'
import type { Raster } from '@media/raster'
import { proposeSubject } from '../../imaging/segment/proposal'
import { fitted, shrinkRaster } from '../../imaging/segment/shrink'

/** From here on the proposal is more than a guess. */
const SURE = 0.5
/** Around the subject: its soft edge and its shadow, share of the short side. */
const AROUND = 0.015
/** Long side of the copy on which the subject is found, pixels. */
const SIDE = 640
/** A hole with more of its rim in the subject is a hole in the subject. */
const TOUCHING = 0.15
/** So much must be left to continue. */
const LEFT = 0.25
/** The middle of a picture, in shares of its size: the assumed subject without a network. */
const MIDDLE = { across: 0.26, down: 0.3 }

function buildCentreMask({ width, height }: Raster): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => {
    const x = ((i % width) / width - 0.5) / MIDDLE.across
    const y = (Math.floor(i / width) / height - 0.5) / MIDDLE.down
    return x * x + y * y < 1 ? 1 : 0
  })
}

function leavesEnough(marks: Uint8Array): boolean {
  return marks.reduce((sum, value) => sum + value, 0) < marks.length * (1 - LEFT)
}

/** Guards joined, the surest first, while enough is left to copy. */
function join(guards: readonly Uint8Array[]): Uint8Array {
  return guards.reduce((sum, guard) => {
    const both = sum.map((value, i) => value | guard[i])
    return leavesEnough(both) ? both : sum
  })
}

function grow(marks: Uint8Array, { width, height }: Raster): Uint8Array {
  return growMarks(marks, width, height, Math.ceil(AROUND * Math.min(width, height)))
}

/** The subject with some air, found on a smaller copy; null where it would be a guess. */
function subjectIn(picture: Raster): Uint8Array | null {
  const { width, height } = picture
  if (Math.min(width, height) < 32) return null
  const size = fitted(picture, SIDE)
  const { mask, separation } = proposeSubject(shrinkRaster(picture, size))
  if (separation < SURE) return null
  const marks = new Uint8Array(width * height)
  for (let i = 0; i < marks.length; i++) {
    const x = Math.floor(((i % width) * size.width) / width)
    const y = Math.floor((Math.floor(i / width) * size.height) / height)
    marks[i] = mask.values[y * size.width + x] >= 64 ? 1 : 0
  }
  return grow(marks, picture)
}

/** 1 = belongs to the subject or is unlike the border: not to be repeated beyond it. */
export function buildBorderGuard(picture: Raster, living: Living | null): Uint8Array {
  const nothing = new Uint8Array(picture.width * picture.height)
  const thing = subjectIn(picture) ?? buildCentreMask(picture)
  const barred = living ? [barredBy(living, picture, nothing)] : []
  return join([nothing, ...barred, thing, grow(foreignToBorder(picture), picture)])
}

/** 1 = belongs to the subject. Null when the hole lies in the subject itself. */
function findAdjacentSubject(picture: Raster, hole: Uint8Array): Uint8Array | null {
  const subject = subjectIn(picture)
  if (!subject) return null
  const rim = grow(hole, picture)
  let [around, touching, left] = [0, 0, 0]
  for (let i = 0; i < hole.length; i++) {
    if (hole[i]) continue
    if (!subject[i]) left++
    if (!rim[i]) continue
    around++
    if (subject[i]) touching++
  }
  return touching > around * TOUCHING || left < hole.length * LEFT ? null : subject
}

/**
 * 1 = belongs to the subject, or to a person: not to be repeated in a hole next to it. Null when
 * the hole is in the subject itself, which is then the source of its filling.
 * @param living of the picture; null: no network available
 */
export function buildHoleGuard(
  picture: Raster,
  hole: Uint8Array,
  living: Living | null,
): Uint8Array | null {
  const subject = findAdjacentSubject(picture, hole)
  if (!living) return subject
  const barred = barredBy(living, picture, hole)
  if (!barred.includes(1)) return subject
  const nothing = new Uint8Array(hole.length)
  const guard = join([nothing, barred, ...(subject ? [subject] : [])])
  return guard.includes(1) ? guard : subject
}

/** What of a picture must not be repeated around it: its subject. */
import { foreignToBorder } from '../../../../imaging/fill/foreign'
import { growMarks } from '../../../../imaging/fill/region'
import type { Raster } from '../../../../imaging/raster'
import { proposeSubject } from '../../../../imaging/segment/proposal'

/** From here on the proposal is more than a guess. */
const SURE = 0.5
/** Around the subject: its soft edge and its shadow, share of the short side. */
const AROUND = 0.015
/** So much must be left to continue. */
const LEFT = 0.25
/** The middle of a picture, in shares of its size: where a subject stands when nobody can tell. */
const MIDDLE = { across: 0.26, down: 0.3 }

function middleOf({ width, height }: Raster): Uint8Array {
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
    const both = sum.map((value, i) => value | (guard[i] as number))
    return leavesEnough(both) ? both : sum
  })
}

/** 1 = belongs to the subject, by pixel. */
export function guardSubject(picture: Raster): Uint8Array {
  const { width, height } = picture
  const nothing = new Uint8Array(width * height)
  if (Math.min(width, height) < 32) return nothing
  const { mask, separation } = proposeSubject(picture)
  const proposed = mask.values.map((value) => (value >= 64 ? 1 : 0))
  const grow = (marks: Uint8Array): Uint8Array =>
    growMarks(marks, width, height, Math.ceil(AROUND * Math.min(width, height)))
  const thing = separation < SURE ? middleOf(picture) : grow(proposed)
  return join([nothing, thing, grow(foreignToBorder(picture))])
}

/**
 * Quality of a filling by comparison with its source: a smear has less detail than its
 * surroundings, and a hole that cuts through the subject leaves the rest of it around something
 * else. Neither proves that a filling is right; together they detect most bad ones.
 */
import type { Raster } from '@media/raster'
import { computeBounds, growMarks } from './region'

/** `wrong`: clearly no repair. */
export type FillingVerdict = 'fine' | 'doubtful' | 'wrong'

export interface FillingFacts {
  /** Detail in the filling as a share of the detail around it; 1 = as much. */
  readonly detailShare: number
  /** Detail around it, mean difference of neighbours, 0..255. */
  readonly detailAround: number
  /** Share of the hole, and of the ring just outside, that was the subject, 0..1. */
  readonly subjectInside: number
  readonly subjectAtRim: number
}

/** A plane of 0..1 that is stretched over the picture. */
interface Stretched {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Of the ring around the hole, share of the picture's short side. */
const RIM = 0.02
/** Smaller ones leave too few pixels to compare. */
const LEAST_SIDE = 12

function lightAt({ rgba }: Raster, at: number): number {
  return 0.299 * rgba[at * 4] + 0.587 * rgba[at * 4 + 1] + 0.114 * rgba[at * 4 + 2]
}

/** Mean difference to the right and lower neighbour over marked pixels whose neighbours are too. */
function measureDetail(picture: Raster, marks: Uint8Array): number {
  const { width, height } = picture
  let [sum, count] = [0, 0]
  for (let y = 0; y < height - 1; y++)
    for (let at = y * width; at < (y + 1) * width - 1; at++) {
      if (!marks[at] || !marks[at + 1] || !marks[at + width]) continue
      const light = lightAt(picture, at)
      sum += Math.abs(lightAt(picture, at + 1) - light)
      sum += Math.abs(lightAt(picture, at + width) - light)
      count += 2
    }
  return count === 0 ? 0 : sum / count
}

const without = (marks: Uint8Array, taken: Uint8Array): Uint8Array =>
  marks.map((value, at) => (value && !taken[at] ? 1 : 0))

/** Share of the marked pixels in which the subject is. */
function subjectShare(
  marks: Uint8Array,
  { width, height }: Raster,
  subject: Stretched | null,
): number {
  if (!subject) return 0
  let [within, all] = [0, 0]
  marks.forEach((marked, at) => {
    if (!marked) return
    all++
    const x = Math.floor(((at % width) * subject.width) / width)
    const y = Math.floor((Math.floor(at / width) * subject.height) / height)
    if ((subject.values[y * subject.width + x] ?? 0) > 0.5) within++
  })
  return all === 0 ? 0 : within / all
}

/**
 * @param picture with its hole filled, about 640 pixels long
 * @param hole 1 = filled
 * @param subject of the original picture; null: unknown
 * @returns null where there is too little of either to compare
 */
export function factsOfFilling(
  picture: Raster,
  hole: Uint8Array,
  subject: Stretched | null,
): FillingFacts | null {
  const { width, height } = picture
  const box = computeBounds(hole, width, height)
  if (!box || Math.min(box.width, box.height) < LEAST_SIDE) return null
  const grown = (by: number): Uint8Array => growMarks(hole, width, height, by)
  const reach = Math.max(6, Math.round(0.35 * Math.min(box.width, box.height)))
  const edge = grown(2)
  const near = without(grown(reach), edge)
  const outside = hole.map((value) => 1 - value)
  const inner = without(hole, growMarks(outside, width, height, 2))
  if (!near.includes(1) || !inner.includes(1)) return null
  const around = measureDetail(picture, near)
  const rim = without(grown(4 + Math.round(RIM * Math.min(width, height))), edge)
  return {
    detailShare: measureDetail(picture, inner) / Math.max(0.5, around),
    detailAround: around,
    subjectInside: subjectShare(hole, picture, subject),
    subjectAtRim: subjectShare(rim, picture, subject),
  }
}

/** The hole went through the subject, and less is there than around it. */
const CUT = { rim: 0.4, detail: 0.8 }
/** Some of the subject was taken and some was left next to it, and little is there. */
const PART = { inside: 0.2, rim: 0.1, detail: 0.6 }
/** Hardly anything is there, and much around it. */
const SMEAR = { around: 5, detail: 0.3 }
/** Within the subject, and hardly anything is there. */
const HOLLOW = { rim: 0.75, detail: 0.3 }

export function gradeFilling({
  detailShare: detail,
  detailAround: around,
  subjectInside: inside,
  subjectAtRim: rim,
}: FillingFacts): FillingVerdict {
  if (rim >= HOLLOW.rim && detail < HOLLOW.detail) return 'wrong'
  const doubtful =
    (rim >= CUT.rim && detail < CUT.detail) ||
    (inside >= PART.inside && rim >= PART.rim && detail < PART.detail) ||
    (around >= SMEAR.around && detail < SMEAR.detail)
  return doubtful ? 'doubtful' : 'fine'
}

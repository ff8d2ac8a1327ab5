/**
 * Faces in a picture and six places in each: BlazeFace of MediaPipe, the one for farther faces. It
 * looks at the whole picture and at parts of it, since it sees no face smaller than a tenth of what
 * it is shown. 0.03 CPU seconds a look.
 */
import type { Raster } from '@media/raster'
import { areaOf, type FoundBox, intersectionOverUnion } from './boxes'
import { type Box, mapToFloats, pixelsAt } from './pixels'
import { requireFloats, type NetRun } from './run'

const MODEL = 'blazeface'

const SIDE = 256
const INPUT = 'input'
/** Its two grids: cells a side, candidates a cell, names of its answers. */
const GRIDS = [
  { cells: 16, each: 2, scores: 'Identity', boxes: 'Identity_2' },
  { cells: 8, each: 6, scores: 'Identity_1', boxes: 'Identity_3' },
] as const
/** Middle, size, six places. */
const NUMBERS = 16
const LEAST = 0.75
const SAME = 0.3
/** Parts overlap by half, so that no face lies on an edge of all of them. */
const PARTS = [1, 3]
/** Shorter sides of parts are not worth a look, pixels. */
const LEAST_PART = 160

export interface Place {
  readonly x: number
  readonly y: number
}

/** Lengths are shares of the picture's sides; left and right are those of the viewer. */
export interface FoundFace extends FoundBox {
  readonly leftEye: Place
  readonly rightEye: Place
  readonly nose: Place
  readonly mouth: Place
}

interface Grid {
  readonly cells: number
  readonly each: number
  /** Cells × candidates, unscaled. */
  readonly scores: Float32Array
  /** Cells × candidates × 16. */
  readonly boxes: Float32Array
}

/** Faces in shares of the square that was looked at. */
export function decodeFaces({ cells, each, scores, boxes }: Grid, least = LEAST): FoundFace[] {
  const found: FoundFace[] = []
  scores.forEach((raw, at) => {
    const score = 1 / (1 + Math.exp(-raw))
    if (score < least) return
    const cell = Math.floor(at / each)
    const centre = {
      x: ((cell % cells) + 0.5) / cells,
      y: (Math.floor(cell / cells) + 0.5) / cells,
    }
    const number = (i: number): number => (boxes[at * NUMBERS + i] ?? 0) / SIDE
    const place = (i: number): Place => ({ x: centre.x + number(i), y: centre.y + number(i + 1) })
    const [middle, width, height] = [place(0), number(2), number(3)]
    found.push({
      left: middle.x - width / 2,
      right: middle.x + width / 2,
      top: middle.y - height / 2,
      bottom: middle.y + height / 2,
      score,
      leftEye: place(4),
      rightEye: place(6),
      nose: place(8),
      mouth: place(10),
    })
  })
  return found
}

async function lookAt(run: NetRun, picture: Raster, part: Box): Promise<FoundFace[]> {
  const size = { width: SIDE, height: SIDE }
  const pixels = await pixelsAt(picture, size, { part, fit: 'contain' })
  const data = mapToFloats(pixels, (value) => value / 127.5 - 1)
  const outputs = await run({
    model: MODEL,
    inputs: { [INPUT]: { dims: [1, SIDE, SIDE, 3], data } },
    outputs: GRIDS.flatMap(({ scores, boxes }) => [scores, boxes]),
  })
  const longest = Math.max(part.width, part.height)
  const [scaleX, scaleY] = [longest / picture.width, longest / picture.height]
  const [offX, offY] = [part.left / picture.width, part.top / picture.height]
  const placed = ({ x, y }: Place): Place => ({ x: x * scaleX + offX, y: y * scaleY + offY })
  const found = GRIDS.flatMap(({ cells, each, scores, boxes }) =>
    decodeFaces({
      cells,
      each,
      scores: requireFloats(outputs, scores),
      boxes: requireFloats(outputs, boxes),
    }),
  )
  return found.map(({ left, top, right, bottom, score, ...places }) => {
    const [from, to] = [placed({ x: left, y: top }), placed({ x: right, y: bottom })]
    return {
      left: from.x,
      top: from.y,
      right: to.x,
      bottom: to.y,
      score,
      leftEye: placed(places.leftEye),
      rightEye: placed(places.rightEye),
      nose: placed(places.nose),
      mouth: placed(places.mouth),
    }
  })
}

/** Overlapping squares of the picture, `count` of them along its shorter side. */
function tileSquares({ width, height }: Raster, count: number): Box[] {
  if (count === 1) return [{ left: 0, top: 0, width, height }]
  const side = Math.ceil((2 * Math.min(width, height)) / (count + 1))
  if (side < LEAST_PART) return []
  const starts = (length: number): number[] => {
    const steps = Math.max(1, Math.ceil((length - side) / (side / 2)))
    return Array.from({ length: steps + 1 }, (_, i) => Math.round(((length - side) * i) / steps))
  }
  const tops = starts(height)
  return starts(width).flatMap((left) =>
    tops.map((top) => ({ left, top, width: side, height: side })),
  )
}

/** Of several detections of the same face the surest one; a cut-off part of a face is smaller. */
function mergeFaces(faces: readonly FoundFace[]): FoundFace[] {
  const selected: FoundFace[] = []
  for (const face of [...faces].sort((a, b) => b.score - a.score)) {
    const same = selected.some((other) => {
      const smaller = Math.min(areaOf(face), areaOf(other))
      const larger = Math.max(areaOf(face), areaOf(other))
      const overlap = intersectionOverUnion(face, other)
      const common = (overlap * (smaller + larger)) / (1 + overlap)
      return overlap > SAME || common > smaller * 0.6
    })
    if (!same) selected.push(face)
  }
  return selected
}

/** The surest first. Rejects with NetError. */
export async function facesIn(run: NetRun, picture: Raster): Promise<FoundFace[]> {
  const found: FoundFace[] = []
  for (const count of PARTS)
    for (const part of tileSquares(picture, count))
      found.push(...(await lookAt(run, picture, part)))
  return mergeFaces(found)
}

/**
 * Usable extent of an extended picture: where its border has structure and the extension next to
 * none, that is fog; where a part has a colour that its border has nowhere near, something else was
 * copied there. The extension ends before either.
 */
import type { Raster } from '@media/raster'
import type { Size } from '../segment/shrink'
import type { Frame } from './extend'

/** Parts of a side that are judged one by one, and steps outwards. */
const PARTS = 8
const STEPS = 8
/** Less detail at the border is a sky or a wall, mean difference of neighbours, 0..255. */
const STRUCTURE = 3
/** So little of it is fog. */
const FOG = 0.36
/** Share of a side's parts from which on the side has fog. */
const MUCH = 0.25
/** Distance of mean colours from which a part does not continue its border, 0..441. */
const FOREIGN = 60
/** The border that is compared with, share of the picture's side. */
const BORDER = 0.1
/** Less than this share of the requested extension is not worth showing. */
const LEAST = 0.25

type Side = keyof Frame
const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom']

interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** Mean difference to the right and lower neighbour. */
function detailIn({ width, height, rgba }: Raster, box: Box): number {
  const light = (at: number): number =>
    0.299 * rgba[at * 4] + 0.587 * rgba[at * 4 + 1] + 0.114 * rgba[at * 4 + 2]
  let [sum, count] = [0, 0]
  const [right, bottom] = [
    Math.min(width - 1, box.left + box.width),
    Math.min(height - 1, box.top + box.height),
  ]
  for (let y = Math.max(0, box.top); y < bottom; y++)
    for (let x = Math.max(0, box.left); x < right; x++) {
      const at = y * width + x
      const here = light(at)
      sum += Math.abs(light(at + 1) - here) + Math.abs(light(at + width) - here)
      count += 2
    }
  return count === 0 ? 0 : sum / count
}

type Colour = readonly [number, number, number]

function meanColour({ width, height, rgba }: Raster, box: Box): Colour {
  const sum = [0, 0, 0]
  let count = 0
  const [right, bottom] = [
    Math.min(width, box.left + box.width),
    Math.min(height, box.top + box.height),
  ]
  for (let y = Math.max(0, box.top); y < bottom; y++)
    for (let x = Math.max(0, box.left); x < right; x++) {
      for (let channel = 0; channel < 3; channel++)
        sum[channel] += rgba[(y * width + x) * 4 + channel]
      count++
    }
  const [red, green, blue] = sum.map((value) => value / Math.max(1, count))
  return [red, green, blue]
}

const distance = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

/** A box along a side: `from` and `to` pixels outwards of the border, `part` of its length. */
function boxAt(
  { width, height }: Size,
  frame: Frame,
  { side, from, to, part }: { side: Side; from: number; to: number; part: number },
): Box {
  const isAcross = side === 'left' || side === 'right'
  const inner = isAcross
    ? { start: frame.top, length: height - frame.top - frame.bottom }
    : { start: frame.left, length: width - frame.left - frame.right }
  const start = Math.round(inner.start + (inner.length * part) / PARTS)
  const end = Math.round(inner.start + (inner.length * (part + 1)) / PARTS)
  const border =
    side === 'left'
      ? frame.left
      : side === 'top'
        ? frame.top
        : side === 'right'
          ? width - frame.right
          : height - frame.bottom
  const outwards = side === 'left' || side === 'top' ? -1 : 1
  const [a, b] = [border + outwards * from, border + outwards * to]
  const [first, last] = [Math.round(Math.min(a, b)), Math.round(Math.max(a, b))]
  return isAcross
    ? { left: first, top: start, width: last - first, height: end - start }
    : { left: start, top: first, width: end - start, height: last - first }
}

/** Share of what was added on a side that is no fog, 0..1. */
function clearShare(extended: Raster, frame: Frame, side: Side): number {
  const added = frame[side]
  const isAcross = side === 'left' || side === 'right'
  const whole = isAcross
    ? extended.width - frame.left - frame.right
    : extended.height - frame.top - frame.bottom
  const parts = Array.from({ length: PARTS }, (_, part) => part)
  const border = Math.max(4, BORDER * whole)
  const usual = parts.map((part) =>
    detailIn(extended, boxAt(extended, frame, { side, from: -border, to: -1, part })),
  )
  const colours = [0, 1].map((row) =>
    parts.map((part) => {
      const [from, to] = [-border * (row + 1), -border * row]
      return meanColour(extended, boxAt(extended, frame, { side, from, to, part }))
    }),
  )
  /** Whether a colour is unlike all of the border near a part. */
  const isForeign = (colour: Colour, part: number): boolean =>
    colours.every((row) =>
      row
        .slice(Math.max(0, part - 1), part + 2)
        .every((known) => distance(colour, known) >= FOREIGN),
    )
  for (let step = 0; step < STEPS; step++) {
    const [from, to] = [(added * step) / STEPS, (added * (step + 1)) / STEPS]
    const isOther = parts.some((part) =>
      isForeign(meanColour(extended, boxAt(extended, frame, { side, from, to, part })), part),
    )
    const foggy = parts.filter(
      (part) =>
        usual[part] >= STRUCTURE &&
        detailIn(extended, boxAt(extended, frame, { side, from, to, part })) < FOG * usual[part],
    )
    if (isOther || foggy.length >= MUCH * PARTS) return step / STEPS
  }
  return 1
}

/**
 * Shares of the added pixels of each side that are worth showing; 0 where hardly any are.
 * @param extended the extended picture, about 640 pixels long
 * @param frame what was added to it, in its pixels
 */
export function clearShares(extended: Raster, frame: Frame): Record<Side, number> {
  const share = (side: Side): number => {
    if (frame[side] < STEPS) return 1
    const clear = clearShare(extended, frame, side)
    return clear < LEAST ? 0 : clear
  }
  return Object.fromEntries(SIDES.map((side) => [side, share(side)])) as Record<Side, number>
}

/** Arithmetic of growing pictures: margins are shares of the picture's own width and height. */
import type { Margins } from '@contract/tools/define'

interface Size {
  readonly width: number
  readonly height: number
}

export const SIDES = ['top', 'bottom', 'left', 'right'] as const
export const RATIOS = ['1:1', '4:3', '3:4', '16:9', '9:16'] as const

export function evenMargins(share: number): Margins {
  return { left: share, top: share, right: share, bottom: share }
}

const toStep = (share: number): number => Math.round(share * 10_000) / 10_000

/** Margins that bring the picture to the ratio, half on each side; null when they are too wide. */
export function marginsFor(
  ratio: (typeof RATIOS)[number],
  { width, height }: Size,
  max: number,
): Margins | null {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  const wanted = across / down
  const sides = Math.max(0, (height * wanted - width) / (2 * width))
  const ends = Math.max(0, (width / wanted - height) / (2 * height))
  if (Math.max(sides, ends) > max || Math.max(sides, ends) < 0.01) return null
  const [x, y] = [toStep(sides), toStep(ends)]
  return { left: x, right: x, top: y, bottom: y }
}

/** A box on the canvas: shares of its width and height. */
export interface Frame {
  left: number
  top: number
  right: number
  bottom: number
}

/** The old picture on a canvas of its own shape, as large as it may be while it can still grow. */
export function pictureOnCanvas(max: number): Frame {
  const inset = max / (1 + 2 * max)
  return { left: inset, top: inset, right: 1 - inset, bottom: 1 - inset }
}

/** The canvas, in px. */
export function canvasSize({ width, height }: Size, longPx: number): Size {
  const scale = longPx / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The new frame around it. */
export function grownFrame(picture: Frame, margins: Margins): Frame {
  const width = picture.right - picture.left
  const height = picture.bottom - picture.top
  return {
    left: picture.left - margins.left * width,
    right: picture.right + margins.right * width,
    top: picture.top - margins.top * height,
    bottom: picture.bottom + margins.bottom * height,
  }
}

export type Side = (typeof SIDES)[number]

/** Which sides of the frame a finger at this point means: one, two at a corner, or none. */
export function sidesAt(
  { x, y }: { x: number; y: number },
  frame: Frame,
  /** Tolerance for a finger, in shares of the canvas. */
  reach: { x: number; y: number },
): readonly Side[] {
  const along = {
    x: x > frame.left - reach.x && x < frame.right + reach.x,
    y: y > frame.top - reach.y && y < frame.bottom + reach.y,
  }
  const off = {
    left: Math.abs(x - frame.left),
    right: Math.abs(x - frame.right),
    top: Math.abs(y - frame.top),
    bottom: Math.abs(y - frame.bottom),
  }
  const nearer = (one: Side, other: Side): Side => (off[one] <= off[other] ? one : other)
  const [across, down] = [nearer('left', 'right'), nearer('top', 'bottom')]
  return [
    ...(along.y && off[across] <= reach.x ? [across] : []),
    ...(along.x && off[down] <= reach.y ? [down] : []),
  ]
}

/** The margins after the finger has gone this far, in shares of the canvas. */
export function draggedMargins(
  start: Margins,
  sides: readonly Side[],
  moved: { x: number; y: number },
  { picture, max }: { picture: Frame; max: number },
): Margins {
  const outward = {
    left: -moved.x / (picture.right - picture.left),
    right: moved.x / (picture.right - picture.left),
    top: -moved.y / (picture.bottom - picture.top),
    bottom: moved.y / (picture.bottom - picture.top),
  }
  const of = (side: Side): number =>
    sides.includes(side)
      ? Math.round(Math.min(max, Math.max(0, start[side] + outward[side])) * 100) / 100
      : start[side]
  return { left: of('left'), top: of('top'), right: of('right'), bottom: of('bottom') }
}

/** A frame as a style. */
export function frameStyle({ left, top, right, bottom }: Frame) {
  const percent = (share: number): string => `${(share * 100).toFixed(2)}%`
  return {
    left: percent(left),
    top: percent(top),
    width: percent(right - left),
    height: percent(bottom - top),
  }
}

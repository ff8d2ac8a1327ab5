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

/** The drawing: the new frame in a square box, the old picture within it, all in per cent. */
export function frameOf({ left, top, right, bottom }: Margins, { width, height }: Size) {
  const across = 1 + left + right
  const down = 1 + top + bottom
  const ratio = (width * across) / (height * down)
  const outer =
    ratio >= 1 ? { width: 100, height: 100 / ratio } : { width: 100 * ratio, height: 100 }
  const percent = (share: number): string => `${share.toFixed(2)}%`
  return {
    outer: { width: percent(outer.width), height: percent(outer.height) },
    inner: {
      left: percent((left / across) * 100),
      top: percent((top / down) * 100),
      width: percent(100 / across),
      height: percent(100 / down),
    },
  }
}

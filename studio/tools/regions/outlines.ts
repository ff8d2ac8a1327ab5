/** Regions of masks: outlines, bounds, share and colour. */
import { MASK_SCALE } from '@contract/tools/mask'
import type { Raster } from '@media/raster'
import type { Sides } from '@nets/boxes'
import { findParts } from '../../imaging/segment/clean'
import type { Size } from '../../imaging/segment/shrink'
import { computeReach, computeShare } from '../../imaging/masks/candidate'
import { traceOutline } from '../../imaging/masks/outline'
import type { FoundRegion } from './definition'

/** Corners of an outline, and parts of a region, at most. */
const MOST_CORNERS = 240
const MOST_PARTS = 3
/** Smaller parts are crumbs, share of the region. */
const CRUMB = 0.04

export const toBounds = ({ left, top, right, bottom }: Sides): FoundRegion['bounds'] => {
  const within = (value: number): number => Math.min(1, Math.max(0, value))
  const [x, y] = [within(left), within(top)]
  return { x, y, width: within(right) - x, height: within(bottom) - y }
}

/** Outlines of the largest parts, each its own. */
export function traceParts(hard: Uint8Array, grid: Size): number[][] {
  const { labels, sizes } = findParts(hard, grid, 1)
  const all = computeShare(hard) * hard.length
  return [...sizes.keys()]
    .filter((label) => label > 0 && sizes[label] >= Math.max(4, CRUMB * all))
    .sort((a, b) => sizes[b] - sizes[a])
    .slice(0, MOST_PARTS)
    .map((label) => {
      const part = Uint8Array.from(labels, (one) => (one === label ? 1 : 0))
      return traceOutline(part, grid, { scale: MASK_SCALE, most: MOST_CORNERS })
    })
    .filter((outline) => outline.length >= 6)
}

const HUES: readonly (readonly [upTo: number, name: string])[] = [
  ...([
    [14, '红'],
    [40, '橙'],
    [68, '黄'],
    [165, '绿'],
  ] as const),
  ...([
    [255, '蓝'],
    [300, '紫'],
    [345, '粉'],
    [360, '红'],
  ] as const),
]

/** One of the colours that everyone names. */
export function nameHue(red: number, green: number, blue: number): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least
  if (most < 52) return '黑'
  if (span < 0.16 * most) return most > 185 ? '白' : '灰'
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span
  const hue = (sixth * 60 + 360) % 360
  // Dark orange is brown, pale red is pink.
  if (hue >= 10 && hue < 48 && (most < 150 || span < 0.4 * most)) return '褐'
  if ((hue < 14 || hue >= 330) && most > 170 && least > 110) return '粉'
  return HUES.find(([upTo]) => hue < upTo)?.[1] ?? '红'
}

/** Name of the median colour of what a mask covers. */
function nameColour(hard: Uint8Array, grid: Size, { width, height, rgba }: Raster): string {
  const channels: [number[], number[], number[]] = [[], [], []]
  hard.forEach((v, at) => {
    if (v === 0) return
    const x = Math.floor((((at % grid.width) + 0.5) / grid.width) * width)
    const y = Math.floor(((Math.floor(at / grid.width) + 0.5) / grid.height) * height)
    channels.forEach((values, c) => values.push(rgba[(y * width + x) * 4 + c]))
  })
  const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return nameHue(...(channels.map(median) as [number, number, number]))
}

export function toRegion(
  hard: Uint8Array,
  { grid, picture }: { grid: Size; picture: Raster },
  known: Pick<FoundRegion, 'id' | 'kind' | 'name' | 'score'> & { ownerId?: string },
): FoundRegion {
  return {
    ...known,
    bounds: toBounds(computeReach(hard, grid)),
    outlines: traceParts(hard, grid),
    share: computeShare(hard),
    colour: nameColour(hard, grid, picture),
  }
}

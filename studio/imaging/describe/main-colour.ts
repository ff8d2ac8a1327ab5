/** The one colour that a picture is remembered by, with the word that edits know it by. */
import { apart, type Lab, rgbToLab } from './lab'

const NAMES: readonly (readonly [name: string, hex: string])[] = [
  ...([
    ['红', '#c8322b'],
    ['粉', '#ee8fb0'],
    ['橙', '#e8812a'],
    ['黄', '#e8c332'],
    ['绿', '#3f8f4f'],
    ['墨绿', '#24523b'],
  ] as const),
  ...([
    ['青', '#3a9d9d'],
    ['蓝', '#2f6db5'],
    ['深蓝', '#1d3f73'],
    ['浅蓝', '#a9cbe8'],
    ['紫', '#7c4fa3'],
  ] as const),
  ...([
    ['白', '#f4f4f2'],
    ['黑', '#1c1c1e'],
    ['灰', '#8c8f93'],
    ['棕', '#7a5234'],
    ['米', '#ece2cf'],
  ] as const),
]

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
const NAMED = NAMES.map(([name, hex]) => ({ name, lab: rgbToLab(...channels(hex)) }))

/** Grey pixels count this much: a red cup on a white table is red. */
const OF_GREY = 0.12
const FULL_CHROMA = 0.12

export interface MainColour {
  /** 橙色 */
  readonly name: string
  /** Mean of the pixels that have it. */
  readonly hex: string
}

function findNearest(lab: Lab): number {
  let [best, least] = [0, Infinity]
  for (const [at, named] of NAMED.entries()) {
    const distance = apart(lab, named.lab)
    if (distance < least) [best, least] = [at, distance]
  }
  return best
}

/** Of the visible pixels; null: there are none. */
export function findMainColour(rgba: Uint8ClampedArray): MainColour | null {
  const sums = NAMED.map(() => ({
    weight: 0,
    count: 0,
    rgb: [0, 0, 0] as [number, number, number],
  }))
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 128) continue
    const rgb = [rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0] as const
    const lab = rgbToLab(...rgb)
    const sum = sums[findNearest(lab)]
    if (!sum) continue
    sum.weight += OF_GREY + Math.min(1, Math.hypot(lab[1], lab[2]) / FULL_CHROMA)
    sum.count += 1
    for (const c of [0, 1, 2] as const) sum.rgb[c] += rgb[c]
  }
  const most = sums.reduce(
    (best, { weight }, at) => (weight > (sums[best]?.weight ?? 0) ? at : best),
    0,
  )
  const { count, rgb } = sums[most] ?? { count: 0, rgb: [0, 0, 0] }
  if (count === 0) return null
  const hex = rgb
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return { name: `${NAMED[most]?.name ?? ''}色`, hex: `#${hex}` }
}

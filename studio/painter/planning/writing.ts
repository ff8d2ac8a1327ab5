import { createCanvas } from '@napi-rs/canvas'
import { toRgb } from '../colour'
import type { FaceId } from '../illustration/lettering/faces'
import { type Align, fitText } from '../illustration/lettering/fit'
import type { SetText } from '../illustration/lettering/setting'
import { readDye } from '../palettes/tints'
import type { StyleId } from '../slots'
import type { Size } from './composed'
import type { Solid } from './layers'
import type { Plan, PlanThing } from './plan'
import { fillSolids } from './solids'

/** Texts that an edit wrote over a picture: crisp in every style, on top of everything. */

/** Paintings with a brush are inscribed with one. */
const FACES: Partial<Record<StyleId, FaceId>> = {
  ...{ ink: 'brush', 'blue-green': 'brush', ukiyoe: 'brush', watercolour: 'running' },
  ...{ oil: 'song-heavy', pencil: 'song-heavy', soft: 'song-heavy', papercut: 'song-heavy' },
}
/** Share of a side that stays between a text and the edge. */
const MARGIN = 0.06
const MOST_LINES = 3
/** Of the side: how high all lines may be together. */
const HIGH = 0.4

export const isWriting = ({ text }: Pick<PlanThing, 'text'>): boolean => text !== undefined

export const listWritings = ({ things }: Pick<Plan, 'things'>): PlanThing[] =>
  things.filter((row) => isWriting(row) && !row.transform?.hidden)

const alignAt = (share: number): Align => (share < 0.35 ? 'start' : share > 0.65 ? 'end' : 'middle')

/** Start and length of the space for a text that is aligned at a share of a side. */
function findRoom(share: number, side: number): readonly [from: number, length: number] {
  const [first, last] = [side * MARGIN, side * (1 - MARGIN)]
  const align = alignAt(share)
  if (align === 'start') return [first, last - first]
  if (align === 'end') return [first, last - first]
  const half = Math.min(share - MARGIN, 1 - MARGIN - share) * side
  return [share * side - half, half * 2]
}

/** The letters of a text in pixels of a picture of that size. */
export function setWriting(row: PlanThing, style: StyleId, { width, height }: Size): SetText {
  const { x = 0.5, y = 0.9, scale = 0.08 } = row.rest ?? {}
  const { dx = 0, dy = 0, scale: factor = 1 } = row.transform ?? {}
  const [left, wide] = findRoom(x, width)
  const [top, high] = findRoom(y, height)
  const down = alignAt(y)
  const room = Math.min(high, height * HIGH)
  const from = down === 'start' ? top : down === 'end' ? top + high - room : top + (high - room) / 2
  return fitText(row.text ?? '', {
    ...{ box: [left + dx * width, from + dy * height, wide, room] },
    ...{ face: FACES[style] ?? 'hei-bold', size: scale * factor * Math.min(width, height) },
    ...{ across: alignAt(x), down, lines: MOST_LINES, tracking: 0.06 },
  })
}

export const solidsOfWriting = ({ glyphs }: SetText): Solid[] => [
  { rings: glyphs.flatMap(({ rings }) => rings), union: true },
]

const PALE = [252, 249, 240] as const
const DARK = [36, 38, 46] as const
/** Mean level of a ground above which dark letters are read better. */
const BRIGHT = 165
/** Ems: the soft shadow that lifts letters off a lively ground. */
const SHADOW = 0.16

function isBright(rgba: Uint8ClampedArray, { box }: SetText, { width, height }: Size): boolean {
  let [sum, count] = [0, 0]
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y++)
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const at = (y * width + x) * 4
      sum += rgba[at] * 0.299 + rgba[at + 1] * 0.587 + rgba[at + 2] * 0.114
      count++
    }
  return count > 0 && sum / count > BRIGHT
}

/** In place. */
export function writeOver(rgba: Uint8ClampedArray, plan: Plan, size: Size): void {
  for (const row of listWritings(plan)) {
    const set = setWriting(row, plan.style, size)
    const bright = isBright(rgba, set, size)
    const ink = row.dye ? toRgb(readDye(row.dye)) : bright ? DARK : PALE
    const isLight = ink[0] * 0.299 + ink[1] * 0.587 + ink[2] * 0.114 > 140
    const context = createCanvas(size.width, size.height).getContext('2d')
    context.fillStyle = `rgb(${ink.join(',')})`
    context.shadowColor = isLight ? 'rgba(20,22,30,0.55)' : 'rgba(255,253,246,0.7)'
    context.shadowBlur = set.size * SHADOW
    fillSolids(context, solidsOfWriting(set), 1)
    const { data } = context.getImageData(0, 0, size.width, size.height)
    for (let at = 0; at < data.length; at += 4) {
      const share = data[at + 3] / 255
      if (share === 0) continue
      for (let c = at; c < at + 3; c++) rgba[c] += (data[c] - rgba[c]) * share
    }
  }
}

/** Pixels around letters that their shadow reaches, ems. */
export const WRITING_REACH = SHADOW * 2

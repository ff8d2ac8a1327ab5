import { placeLayers } from './build/form'
import { type Brief, traitOf } from './family'
import type { Illustration, Layer } from './node'
import { measureBounds } from './uses/compose'

/** 画一个蓝色圆形在左边: one thing by itself, at a side of the picture. */

/** Slot of the side in a brief's traits. */
export const AT = 'at'

/** The middle, shares of the frame. */
const SPOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [0.27, 0.5],
  right: [0.73, 0.5],
  top: [0.5, 0.27],
  bottom: [0.5, 0.73],
  'top left': [0.27, 0.27],
  'top right': [0.73, 0.27],
  'bottom left': [0.27, 0.73],
  'bottom right': [0.73, 0.73],
}
/** Of the frame, the most of the thing. */
const MOST = 0.44

const SIDES: Readonly<Record<string, string>> = { 左: 'left', 右: 'right', 上: 'top', 下: 'bottom' }
const SAID =
  /(?:在|位于|放在|画在)(?:画面|图片|画布|页面|图)?的?(?:([左右])(?:边|侧|面|方|半边)|([上下])(?:边|方|半部分?)|([左右])([上下])(?:角|方|边)|(顶部|底部))(?=$|[，,。；;\s])/u

/** Null: the words name no side. */
export function readSpot(prompt: string): string | null {
  const [found, side, level, corner, height, end] = SAID.exec(prompt) ?? []
  if (found === undefined) return null
  if (end) return end === '顶部' ? 'top' : 'bottom'
  const words = [level ?? height, side ?? corner].flatMap((word) => SIDES[word ?? ''] ?? [])
  return words.join(' ')
}

const isAround = ({ stage }: Layer): boolean => /^(?:ground|setting)$/.test(stage)

export function putAt(made: Illustration, brief: Pick<Brief, 'traits'>): Illustration {
  const spot = SPOTS[traitOf(brief, AT)?.value ?? '']
  const own = made.layers.filter((item) => !isAround(item))
  const { left, top, right, bottom } = measureBounds(own)
  if (!spot || !Number.isFinite(left)) return made
  const { width, height } = made.frame
  const scale = Math.min(1, (width * MOST) / (right - left), (height * MOST) / (bottom - top))
  const to = [
    width * spot[0] - ((left + right) / 2) * scale,
    height * spot[1] - ((top + bottom) / 2) * scale,
  ] as const
  const moved = new Map(own.map((item, i) => [item, placeLayers(own, to, { scale })[i] ?? item]))
  return { ...made, layers: made.layers.map((item) => moved.get(item) ?? item) }
}

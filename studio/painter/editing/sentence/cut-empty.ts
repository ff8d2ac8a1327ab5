import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { PICTURE_SIZES } from '../../sizes'

const isEmpty = (words: string): boolean => /空|白边|留白/.test(words)

/** A ratio that is not seen as another one. */
const SAME = 0.03

/**
 * The ratio that leaves out what is empty: 两边的空白裁掉 of a bus in a wide picture.
 * @returns null: the words say nothing of the kind, or no picture is narrower
 */
export function cutEmpty(
  { width, height }: Plan,
  things: readonly PlannedThing[],
  words: string,
): string | null {
  if (!isEmpty(words) || things.length === 0) return null
  const [left, top, right, bottom] = things.reduce(
    ([x1, y1, x2, y2], { bounds: { x, y, width: w, height: h } }) => [
      Math.min(x1, Math.max(0, x)),
      Math.min(y1, Math.max(0, y)),
      Math.max(x2, Math.min(1, x + w)),
      Math.max(y2, Math.min(1, y + h)),
    ],
    [1, 1, 0, 0] as readonly [number, number, number, number],
  )
  const own = width / height
  const wished = (own * (right - left)) / (bottom - top)
  const isNarrower = /两[边侧]|左|右/.test(words) || (!/上|下|顶|底/.test(words) && wished < own)
  const others = PICTURE_SIZES.map((one) => ({ ratio: one.ratio, by: one.width / one.height }))
    .filter(({ by }) => (isNarrower ? by < own * (1 - SAME) : by > own * (1 + SAME)))
    .sort((a, b) => Math.abs(Math.log(a.by / wished)) - Math.abs(Math.log(b.by / wished)))
  return others[0]?.ratio ?? null
}

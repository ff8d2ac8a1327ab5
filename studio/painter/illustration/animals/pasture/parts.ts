import type { Oklch } from '../../../colour'
import type { Point } from '../../../drawing'
import { polyline } from '../../../drawing/notation'
import { ellipse, linear, tone } from '../../build/form'
import { unite } from '../../build/clip'
import { limb, limbPath } from '../../build/limb'
import { closedPath } from '../../build/path'
import type { Fill, Form } from '../../node'

/**
 * Animals of pastures from the side, facing right, standing or with the head in the grass; (0, 0)
 * is the middle of the trunk.
 */

export type GrazerPose = 'standing' | 'grazing'

export const INK: Oklch = [0.24, 0.025, 40]
export const HORN: Oklch = [0.86, 0.045, 80]
export const PINK: Oklch = [0.8, 0.075, 25]

export interface Leg {
  readonly joints: readonly Point[]
  readonly widths: readonly number[]
}

export const leg = (joints: string, widths: readonly number[]): Leg => ({
  joints: polyline(joints),
  widths,
})

/** A hoof as wide as its leg and flat below. */
export function hoofUnder({ joints, widths }: Leg, fill: Oklch, height = 20): Form {
  const [x, y] = joints.at(-1) ?? [0, 0]
  const half = (widths.at(-1) ?? 30) / 2
  const shoe = polyline(
    [x - half - 1, y - height],
    [x + half + 1, y - height],
    [x + half + 7, y],
    [x - half - 3, y],
  )
  return { rings: [shoe], role: 'body', fill, plain: true }
}

export const farLeg = (one: Leg, fill: Fill, hoof: Oklch): Form[] => [
  limb(one.joints, one.widths, fill),
  hoofUnder(one, hoof),
]

interface Body {
  readonly trunk: string
  readonly neck: string
}

/** Trunk, neck and the near legs as one mass: no seam where they meet. */
export function torso(
  { trunk, neck }: Body,
  legs: readonly Leg[],
  base: Oklch,
  marks: readonly Form[],
): Form {
  const near = legs.map(({ joints, widths }) => limbPath(joints, widths))
  return {
    rings: unite([closedPath(trunk), closedPath(neck), ...near]),
    role: 'hair',
    fill: linear([0, -200], [0, 320], tone(base, 0.04), base, tone(base, -0.07), tone(base, -0.03)),
    relief: 24,
    inside: [...marks],
  }
}

export const eyeAt = ([x, y]: Point, r: number): Form[] => [
  ellipse([x, y], [r, r], INK, 'eye'),
  ellipse([x + r * 0.3, y - r * 0.3], [r * 0.32, r * 0.32], [0.99, 0, 0], 'glint'),
]

import type { Point } from '../../../drawing'
import { clamp, cos, sin } from '../../../../lib/maths'
import { type Pen, penFor } from '../pen'

/**
 * The head's own space: (0, 0) between the eyes, the crown at -150, the chin near 143, half a face
 * 107 wide. A three-quarter view is no projection: outlines go over to a second list, features move
 * as on a sphere, hair by a map of its own whose middle travels while the rim stays.
 */
export interface HeadSpace {
  /** 0 front … 0.75 */
  readonly yaw: number
  /** The side turned from the light, in this space: 1 right, -1 left (figures mirrored afterwards). */
  readonly dark: 1 | -1
  /** Nose, mouth, eyes. */
  readonly face: Pen
  /** Fringes, temples, hats that sit on the brow. */
  readonly hair: Pen
  /** Parts behind and around the skull. */
  readonly skull: Pen
  readonly onFace: (x: number) => number
  readonly onHair: (point: Point) => Point
}

/** Radians that a full yaw of 1 turns the sphere by. */
const ANGLE = (20 * Math.PI) / 180
const RADIUS = 124

export function headSpace(yaw: number, dark: 1 | -1): HeadSpace {
  const [c, s] = [cos(yaw * ANGLE), sin(yaw * ANGLE)]
  const onFace = (x: number): number => {
    const u = clamp(x / RADIUS, -1, 1)
    const turned = u * c + Math.sqrt(1 - u * u) * s
    return RADIUS * turned - (x > 0 ? yaw * 12 * u * u : 0)
  }
  const onHair = ([x, y]: Point): Point => {
    const u = x / 152
    const travel = yaw * 42 * (0.28 + 0.72 * clamp((y + 195) / 85))
    const middle = travel * Math.sqrt(Math.max(0, 1 - u * u))
    const v = x / 130
    const far = 13 * v + 30 * v * v * clamp((y + 110) / 80) * (1 - clamp((y - 90) / 120) * 0.6)
    return [x + middle - (x > 0 ? yaw * far : yaw * 6 * v), y]
  }
  return {
    yaw,
    dark,
    face: penFor(([x, y]) => [onFace(x), y]),
    hair: penFor(onHair),
    skull: penFor(([x, y]) => [x * (1 + 0.03 * yaw) - 13 * yaw, y]),
    onFace,
    onHair,
  }
}

/** Narrowing of a feature at `x` on the turned head. */
export function narrowing(x: number, yaw: number): number {
  if (yaw === 0) return 1
  const u = x / RADIUS
  return clamp(cos(yaw * ANGLE) - (u / Math.sqrt(1 - u * u)) * sin(yaw * ANGLE), 0.72, 1.04)
}

import { TAU, cos, sin } from '../../../../lib/maths'
import { closedPath, ellipsePath, openPath, type Outline, ribbonPath } from '../../build/path'
import { type Point, polyline } from '../../../drawing/notation'

/**
 * A sheet of paper as rings for a non-zero fill: what is paper turns one way, what is cut away the
 * other, so figures that reach over a cut join the sheet without a seam.
 */
export type Ring = readonly Point[]

function turnsRight(ring: Ring): boolean {
  let sum = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [0, 0]
    sum += x * ny - nx * y
  }
  return sum > 0
}

export const paper = (ring: Ring): Ring => (turnsRight(ring) ? ring : [...ring].reverse())

export const cut = (ring: Ring): Ring => (turnsRight(ring) ? [...ring].reverse() : ring)

export const paperShape = (outline: Outline): Ring => paper(closedPath(outline))
export const cutShape = (outline: Outline): Ring => cut(closedPath(outline))
export const cutDot = (x: number, y: number, rx: number, ry = rx): Ring =>
  cut(ellipsePath(x, y, rx, ry))
export const paperDot = (x: number, y: number, rx: number, ry = rx): Ring =>
  paper(ellipsePath(x, y, rx, ry))
export const strip = (outline: Outline, width: number): Ring =>
  paper(ribbonPath(openPath(outline), width, 'soft'))
export const slit = (outline: Outline, width: number): Ring =>
  cut(ribbonPath(openPath(outline), width, 'both'))

/** Mirrored at x = 0; which side of the paper it is does not change. */
export const mirror = (ring: Ring): Ring => ring.map(([x, y]): Point => [-x, y]).reverse()

/** A half with its mirror image. */
export const both = (...rings: readonly Ring[]): Ring[] => [...rings, ...rings.map(mirror)]

export const moved = (ring: Ring, x: number, y: number, scale = 1): Ring =>
  ring.map(([px, py]): Point => [x + px * scale, y + py * scale])

/** So many copies about (0, 0), the first one upright. @param offset share of the step */
export const around = (rings: readonly Ring[], count: number, offset = 0): Ring[] =>
  Array.from({ length: count }, (_, i) => {
    const [c, s] = [cos(((i + offset) / count) * TAU), sin(((i + offset) / count) * TAU)]
    return rings.map((ring) => ring.map(([x, y]): Point => [x * c - y * s, x * s + y * c]))
  }).flat()

/** 锯齿纹: a ring of teeth that point outwards, cut away. */
export function teeth(count: number, inner: number, outer: number): Ring[] {
  const half = (TAU / count) * inner * 0.34
  return around([cut(polyline([-half, -inner], [0, -outer], [half, -inner]))], count)
}

/** 月牙纹: a crescent cut away, its horns up. */
export const crescent = (x: number, y: number, r: number): Ring =>
  cutShape(
    `${x - r},${y - r * 0.2}! ${x - r * 0.5},${y + r * 0.52} ${x},${y + r * 0.7} ${x + r * 0.5},${y + r * 0.52} ${x + r},${y - r * 0.2}! ${x + r * 0.46},${y + r * 0.16} ${x},${y + r * 0.28} ${x - r * 0.46},${y + r * 0.16}`,
  )

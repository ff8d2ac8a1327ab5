import type { Point } from '../drawing'
import type { Form, Illustration, Layer, Stage } from './node'

/** Which forms of an illustration can be seen: what lies before a form hides it. */

export interface VisibleForm {
  readonly form: Form
  /** Of its layer. */
  readonly stage: Stage
  readonly thing: string | undefined
  /** That show it. */
  readonly cells: number
  /** That would show it if nothing lay before it, within the frame. */
  readonly whole: number
}

/** Cells along the short side. */
export const CELLS = 256
/** Fainter and softer forms hide nothing. */
const LEAST_ALPHA = 0.6
const MOST_BLUR = 8
const SEE_THROUGH = /^(shadow|glow|light|band|shade)$/

interface Grid {
  readonly width: number
  readonly height: number
  /** Cells in one unit. */
  readonly scale: number
}

/** Rows of cells that a form covers: `y`, first cell, cell behind the last. */
function* listFeatherRows(
  { rings, union }: Form,
  grid: Grid,
): Generator<readonly [number, number, number]> {
  const { width, height, scale } = grid
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y * scale))
  const top = Math.max(0, Math.floor(ys.reduce((a, b) => Math.min(a, b), Infinity)))
  const bottom = Math.min(height - 1, Math.ceil(ys.reduce((a, b) => Math.max(a, b), -Infinity)))
  const crossings: [x: number, turn: number][][] = []
  const cross = ([ax, ay]: Point, [bx, by]: Point): void => {
    const [from, to] = [Math.min(ay, by) * scale, Math.max(ay, by) * scale]
    for (let y = Math.max(top, Math.ceil(from - 0.5)); y <= bottom && y + 0.5 < to; y++) {
      const x = (ax + ((bx - ax) * ((y + 0.5) / scale - ay)) / (by - ay)) * scale
      ;(crossings[y] ??= []).push([x, by > ay ? 1 : -1])
    }
  }
  for (const ring of rings)
    for (const [i, point] of ring.entries()) cross(point, ring[(i + 1) % ring.length] ?? point)
  for (let y = top; y <= bottom; y++) {
    let turns = 0
    const line = (crossings[y] ?? []).sort(([a], [b]) => a - b)
    for (const [i, [x, turn]] of line.entries()) {
      turns += turn
      const next = line[i + 1]
      if (!next || (union ? turns === 0 : i % 2 === 1)) continue
      const from = Math.max(0, Math.round(x))
      const to = Math.min(width, Math.round(next[0]))
      if (to > from) yield [y, from, to]
    }
  }
}

function isSolid({ role, alpha = 1, blur = 0, blend }: Form): boolean {
  return !SEE_THROUGH.test(role) && alpha >= LEAST_ALPHA && blur < MOST_BLUR && blend === undefined
}

const visible = new WeakMap<Illustration, readonly VisibleForm[]>()

/** Every form with the cells that show it; what is inside another one is listed by itself. */
export function listVisible(made: Illustration): readonly VisibleForm[] {
  const known = visible.get(made) ?? findVisible(made)
  visible.set(made, known)
  return known
}

function findVisible({ layers, frame }: Illustration): VisibleForm[] {
  const scale = CELLS / Math.min(frame.width, frame.height)
  const width = Math.round(frame.width * scale)
  const height = Math.round(frame.height * scale)
  const grid = { width, height, scale }
  const covered = new Uint8Array(width * height)
  const found: VisibleForm[] = []
  // from front to back; `within` are the cells that a form inside another one has
  const look = (form: Form, of: Layer, within: Uint8Array | null): void => {
    const own = new Uint8Array(form.inside ? width * height : 0)
    if (form.inside) {
      for (const [y, from, to] of listFeatherRows(form, grid))
        for (let at = y * width + from; at < y * width + to; at++)
          if (!within || within[at] === 1) own[at] = 1
      for (const inner of [...form.inside].reverse()) look(inner, of, own)
    }
    let [cells, whole] = [0, 0]
    const hides = isSolid(form)
    for (const [y, from, to] of listFeatherRows(form, grid))
      for (let at = y * width + from; at < y * width + to; at++) {
        if (within && within[at] !== 1) continue
        whole++
        if (covered[at] === 1) continue
        cells++
        if (hides) covered[at] = 1
      }
    found.push({ form, cells, whole, stage: of.stage, thing: of.thing })
  }
  for (const one of [...layers].reverse())
    for (const form of [...one.forms].reverse()) look(form, one, null)
  return found
}

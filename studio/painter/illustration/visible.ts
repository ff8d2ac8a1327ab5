import { mainColour } from './raster/fill'
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

/** Of each row the places where an outline crosses its middle, with the turn: emptied after use. */
const crossings: { readonly xs: number[]; readonly turns: number[] }[] = []

function addCrossing(y: number, x: number, turn: number): void {
  const { xs, turns } = (crossings[y] ??= { xs: [], turns: [] })
  let at = xs.length
  for (; at > 0 && xs[at - 1] > x; at--) {
    xs[at] = xs[at - 1]
    turns[at] = turns[at - 1]
  }
  xs[at] = x
  turns[at] = turn
}

type Visit = (y: number, from: number, to: number) => void

/** Visits the rows of cells that a form covers: `y`, first cell, cell behind the last. */
function visitRows({ rings, union }: Form, { width, height, scale }: Grid, visit: Visit): void {
  let [top, bottom] = [height, -1]
  for (const ring of rings) {
    let [ax, ay] = ring.at(-1) ?? [0, 0]
    for (const [bx, by] of ring) {
      const to = Math.max(ay, by) * scale
      const first = Math.max(0, Math.ceil(Math.min(ay, by) * scale - 0.5))
      for (let y = first; y < height && y + 0.5 < to; y++) {
        const x = (ax + ((bx - ax) * ((y + 0.5) / scale - ay)) / (by - ay)) * scale
        addCrossing(y, x, by > ay ? 1 : -1)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
      ;[ax, ay] = [bx, by]
    }
  }
  for (let y = top; y <= bottom; y++) {
    const row = crossings[y]
    if (!row) continue
    let turns = 0
    for (let i = 0; i + 1 < row.xs.length; i++) {
      turns += row.turns[i]
      if (union ? turns === 0 : i % 2 === 1) continue
      const from = Math.max(0, Math.round(row.xs[i]))
      const to = Math.min(width, Math.round(row.xs[i + 1]))
      if (to > from) visit(y, from, to)
    }
    row.xs.length = 0
    row.turns.length = 0
  }
}

const isSolid = ({ role, alpha = 1, blur = 0, blend }: Form): boolean =>
  !SEE_THROUGH.test(role) && alpha >= LEAST_ALPHA && blur < MOST_BLUR && blend === undefined

/** The visible part of an illustration. */
export interface View {
  /** Every form with the cells that show it; what is inside another one is listed by itself. */
  readonly forms: readonly VisibleForm[]
  /** Of each cell the number of the form that hides all behind it, from 1; 0: none. */
  readonly front: Uint32Array
}

const views = new WeakMap<Illustration, View>()

export function viewForms(made: Illustration): View {
  const known = views.get(made) ?? findVisible(made)
  views.set(made, known)
  return known
}

export const listVisible = (made: Illustration): readonly VisibleForm[] => viewForms(made).forms

function findVisible({ layers, frame }: Illustration): View {
  const scale = CELLS / Math.min(frame.width, frame.height)
  const width = Math.round(frame.width * scale)
  const height = Math.round(frame.height * scale)
  const grid = { width, height, scale }
  const front = new Uint32Array(width * height)
  const found: VisibleForm[] = []
  // from front to back; `within` are the cells that a form inside another one has
  const look = (form: Form, of: Layer, within: Uint8Array | null): void => {
    if (form.inside) {
      const own = new Uint8Array(width * height)
      visitRows(form, grid, (y, from, to) => {
        for (let at = y * width + from; at < y * width + to; at++)
          if (!within || within[at] === 1) own[at] = 1
      })
      for (const inner of [...form.inside].reverse()) look(inner, of, own)
    }
    let [cells, whole] = [0, 0]
    const hides = isSolid(form)
    visitRows(form, grid, (y, from, to) => {
      for (let at = y * width + from; at < y * width + to; at++) {
        if (within && within[at] !== 1) continue
        whole++
        if (front[at] !== 0) continue
        cells++
        if (hides) front[at] = found.length + 1
      }
    })
    found.push({ form, cells, whole, stage: of.stage, thing: of.thing })
  }
  for (const one of [...layers].reverse())
    for (const form of [...one.forms].reverse()) look(form, one, null)
  return { forms: found, front }
}

/** Of two colours in Oklab: more than any veil before them takes away. */
const CLEAR_STEP = 0.15

const labs = new WeakMap<Form, readonly [lightness: number, a: number, b: number]>()

function readLab(form: Form): readonly [lightness: number, a: number, b: number] {
  const known = labs.get(form)
  if (known) return known
  const [lightness, chroma, hue] = mainColour(form.fill)
  const turn = (hue * Math.PI) / 180
  const lab = [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)] as const
  labs.set(form, lab)
  return lab
}

function isClearStep(one: Form, other: Form): boolean {
  const [[l, a, b], [otherL, otherA, otherB]] = [readLab(one), readLab(other)]
  return (l - otherL) ** 2 + (a - otherA) ** 2 + (b - otherB) ** 2 >= CLEAR_STEP ** 2
}

/** The share of the frame where the foremost forms of two illustrations have clearly other colours, 0..1. */
export function measureClearChange(one: Illustration, other: Illustration): number {
  const [{ forms, front }, bare] = [viewForms(one), viewForms(other)]
  let [last, lastBare, isClear, changed] = [0, 0, false, 0]
  for (let at = 0; at < front.length; at++) {
    const [own, without] = [front[at], bare.front[at]]
    if (own === 0 || without === 0) continue
    // neighbours mostly show the same two forms
    if (own !== last || without !== lastBare) {
      isClear = isClearStep(forms[own - 1].form, bare.forms[without - 1].form)
      last = own
      lastBare = without
    }
    if (isClear) changed++
  }
  return changed / Math.max(1, front.length)
}

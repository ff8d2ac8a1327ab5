import { type Oklch, mixColour, shade } from '../../colour'
import { type Box, type Shape, boundingBox } from '../../geometry'
import { clamp, mix } from '../../../lib/maths'
import type { Scene } from '../../scene'
import type { PaperTable } from './table'
import type { Papers } from './tones'

/** Shapes that are cut and glued as one piece. */
type Group = { readonly shapes: Shape[]; box: Box }

function union(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

function apart(a: Box, b: Box): number {
  const dx = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  const dy = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height)
  return Math.max(dx, dy)
}

const longSide = (box: Box): number => Math.max(box.width, box.height)

/**
 * Fewer, larger pieces: neighbours that are small are cut from one sheet, and what lies inside
 * another shape stays on it.
 */
function gather(shapes: readonly Shape[], scene: Scene): Group[] {
  const { width, height, unit } = scene
  const small = 34 * unit
  const groups: Group[] = []
  for (const shape of shapes) {
    const box = boundingBox([shape], width, height, 0)
    if (!box) continue
    const last = groups[groups.length - 1]
    if (last) {
      const inside = Boolean(shape.shadow ?? shape.detail ?? shape.glow)
      const joined = union(last.box, box)
      const near = apart(last.box, box) < 4 * unit
      const fits = longSide(joined) < (shape.petal ? 74 : 110) * unit
      const tiny = longSide(box) < small
      const thin = Math.min(box.width, box.height) < 5 * unit || shape.stroke
      if ((inside && (tiny || thin)) || (near && tiny && fits) || (near && thin)) {
        last.shapes.push(shape)
        last.box = joined
        continue
      }
    }
    groups.push({ shapes: [shape], box })
  }
  return groups
}

/** A beam or a veil: its gradient ends in nothing. */
const fadesOut = ({ gradient }: Shape): boolean =>
  gradient?.stops.some(({ alpha }) => alpha !== undefined && alpha < 0.7) ?? false

export interface PieceOptions {
  readonly depth: number
  /** Mirrored in water: printed, not glued. */
  readonly reflected?: boolean
}

/** Subjects and everything else that is drawn as shapes. */
export function layPieces(
  table: PaperTable,
  shapes: readonly Shape[],
  scene: Scene,
  papers: Papers,
  { depth, reflected = false }: PieceOptions,
): void {
  const { unit } = scene
  if (papers.flower && !reflected) return layFlowerPieces(table, shapes, scene, papers, depth)
  const tinted = shapes.map((shape) => ({ ...shape, colour: papers.thing(shape.colour, depth) }))
  table.nextSheet()
  if (reflected) return table.lay(tinted, { lift: 0, edge: 0, alpha: 0.75 })
  let first = true
  for (const group of gather(tinted, scene)) {
    const size = longSide(group.box) / unit
    const head = group.shapes[0]
    const inside = Boolean(head.shadow ?? head.detail)
    const faint = (head.alpha ?? 1) < 0.75 || fadesOut(head)
    const lift = (inside ? 2.2 : mix(3.4, 9.5, clamp(size / 240))) * unit * papers.relief
    const base = first ? lift * 1.25 : lift
    first = false
    table.lay(group.shapes, {
      lift: faint || (head.plain && size < 70) ? base * 0.35 : base,
      edge: inside || faint ? 0 : mix(0.9, 2.4, clamp(size / 300)) * unit,
      dark: faint ? 0.12 : 0.46,
    })
  }
  layShine(table, tinted, scene, papers)
}

/** Lamps and windows light the paper around them. */
function layShine(
  table: PaperTable,
  shapes: readonly Shape[],
  { width, height, unit }: Scene,
  papers: Papers,
): void {
  const lamps = shapes.filter(({ glow }) => glow)
  const sizes = lamps.map((lamp) => boundingBox([lamp], width, height, 0)).filter(isBox)
  if (sizes.length === 0) return
  const mean = sizes.reduce((sum, box) => sum + longSide(box), 0) / sizes.length
  const lift = clamp(mean * 0.55, 9 * unit, 60 * unit)
  table.lay(lamps, { lift, edge: 0, alpha: 0, shine: papers.night ? 0.5 : 0.16 })
}

const isBox = (box: Box | null): box is Box => box !== null

const isRed = ([, chroma, hue]: Oklch): boolean => chroma > 0.12 && hue > 10 && hue < 48

/** The window-flower's figures: one red sheet; what lies inside a form is cut out of it. */
function layFlowerPieces(
  table: PaperTable,
  shapes: readonly Shape[],
  scene: Scene,
  papers: Papers,
  depth: number,
): void {
  const { unit } = scene
  const red = papers.thing([0, 0, 0], depth)
  const opening: Oklch = mixColour(red, [0.96, 0.03, 80], 0.9)
  const marked = shapes.map((shape): Shape => {
    const inner =
      Boolean(shape.detail ?? shape.shadow) || shape.snow || (shape.glow && !isRed(shape.colour))
    const { gradient: _gradient, ...rest } = shape
    const bright = shape.colour[0] > 0.9 && shape.colour[1] < 0.05
    if (inner) return { ...rest, colour: shape.shadow ? shade(red, -0.075) : opening }
    return { ...rest, colour: bright ? mixColour(red, opening, 0.16) : red, petal: true }
  })
  table.nextSheet()
  for (const group of gather(marked, scene)) {
    const inside = Boolean(group.shapes[0]?.detail ?? group.shapes[0]?.shadow)
    table.lay(group.shapes, {
      lift: inside ? 0 : 5 * unit * papers.relief,
      edge: inside ? 0 : 1.2 * unit,
      dark: 0.4,
    })
  }
}

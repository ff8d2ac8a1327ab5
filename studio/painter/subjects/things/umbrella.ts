import { type Oklch, mixColour, shade } from '../../colour'
import { type Point, type Shape, ellipsePoints, moveShapes, polygon, stroke } from '../../geometry'
import { TAU, cos, mix, sin } from '../../../lib/maths'
import { type SubjectBrush, subject } from '../subject'
import { triples } from '../../drawing/notation'

const RIBS = 18
const RADIUS = 0.56

/** A canopy in space, seen from the front: `lean` to the side, `nod` towards the viewer. */
interface Pose {
  readonly lean: number
  readonly nod: number
  /** Length of the pole. */
  readonly pole: number
}

type Project = (along: number, radius: number, turn: number) => Point

/** From the canopy's own axis to the picture; the crown is at (0, 0). */
function projection({ lean, nod }: Pose): Project {
  const [sinLean, cosLean] = [sin(lean), cos(lean)]
  const [sinNod, cosNod] = [sin(nod), cos(nod)]
  return (along, radius, turn) => {
    const x = radius * cos(turn)
    const depth = radius * sin(turn)
    const y = along * cosNod + depth * sinNod
    return [x * cosLean - y * sinLean, x * sinLean + y * cosLean]
  }
}

/** The paper sinks from the crown in a shallow bow. */
const fall = (share: number): number => 0.26 * (0.72 * share + 0.28 * share * share)

const area = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]
    return sum + x * ny - y * nx
  }, 0)

interface Panel {
  readonly index: number
  readonly turn: number
  readonly next: number
  /** We see its painted side. */
  readonly outside: boolean
}

function ring(project: Project, panel: Panel, from: number, to: number): Point[] {
  const steps = [from, mix(from, to, 0.5), to]
  const middle = (panel.turn + panel.next) / 2
  return [
    ...steps.map((s) => project(fall(s), RADIUS * s, panel.turn)),
    // between two ribs the paper's rim hangs a little inwards
    project(fall(to), RADIUS * to * 0.972, middle),
    ...steps.reverse().map((s) => project(fall(s), RADIUS * s, panel.next)),
  ]
}

/** Plum blossoms painted round the canopy. */
function paintedFlowers({ random }: SubjectBrush, project: Project, colour: Oklch): Shape[] {
  const shapes: Shape[] = []
  const clusters = random.integer(4, 6)
  const first = random.next()
  for (let c = 0; c < clusters * 3; c++) {
    const turn = ((Math.floor(c / 3) + first) / clusters) * TAU + random.spread() * 0.22
    const share = random.range(0.5, 0.82)
    const size = random.range(0.03, 0.05)
    const flower: Point[][] = Array.from({ length: 5 }, (_, i) => {
      const [du, dv] = [cos((i / 5) * TAU) * size * 0.6, sin((i / 5) * TAU) * size * 0.6]
      return ellipsePoints(0, 0, size * 0.46, size * 0.46, 0, 10).map(([px, py]) => {
        const reach = share * RADIUS + dv + py
        return project(fall(reach / RADIUS), reach, turn + (du + px) / reach)
      })
    })
    for (const petal of flower) {
      if (area(petal) > 0) continue
      shapes.push(polygon(petal, colour, { detail: true, plain: true, accent: true }))
    }
  }
  return shapes
}

/** Neighbouring panels, from where they begin round the rim. */
function inOrder(panels: readonly Panel[]): readonly Panel[] {
  const shown = new Set(panels.map(({ index }) => index))
  const start = panels.findIndex(({ index }) => !shown.has((index + RIBS - 1) % RIBS))
  return start < 0 ? panels : [...panels.slice(start), ...panels.slice(0, start)]
}

function canopy(brush: SubjectBrush, pose: Pose): Shape[] {
  const { m, tone, own, random, lit } = brush
  const paper = own(
    random.pick<Oklch>(triples('0.58,0.19,28 0.74,0.13,68 0.55,0.09,205 0.84,0.07,20')),
    0.6,
  )
  const inner = mixColour(paper, tone([0.9, 0.06, 80]), 0.45)
  const project = projection(pose)
  const panels = Array.from({ length: RIBS }, (_, i): Panel => {
    const [turn, next] = [(i / RIBS) * TAU, ((i + 1) / RIBS) * TAU]
    const outside =
      area([project(0, 0, 0), project(fall(1), RADIUS, turn), project(fall(1), RADIUS, next)]) > 0
    return { index: i, turn, next, outside }
  })
  const rib = (panel: Panel, colour: Oklch, width: number): Shape =>
    stroke(
      [0.04, 0.5, 1].map((s) => project(fall(s), RADIUS * s, panel.turn)),
      width,
      colour,
      'even',
      { detail: true, plain: true },
    )
  const inside = panels.filter((panel) => !panel.outside)
  const outside = panels.filter((panel) => panel.outside)
  const edge = { accent: true, ...(lit && { glow: true }) }
  const shapes: Shape[] = []
  for (const panel of inside)
    shapes.push(polygon(ring(project, panel, 0, 1), shade(inner, -0.1), edge))
  for (const panel of inside) shapes.push(rib(panel, m.wood, 0.008))
  const end = project(pose.pole, 0, 0)
  shapes.push(stroke([project(0.02, 0, 0), end], 0.02, m.wood))
  shapes.push(stroke([project(pose.pole - 0.11, 0, 0), end], 0.032, shade(m.wood, -0.12)))
  // spreaders under the paper
  for (const panel of inside.filter((_, i) => i % 2 === 0)) {
    shapes.push(
      stroke(
        [project(0.42, 0, 0), project(fall(0.55), RADIUS * 0.55, panel.turn)],
        0.005,
        m.wood,
        'even',
        { detail: true, plain: true },
      ),
    )
  }
  for (const panel of outside) {
    const side = cos((panel.turn + panel.next) / 2)
    const light = side < 0 ? 0.05 * -side : -0.13 * side
    shapes.push(polygon(ring(project, panel, 0, 1), shade(paper, light), { ...edge, plain: true }))
    shapes.push(
      polygon(ring(project, panel, 0.9, 0.96), shade(paper, light + 0.16, -0.05), {
        detail: true,
        plain: true,
        accent: true,
      }),
    )
    shapes.push(
      polygon(ring(project, panel, 0.0, 0.13), shade(paper, light - 0.17), 'detail plain accent'),
    )
  }
  const hem = inOrder(outside).flatMap((panel) => ring(project, panel, 1, 1))
  if (inside.length > 0) hem.push(project(0, 0, 0))
  if (hem.length > 2) shapes.push(polygon(hem, paper, { ...edge, alpha: 0.02 }))
  for (const panel of outside) shapes.push(rib(panel, shade(paper, -0.16), 0.006))
  if (outside.length > RIBS * 0.4)
    shapes.push(...paintedFlowers(brush, project, mixColour(m.white, paper, 0.12)))
  shapes.push(stroke([project(-0.05, 0, 0), project(0.02, 0, 0)], 0.03, m.dark))
  return shapes
}

/** An open oil-paper umbrella: laid down on the ground, or floating where there is none. */
export const umbrella = subject(
  ['ground', 'near', 'table'],
  { height: 0.17, alone: 1.35, count: 1 },
  (brush) => {
    const { random, placement } = brush
    const floats = placement === 'sky' || placement === 'surface' || placement === 'corner'
    const pose: Pose = floats
      ? { lean: random.range(-0.4, 0.4), nod: random.range(-0.25, 0.2), pole: 0.82 }
      : { lean: random.range(-0.82, -0.7), nod: random.range(0.3, 0.66), pole: 0.88 }
    const shapes = canopy(brush, pose)
    let [left, right, low] = [Infinity, -Infinity, -Infinity]
    for (const [x, y] of shapes.flatMap((shape) => shape.points)) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      low = Math.max(low, y)
    }
    const middle = (left + right) / 2
    const at = moveShapes(shapes, ([x, y]) => [x - middle, floats ? y - 0.3 : y - low + 0.02])
    if (floats) return at
    const cast = ellipsePoints(0.05, 0.005, (right - left) * 0.44, 0.045)
    return [polygon(cast, [0.25, 0.03, 260], { plain: true, shadow: true, alpha: 0.28 }), ...at]
  },
)

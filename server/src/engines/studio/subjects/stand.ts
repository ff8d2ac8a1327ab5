import { type Oklch, mixColour, shade } from '../colour'
import type { Shape } from '../drawing'
import { moveShapes, place } from '../geometry'
import { clamp, mix, sin } from '../maths'
import { DYES, materialsAt, toneAt } from '../palette'
import type { Anchor, Placement, Stage } from '../scene'
import type { SubjectWish, TintId } from '../slots'
import { placementIn } from './placing'
import { subjectOf } from './registry'
import type { SubjectBrush, SubjectDefinition } from './subject'

/** A wish on its place. */
interface Standing extends SubjectWish {
  readonly subject: SubjectDefinition
  readonly placement: Placement
}

/** Gives a thing the colour that the prompt asked for and keeps its own lightness. */
function dyed(colour: Oklch, tint: TintId | undefined): Oklch {
  if (!tint) return colour
  const [lightness, chroma, hue] = DYES[tint]
  return [mix(colour[0], lightness, 0.6), chroma, hue]
}

function brushFor(stage: Stage, name: string, depth: number, wish: Standing): SubjectBrush {
  const { time, weather, season } = stage.slots
  const tone = (colour: Oklch, share = 1): Oklch => toneAt(stage.palette, depth, colour, share)
  return {
    random: stage.random.fork(name),
    m: materialsAt(stage.palette, depth),
    tone,
    own: (colour, share) => tone(dyed(colour, wish.tint), share),
    placement: wish.placement,
    scene: stage.slots.scene,
    lit: time === 'night' || time === 'dusk',
    snowy: weather.has('snow') || season === 'winter',
    season,
  }
}

/** Each copy a little smaller, farther and aside, as a second one would stand. */
function copyOf(
  at: Anchor,
  index: number,
  count: number,
  stage: Stage,
  placement: Placement,
): Anchor {
  if (index === 0 && count === 1) return at
  const random = stage.random.fork(`copy ${placement} ${index}`)
  const gap = (placement === 'ground' ? 0.14 : 0.2) * stage.short * random.range(0.85, 1.2)
  // at the frame all copies go inwards, elsewhere they alternate
  const steps = placement === 'near' ? index : (index % 2 ? 1 : -1) * Math.ceil(index / 2)
  const x = at.x + steps * gap * at.facing
  return {
    ...at,
    x: clamp(x, stage.width * 0.1, stage.width * 0.9),
    y: at.y - (placement === 'water' ? index * 0.035 * stage.height : 0),
    scale: at.scale * (1 - Math.min(0.45, index * 0.16)),
    depth: at.depth + index * 0.004,
  }
}

function reflectionOf(shapes: readonly Shape[], stage: Stage, waterline: number): Shape[] {
  const { water } = stage.palette
  const solid = shapes.filter((shape) => !shape.plain && !shape.detail)
  return moveShapes(solid, ([x, y]) => [
    x + sin((y - waterline) / stage.unit / 6) * 2.2 * stage.unit,
    waterline + (waterline - y) * 0.62,
  ]).map(({ gradient: _gradient, ...shape }) => ({
    ...shape,
    colour: mixColour(shade(shape.colour, -0.04), water, 0.5),
    alpha: 0.5 * (shape.alpha ?? 1),
  }))
}

function standOne(stage: Stage, standing: Standing, at: Anchor, name: string, count: number) {
  const { subject, placement } = standing
  const brush = brushFor(stage, name, at.depth, standing)
  const lonely = stage.slots.moods.has('lonely') ? 0.78 : 1
  const alone = stage.slots.subjects.length === 1 && count === 1 ? (subject.alone ?? 1) : 1
  const size = subject.height * at.scale * lonely * alone * brush.random.range(0.94, 1.08)
  const shapes = place(
    subject.draw(brush, count),
    at.x,
    at.y,
    size,
    at.facing === -1,
    at.angle ?? 0,
  )
  if (subject.mirrors && placement !== 'ground') {
    const mirrored = reflectionOf(shapes, stage, at.y)
    stage.layers.push({
      kind: 'shapes',
      role: 'reflection',
      name: standing.id,
      depth: at.depth + 0.001,
      shapes: mirrored,
    })
  }
  const role = placement === 'corner' || placement === 'near' ? 'frame' : 'subject'
  stage.layers.push({ kind: 'shapes', role, name: standing.id, depth: at.depth, shapes })
}

function standWish(stage: Stage, wish: SubjectWish, taken: Map<Placement, number>): void {
  const subject = subjectOf(wish.id)
  const placement = placementIn(new Set(stage.anchors.keys()), subject)
  if (!placement) return
  const standing: Standing = { ...wish, subject, placement }
  const places = stage.anchors.get(placement) ?? []
  const count = wish.count ?? (stage.slots.moods.has('lonely') ? 1 : subject.count)
  const used = taken.get(placement) ?? 0
  const guided = stage.guided.get(wish.id)
  const first = guided ?? places[used % Math.max(1, places.length)]
  if (!first) return
  if (subject.flock) {
    taken.set(placement, used + 1)
    standOne(stage, standing, first, `${wish.id} 0`, count)
    return
  }
  for (let i = 0; i < count; i++) {
    // copies of a drawn thing stand round it
    const own = guided ? (i === 0 ? guided : undefined) : places[used + i]
    const at = own ?? copyOf(first, i, count, stage, placement)
    standOne(stage, standing, at, `${wish.id} ${i}`, 1)
  }
  taken.set(placement, used + count)
}

/** Puts subjects on the places the scene offers. */
export function addSubjects(stage: Stage, wishes: readonly SubjectWish[]): void {
  const taken = new Map<Placement, number>()
  for (const wish of wishes) standWish(stage, wish, taken)
}

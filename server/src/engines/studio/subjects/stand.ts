import { type Oklch, mixColour, shade } from '../colour'
import type { Shape } from '../drawing'
import { moveShapes, place } from '../geometry'
import { sin } from '../maths'
import { materialsAt, toneAt } from '../palette'
import type { Anchor, Placement, Stage } from '../scene'
import type { PlaceId, SizeId, SubjectWish } from '../slots'
import { copyOf } from './copies'
import { dyeMain, dyed } from './dye'
import { placementIn } from './placing'
import { presence, remoteness } from './presence'
import { subjectOf } from './registry'
import { distanceTo, moveTo } from './spots'
import type { SubjectBrush, SubjectDefinition } from './subject'

/** A wish on its place. */
interface Standing extends SubjectWish {
  readonly subject: SubjectDefinition
  readonly placement: Placement
}

/** `onDye` is called when the drawing gives its main part the colour of the prompt. */
function brushFor(
  stage: Stage,
  name: string,
  depth: number,
  wish: Standing,
  onDye: () => void,
): SubjectBrush {
  const { time, weather, season } = stage.slots
  const tone = (colour: Oklch, share = 1): Oklch => toneAt(stage.palette, depth, colour, share)
  return {
    random: stage.random.fork(name),
    m: materialsAt(stage.palette, depth),
    tone,
    own: (colour, share) => {
      onDye()
      return tone(dyed(colour, wish.tint), share)
    },
    placement: wish.placement,
    scene: stage.slots.scene,
    lit: time === 'night' || time === 'dusk',
    snowy: weather.has('snow') || season === 'winter',
    season,
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

/** The sky's own lights lie behind the farthest land and do not care where birds would fly. */
function inTheSky(stage: Stage, at: Anchor): Anchor {
  const x = stage.width / 2 + (at.x - stage.width / 2) * 0.25
  const y = Math.min(at.y, stage.horizon * 0.4)
  return { ...at, x, y, scale: stage.short, depth: 1, angle: 0 }
}

const SIZE_FACTORS: Readonly<Record<SizeId, number>> = { small: 0.65, large: 1.45 }

/** As large as the prompt asked, but not out of the picture's top. */
function sizeOf(stage: Stage, { size, placement }: Standing, at: Anchor, usual: number): number {
  if (!size) return usual
  const room = placement === 'corner' ? stage.height * 0.8 : at.y - stage.height * 0.03
  const hovers = placement === 'sky' || placement === 'surface' || placement === 'deep'
  return Math.min(usual * SIZE_FACTORS[size], Math.max(usual, hovers ? room * 2 : room))
}

function standOne(stage: Stage, standing: Standing, offered: Anchor, name: string, count: number) {
  const { subject, placement } = standing
  const at = subject.behind ? inTheSky(stage, offered) : offered
  let dyes = standing.tint === undefined
  const brush = brushFor(stage, name, at.depth, standing, () => (dyes = true))
  const lonely = stage.slots.moods.has('lonely') ? 0.78 : 1
  const alone = presence(stage, subject, at, placement, count)
  const usual = subject.height * at.scale * lonely * alone * brush.random.range(0.94, 1.08)
  const size = sizeOf(stage, standing, at, usual)
  const drawn = subject.draw(brush, count)
  const shapes = place(
    dyes || !standing.tint ? drawn : dyeMain(drawn, standing.tint, brush.tone),
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
  const layer = { kind: 'shapes', role, name: standing.id, depth: at.depth, shapes } as const
  // moon, stars and clouds stand before the sky's lights
  const sky = subject.behind ? stage.layers.findIndex(({ kind }) => kind === 'sky') : -1
  stage.layers.splice(sky < 0 ? stage.layers.length : sky + 1, 0, layer)
}

/** The places that are taken already. */
class Occupied {
  readonly #taken = new Set<Anchor>()
  readonly #standing: { readonly placement: Placement; readonly x: number }[] = []

  constructor(readonly stage: Stage) {}

  /** A free place of those offered, the nearest to the wished one; null when all are taken. */
  next({ placement, subject }: Standing, place: PlaceId | undefined): Anchor | null {
    const { stage } = this
    const free = (stage.anchors.get(placement) ?? []).filter((at) => !this.#taken.has(at))
    const by = (at: Anchor): number =>
      place
        ? distanceTo(stage, at, place)
        : this.#crowd(placement, at) + remoteness(stage, subject, at)
    let best: Anchor | null = null
    for (const at of free) if (!best || by(at) < by(best)) best = at
    if (best) this.#taken.add(best)
    return best
  }

  /** 1 where something was put already that had asked to stand there. */
  #crowd(placement: Placement, { x }: Anchor): number {
    const close = 0.13 * this.stage.width
    const crowded = this.#standing.some(
      (it) => it.placement === placement && Math.abs(it.x - x) < close,
    )
    return crowded ? 1 : 0
  }

  put(placement: Placement, { x }: Anchor): void {
    this.#standing.push({ placement, x })
  }
}

/** How many when the prompt names no number: words that nobody knows make groups larger or smaller. */
function usualCount({ slots }: Stage, { count }: SubjectDefinition): number {
  if (slots.moods.has('lonely')) return 1
  return count > 2 ? Math.max(2, Math.round(count * (1 + 0.45 * slots.whim.rhythm))) : count
}

function standWish(stage: Stage, wish: SubjectWish, occupied: Occupied): void {
  const subject = subjectOf(wish.id)
  const placement = placementIn(new Set(stage.anchors.keys()), subject)
  if (!placement) return
  const standing: Standing = { ...wish, subject, placement }
  const count = wish.count ?? usualCount(stage, subject)
  const guided = stage.guided.get(wish.id)
  const offered = guided ?? occupied.next(standing, wish.place) ?? stage.anchors.get(placement)?.[0]
  if (!offered) return
  const moves = wish.place && !guided
  const first = moves ? moveTo(stage, offered, placement, wish.place) : offered
  occupied.put(placement, first)
  if (subject.flock) {
    standOne(stage, standing, first, `${wish.id} 0`, count)
    return
  }
  for (let i = 0; i < count; i++) {
    // copies of a drawn thing, and of one that was sent somewhere, stand round it
    const own = i === 0 ? first : guided || moves ? null : occupied.next(standing, undefined)
    const at = own ?? copyOf(first, i, count, stage, placement)
    standOne(stage, standing, at, `${wish.id} ${i}`, 1)
  }
}

/** Puts subjects on the places the scene offers; those that were given a place choose first. */
export function addSubjects(stage: Stage, wishes: readonly SubjectWish[]): void {
  const occupied = new Occupied(stage)
  const placed = wishes.filter(({ place }) => place)
  const others = wishes.filter(({ place }) => !place)
  for (const wish of [...placed, ...others]) standWish(stage, wish, occupied)
}

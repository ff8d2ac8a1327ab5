import { type Oklch, mixColour, shade } from '../colour'
import { type Shape, moveShapes, place } from '../geometry'
import { sin } from '../../lib/maths'
import { materialsAt, toneAt } from '../palette'
import type { Anchor, Placement, Stage } from '../scene'
import type { SizeId, SubjectWish } from '../slots'
import { placeCopy, placementIn, presence, settle } from './placing'
import { dyeMain, dyed, markTinted } from './dye'
import { Occupied, buildOutline } from './occupied'
import { perches } from './perch'
import { findDefinition } from './registry'
import { anchorAt, comeNearer } from '../things/foot'
import { atSide, moveTo } from './spots'
import type { SubjectBrush, SubjectDefinition } from './subject'
import { wordList } from '../../lib/words'

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
  onDye: (colour: Oklch) => void,
): SubjectBrush {
  const { time, weather, season } = stage.slots
  // the subject of the picture is clear of the haze
  const air = wish.subject.alone === undefined ? depth : depth * 0.5
  const tone = (colour: Oklch, share = 1): Oklch => toneAt(stage.palette, air, colour, share)
  return {
    random: stage.random.fork(name),
    m: materialsAt(stage.palette, air),
    tone,
    own: (colour, share) => {
      const own = tone(dyed(colour, wish.tint), share)
      onDye(own)
      return own
    },
    placement: wish.placement,
    scene: stage.slots.scene,
    wet: weather.has('rain') || weather.has('storm') || weather.has('snow'),
    holds: wish.holds ?? null,
    lit: time === 'night' || time === 'dusk',
    snowy: weather.has('snow') || season === 'winter',
    season,
  }
}

function reflectShapes(shapes: readonly Shape[], stage: Stage, waterline: number): Shape[] {
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

/** As large as requested, but not out of the picture's top. */
function measureSize(
  stage: Stage,
  { size, placement }: Standing,
  at: Anchor,
  usual: number,
): number {
  // on a cliff's top even the usual size may not fit
  const stands = /^(ground|water|span|table)$/.test(placement)
  if (!size) return stands ? Math.min(usual, at.y - stage.height * 0.03) : usual
  const room = placement === 'corner' ? stage.height * 0.8 : at.y - stage.height * 0.03
  const hovers = placement === 'sky' || placement === 'surface' || placement === 'deep'
  return Math.min(usual * SIZE_FACTORS[size], Math.max(usual, hovers ? room * 2 : room))
}

function standOne(
  stage: Stage,
  standing: Standing,
  offered: Anchor,
  name: string,
  count: number,
  settled: (shapes: readonly Shape[], at: Anchor) => Anchor,
): void {
  const { subject, placement } = standing
  const draw = (place: Anchor): { at: Anchor; shapes: Shape[] } => {
    const at = subject.behind ? inTheSky(stage, place) : place
    return { at, shapes: drawAt(stage, standing, at, name, count) }
  }
  const first = draw(offered)
  const chosen = subject.behind ? offered : settled(first.shapes, first.at)
  const { at, shapes: usual } = chosen === offered ? first : draw(chosen)
  const other = stage.edits.replaced.get(name)
  const instead = other && { ...standing, ...other, subject: findDefinition(other) }
  // of a flock that is drawn as one the number may be what was changed
  const number = subject.flock && instead?.subject.flock ? (instead.count ?? count) : count
  const shapes = instead ? drawAt(stage, instead, at, name, number) : usual
  const { x, y, scale } = at
  const tag = { thing: name, origin: { x, y, scale } }
  if (subject.mirrors && placement !== 'ground') {
    const mirrored = reflectShapes(shapes, stage, at.y)
    stage.layers.push({
      kind: 'shapes',
      role: 'reflection',
      name: standing.id,
      depth: at.depth + 0.001,
      shapes: mirrored,
      ...tag,
    })
  }
  const role = placement === 'corner' || placement === 'near' ? 'frame' : 'subject'
  const own = {
    kind: 'shapes',
    role,
    name: instead?.id ?? standing.id,
    depth: at.depth,
    shapes,
  } as const
  const layer = { ...own, ...tag }
  // moon, stars and clouds stand before the sky's lights
  const sky = subject.behind ? stage.layers.findIndex(({ kind }) => kind === 'sky') : -1
  stage.layers.splice(sky < 0 ? stage.layers.length : sky + 1, 0, layer)
}

function drawAt(
  stage: Stage,
  standing: Standing,
  at: Anchor,
  name: string,
  count: number,
): Shape[] {
  const { subject, placement } = standing
  const { tint } = standing
  const own: Oklch[] = []
  const brush = brushFor(stage, name, at.depth, standing, (colour) => own.push(colour))
  const lonely = stage.slots.moods.has('lonely') ? 0.78 : 1
  const alone = presence(stage, subject, at, placement, count)
  const usual = subject.height * at.scale * lonely * alone * brush.random.range(0.94, 1.08)
  const size = (standing.at?.scale ?? 0) * stage.short || measureSize(stage, standing, at, usual)
  const drawn = subject.draw(brush, count, { wish: standing, size, unit: stage.unit })
  const isDyed = own.length > 0
  return place(
    !tint ? drawn : isDyed ? markTinted(drawn, tint, own) : dyeMain(drawn, tint, brush.tone),
    at.x,
    at.y,
    size,
    at.facing === -1,
    at.angle ?? 0,
  )
}

/** Number without a numeral in the prompt: unknown words make groups larger or smaller. */
function usualCount({ slots }: Stage, { count }: SubjectDefinition): number {
  if (slots.moods.has('lonely')) return 1
  return count > 2 ? Math.max(2, Math.round(count * (1 + 0.45 * slots.whim.rhythm))) : count
}

function standOnTree(stage: Stage, standing: Standing, count: number, name: string): boolean {
  const places = perches(stage, count, stage.random.fork(`perch ${standing.id}`))
  const there = { ...standing, placement: 'ground' } as const
  for (const [i, at] of places.entries()) standOne(stage, there, at, `${name} ${i}`, 1, () => at)
  return places.length > 0
}

/** Petals, fallen leaves: before everything. */
function fillAir(stage: Stage, standing: Standing, name: string): void {
  const { width, height, short: scale, layers } = stage
  const at: Anchor = { x: width / 2, y: height / 2, scale, depth: 0, facing: 1 }
  const { x, y } = at
  const shapes = drawAt(stage, { ...standing, at: { scale: 1 } }, at, name, 1)
  const tag = { thing: `${name} 0`, origin: { x, y, scale } }
  layers.push({ kind: 'shapes', role: 'forms', name: standing.id, depth: 0, shapes, ...tag })
}

function standWish(
  stage: Stage,
  wish: SubjectWish,
  occupied: Occupied,
  name: string = wish.id,
): void {
  const subject = findDefinition(wish)
  if (subject.fills) return fillAir(stage, { ...wish, subject, placement: 'sky' }, name)
  const placement = placementIn(new Set(stage.anchors.keys()), subject)
  if (!placement) return
  const standing: Standing = { ...wish, subject, placement }
  const count = wish.count ?? usualCount(stage, subject)
  if (subject.perches && !wish.place && standOnTree(stage, standing, count, name)) return
  const guided = stage.guided.get(wish.id)
  const offered =
    guided ?? occupied.next(placement, subject, wish.place) ?? stage.anchors.get(placement)?.[0]
  if (!offered) return
  const moves = wish.place && !guided
  const { at: named } = wish
  const isNamed = named?.x !== undefined || named?.y !== undefined
  const first = isNamed
    ? anchorAt(stage, atSide(stage, offered, placement, named.x), placement, named)
    : moves
      ? moveTo(stage, offered, placement, wish.place)
      : subject.comesNearer
        ? comeNearer(stage, offered, placement, subject.height * offered.scale)
        : offered
  // where the prompt or a sketch has put it, it stays
  const fixed = isNamed || Boolean(guided ?? moves)
  const stand = (at: Anchor, i: number, number: number): Anchor => {
    let stood = at
    standOne(stage, standing, at, `${name} ${i}`, number, (shapes, drawnAt) => {
      const outline = buildOutline(shapes, drawnAt)
      if (!fixed) stood = settle(stage, occupied, outline, at, placement)
      occupied.mark(outline, stood)
      return stood
    })
    occupied.take(stood)
    return stood
  }
  occupied.take(offered)
  const stood = stand(first, 0, subject.flock ? count : 1)
  occupied.put(placement, stood)
  if (subject.flock) return
  for (let i = 1; i < count; i++) {
    // copies of a drawn thing, and of one that was sent somewhere, stand round it
    const own = fixed ? null : occupied.next(placement, subject)
    if (own) occupied.take(own)
    stand(own ?? placeCopy(stood, i, count, stage, placement), i, 1)
  }
}

/** Things with the least choice come first, flying ones last. */
const ORDER: readonly Placement[] = wordList('span ground table near corner water surface deep sky')

/** Puts subjects on the places the scene offers; those that were given a place choose first. */
export function addSubjects(
  stage: Stage,
  wishes: readonly SubjectWish[],
  extras: readonly SubjectWish[],
): void {
  const occupied = new Occupied(stage)
  for (const layer of stage.layers) {
    if (layer.kind === 'sun' || layer.kind === 'moon')
      occupied.markDisc(layer.x, layer.y, layer.radius * 1.4)
  }
  const offers = new Set(stage.anchors.keys())
  const rank = (wish: SubjectWish): number => {
    const { place } = wish
    const subject = findDefinition(wish)
    const placement = placementIn(offers, subject)
    const choice = subject.perches ? ORDER.length : placement ? ORDER.indexOf(placement) : 0
    return place ? choice - 2 * ORDER.length : choice
  }
  const byRank = (a: SubjectWish, b: SubjectWish): number => rank(a) - rank(b)
  for (const wish of [...[...wishes].sort(byRank), ...extras]) standWish(stage, wish, occupied)
  for (const { name, wish } of stage.edits.added) standWish(stage, wish, occupied, name)
}

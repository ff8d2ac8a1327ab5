import { mixColour } from '../colour'
import type { Layer, TerrainLayer } from '../drawing'
import { clamp, mix } from '../../lib/maths'
import type { Palette } from '../palette'
import type { Anchor, Stage } from '../scene'
import type { SubjectWish } from '../slots'
import { placementIn } from '../subjects/placing'
import { getSubject } from '../subjects/registry'
import { addKnoll } from './knoll'
import { type DrawnThing, type Guide, RIDGE_STEPS } from './guide'
import { moveLayer } from './drift'
import { computeMean } from './sketch'

/** The painter's palette drawn towards borrowed colours. */
export function borrowColours(palette: Palette, { colours }: Guide): Palette {
  if (!colours || colours.share <= 0) return palette
  const { sky, far, near, light, share } = colours
  const [top, middle, horizon] = palette.sky
  return {
    ...palette,
    sky: [
      mixColour(top, sky[0], share),
      mixColour(middle, sky[1], share),
      mixColour(horizon, sky[2], share),
    ],
    far: mixColour(palette.far, far, share),
    near: mixColour(palette.near, near, share),
    water: mixColour(palette.water, mixColour(sky[1], near, 0.4), share),
    ambient: mixColour(palette.ambient, mixColour(sky[1], far, 0.5), share),
    glow: mixColour(palette.glow, light, share * 0.7),
    leaf: mixColour(palette.leaf, near, share * 0.5),
  }
}

/** Stretches what is above and below the horizon until the horizon lies where it was drawn. */
function moveHorizon(stage: Stage, share: number): void {
  const { height } = stage
  const from = stage.horizon
  const to = clamp(share, 0.12, 0.9) * height
  const move = (y: number): number =>
    y <= from ? (y / from) * to : height - ((height - y) / (height - from)) * (height - to)
  stage.layers.forEach((layer, i) => (stage.layers[i] = moveLayer(layer, move)))
  for (const [placement, places] of stage.anchors) {
    stage.anchors.set(
      placement,
      places.map((place) => ({ ...place, y: move(place.y) })),
    )
  }
  stage.horizon = to
}

/** The drawn line, with the land's own roughness left on it. */
function redrawnRidge(layer: TerrainLayer, drawn: Float32Array, height: number): Float32Array {
  const last = layer.ridge.length - 1
  const rough = layer.ridge
  const reach = Math.max(2, Math.round(last * 0.035))
  return rough.map((y, x) => {
    const at = (x / last) * (RIDGE_STEPS - 1)
    const left = Math.floor(at)
    const line = mix(drawn[left], drawn[Math.min(RIDGE_STEPS - 1, left + 1)], at - left)
    const around = rough[Math.max(0, x - reach)] + rough[Math.min(last, x + reach)]
    return line * height + (y - around / 2) * 0.6
  })
}

/** Each drawn ridge moves the land that lies nearest to it, the far ones first. */
function moveRidges(stage: Stage, ridges: readonly Float32Array[]): void {
  const { layers, height } = stage
  const taken = new Set<number>()
  for (const drawn of ridges) {
    const wanted = computeMean(drawn) * height
    let best = -1
    let gap = Infinity
    layers.forEach((layer, i) => {
      if (layer.kind !== 'terrain' || taken.has(i)) return
      const apart = Math.abs(computeMean(layer.ridge) - wanted)
      if (apart < gap) [best, gap] = [i, apart]
    })
    const layer = layers[best]
    if (layer?.kind !== 'terrain') return
    taken.add(best)
    layers[best] = withRidge(layer, redrawnRidge(layer, drawn, height))
  }
}

function withRidge(layer: TerrainLayer, ridge: Float32Array): TerrainLayer {
  const last = ridge.length - 1
  const cover = layer.cover.map((shape) => {
    const middle = shape.points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, shape.points.length)
    const x = clamp(Math.round(middle), 0, last)
    const down = ridge[x] - layer.ridge[x]
    // only the trees on the ridge itself ride on it; those lower down stay
    return { ...shape, points: shape.points.map(([px, py]) => [px, py + down] as const) }
  })
  const top = ridge.reduce((high, y) => Math.min(high, y), Infinity)
  return { ...layer, ridge, cover, top, base: Math.max(layer.base, computeMean(ridge)) }
}

function moveLight(stage: Stage, light: NonNullable<Guide['light']>): void {
  const { width, height } = stage
  const x = light.x * width
  stage.layers.forEach((layer, i) => {
    if (layer.kind === 'sun' || layer.kind === 'moon') {
      const radius = clamp(light.radius * height, layer.radius * 0.6, layer.radius * 2)
      stage.layers[i] = { ...layer, x, y: light.y * height, radius }
    } else if (layer.kind === 'water' && layer.glitter) {
      stage.layers[i] = { ...layer, glitter: { ...layer.glitter, x } } satisfies Layer
    }
  })
}

/** Bends a built scene to its guide; nothing happens without one. */
export function applyGuide(stage: Stage, guide: Guide): void {
  if (guide.horizon !== null) moveHorizon(stage, guide.horizon)
  if (guide.ridges.length > 0) moveRidges(stage, guide.ridges)
  if (guide.light) moveLight(stage, guide.light)
  const [first] = guide.things
  if (first) stage.focusX = first.x * stage.width
}

/** Distance of a thing's place from the usual one of its kind. */
function misfit(stage: Stage, wish: SubjectWish, thing: DrawnThing): number {
  const placement = placementIn(stage.offers, getSubject(wish.id))
  const usual = placement === 'sky' ? 0.25 : placement === 'corner' ? 0.15 : 0.65
  return Math.abs(usual - thing.y)
}

/** Gives each wished thing a drawn place while there are some, on land where it needs ground. */
export function guidedAnchors(stage: Stage, { things }: Guide): Map<string, Anchor> {
  const { width, height, slots, anchors } = stage
  const anchored = new Map<string, Anchor>()
  const waiting = [...slots.subjects]
  for (const thing of things) {
    waiting.sort((a, b) => misfit(stage, a, thing) - misfit(stage, b, thing))
    const wish = waiting.shift()
    if (!wish) break
    const subject = getSubject(wish.id)
    const placement = placementIn(stage.offers, subject) ?? 'ground'
    const hangs = placement === 'sky' || placement === 'surface' || placement === 'deep'
    const usual = anchors.get(placement)?.[0]
    const at: Anchor = {
      x: thing.x * width,
      y: (hangs ? thing.y : thing.y + thing.height / 2) * height,
      scale: (Math.max(0.04, thing.height) * height) / subject.height,
      depth: usual?.depth ?? 0.15,
      facing: usual?.facing ?? 1,
    }
    if (placement === 'ground') addKnoll(stage, at, (thing.width * width) / 2)
    anchored.set(wish.id, at)
  }
  return anchored
}

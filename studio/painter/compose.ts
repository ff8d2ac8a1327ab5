import { shade } from './colour'
import { applyGuide, borrowColours, guidedAnchors } from './control/apply'
import { type Guide, NO_GUIDE } from './control/guide'
import { type Random, ellipsePoints, polygon } from './geometry'
import { TAU } from '../lib/maths'
import { materialsAt } from './palette'
import { choosePalette } from './palettes/choose'
import { NO_EDITS, type Scene, type SceneEdits, type Stage, USUAL_STRENGTH } from './scene'
import { addBank } from './scenes/parts/bank'
import { dressing } from './scenes/parts/dressing'
import { SCENE_DEFINITIONS } from './scenes/registry'
import type { Draft, Template } from './scenes/scene-definition'
import type { Slots } from './slots'
import { BLOSSOMING } from './subjects/kinds'
import { suitability } from './subjects/placing'
import { getSubject } from './subjects/registry'
import { addSubjects } from './subjects/stand'

/** A composition that the prompt names is worth more than the best place for one subject. */
const NAMED = 15
/** More than anything that speaks for a composition. */
const FLOWN = 1000

export function chooseTemplate(
  draft: Draft,
  templates: readonly [Template, ...Template[]],
  slots: Slots,
): Template {
  const fit = ({ offers, framing = [], motifs = [] }: Template): number => {
    const places = new Set(offers)
    const fits = slots.subjects.map(({ id }) => suitability(getSubject(id), places))
    // a framing is a wish, a wrong place is a fault
    const framed = framing.filter((id) => slots.framing.has(id)).length
    const named = motifs.filter((id) => slots.motifs.has(id)).length
    // a large subject before a place seen from above would be a giant
    const isFlown = framing.includes('above') && !slots.framing.has('above')
    const flown = slots.eyeLevel && isFlown ? FLOWN : 0
    const stood = fits.reduce((sum, value) => sum + value, 0)
    return stood * 10 + named * NAMED + framed - flown
  }
  const best = Math.max(...templates.map(fit))
  const candidates = templates.filter((template) => fit(template) === best)
  const weights = candidates.map((template) => template.weight?.(draft) ?? 1)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let ticket = draft.random.fork('template').next() * total
  for (const [i, candidate] of candidates.entries()) {
    ticket -= weights[i] ?? 0
    if (ticket < 0) return candidate
  }
  return candidates[0] ?? templates[0]
}

/** Density of the air: fog itself, or a mood that lives in haze. */
function haze({ weather, moods }: Slots): number {
  if (weather.has('fog')) return 1
  return moods.has('mysterious') ? 0.7 : moods.has('dreamy') ? 0.5 : 0
}

/** Fog lies on the horizon and drifts before the viewer, also where there are no mountains. */
function addFog(stage: Stage): void {
  const thick = haze(stage.slots)
  if (thick === 0 || stage.slots.denied.has('weather:fog')) return
  // no fog indoors, none on a pattern
  if (/^(abstract|interior|underwater)$/.test(stage.slots.scene)) return
  const { horizon, height, layers } = stage
  const y = Math.max(horizon, height * 0.2)
  layers.push({ kind: 'mist', depth: 0.5, y, height: height * 0.07, strength: 0.9 * thick })
  layers.push({
    kind: 'mist',
    depth: 0.16,
    y: height * 0.8,
    height: height * 0.08,
    strength: 0.6 * thick,
  })
}

function addWeather(stage: Stage): void {
  const { weather, denied } = stage.slots
  // a scene with a roof has let it fall outside already
  if (stage.layers.some(({ kind }) => kind === 'rain' || kind === 'snowfall')) return
  const isBlizzard = weather.has('snow') && (weather.has('wind') || weather.has('storm'))
  const rains = weather.has('rain') || (weather.has('storm') && !isBlizzard)
  if (rains && !denied.has('weather:rain'))
    stage.layers.push({ kind: 'rain', depth: 0, amount: weather.has('storm') ? 2.4 : 1.6 })
  if (weather.has('snow') && !denied.has('weather:snow'))
    stage.layers.push({ kind: 'snowfall', depth: 0, amount: isBlizzard ? 3.4 : 1 })
  const blossom = stage.slots.subjects.find(({ id }) => BLOSSOMING.has(id))
  if (blossom) addPetals(stage, blossom.id !== 'plum')
}

/** Petals the wind has taken from the branch. */
function addPetals(stage: Stage, pale: boolean): void {
  const { width, height, unit, palette } = stage
  const random = stage.random.fork('petals')
  const m = materialsAt(palette, 0)
  const colour = pale ? m.blossom : m.plum
  const shapes = Array.from({ length: 24 }, () => {
    const size = random.range(4, 8.5) * unit
    const x = random.next() * width
    const y = random.range(0.08, 0.95) * height
    const points = ellipsePoints(x, y, size, size * 0.55, random.next() * TAU, 12)
    return polygon(points, shade(colour, random.spread() * 0.05), { petal: true, plain: true })
  })
  stage.layers.push({ kind: 'shapes', role: 'forms', name: 'petals', depth: 0, shapes })
}

/** A second place for what hangs or grows at the frame, so that two things do not share one. */
function offerOtherSide(stage: Stage): void {
  for (const placement of ['near', 'corner', 'sky'] as const) {
    const places = stage.anchors.get(placement) ?? []
    const first = places[0]
    if (!first) continue
    places.push({
      ...first,
      x: stage.width - first.x,
      y: placement === 'sky' ? first.y * 1.3 : first.y,
      scale: first.scale * 0.82,
      depth: first.depth + 0.006,
      facing: first.facing === 1 ? -1 : 1,
    })
  }
}

/**
 * Builds the layers of one picture.
 *
 * @param width pixels
 * @param height pixels
 * @param light decides the palette; another one gives the same things in another light
 * @param guide what a sketch or another picture asks of the composition
 * @param edits of single things; all others stay where they are
 */
export function composeScene(
  slots: Slots,
  width: number,
  height: number,
  random: Random,
  guide: Guide = NO_GUIDE,
  light: Random = random,
  edits: SceneEdits = NO_EDITS,
): Scene {
  const short = Math.min(width, height)
  const side = guide.side ?? random.fork('side').sign()
  const draft: Draft = {
    width,
    height,
    short,
    unit: short / 1024,
    slots,
    palette: borrowColours(choosePalette(slots, light.fork('palette')), guide),
    random: random.fork('scene'),
    side,
    horizon: height * 0.6,
    focusX: width / 2,
    layers: [],
    anchors: new Map(),
    edits,
    guided: new Map(),
  }
  const definition = SCENE_DEFINITIONS[slots.scene]
  const template = chooseTemplate(draft, definition.templates, slots)
  const stage: Stage = { ...draft, offers: new Set(template.offers) }
  template.build(stage)
  if (slots.grounded) addBank(stage)
  applyGuide(stage, guide)
  stage.guided = guidedAnchors(stage, guide)
  offerOtherSide(stage)
  addSubjects(stage, slots.subjects, dressing(stage, definition))
  addFog(stage)
  // stable: layers of one depth keep the order they were added in
  stage.layers.sort((a, b) => b.depth - a.depth)
  addWeather(stage)
  const { motifs = [], framing = [] } = template
  return {
    ...stage,
    motifs,
    framing,
    strength: USUAL_STRENGTH,
    lightSide: stage.side === 1 ? -1 : 1,
  }
}

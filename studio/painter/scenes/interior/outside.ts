import { mixColour } from '../../colour'
import type { Shape } from '../../drawing'
import { materialsAt } from '../../palette'
import type { SceneId, Slots } from '../../slots'
import { addTowerRow } from '../city/skyline'
import { roundTree } from '../parts/cover'
import { type Stage, addForms } from '../parts/forms'
import { addFarRange, addLand, woods } from '../parts/land'
import { addSky } from '../parts/sky'
import { isSnowy, meadowAt } from '../parts/soil'
import { addMist, addWater } from '../parts/terrain'

type Outlook = 'lake' | 'sea' | 'hills' | 'town' | 'garden'

const NAMED: Readonly<Partial<Record<SceneId, Outlook>>> = {
  sea: 'sea',
  coast: 'sea',
  mountains: 'hills',
  'cloud-sea': 'hills',
  grassland: 'hills',
  city: 'town',
  garden: 'garden',
  forest: 'garden',
  'bamboo-grove': 'garden',
  lake: 'lake',
  river: 'lake',
  waterfall: 'hills',
  village: 'hills',
  desert: 'hills',
  'snow-field': 'hills',
}

/** Scenes that a view shows as what they are; the others get the nearest one. */
const SHOWN = /^(?:sea|coast|mountains|grassland|city|garden|forest|lake)$/

const findNamed = ({ also }: Slots): SceneId | undefined =>
  [...also].find((scene) => NAMED[scene] !== undefined)

/** Whether the view of an interior is of a named scene. */
export const showsOutside = (slots: Slots, scene: string): boolean =>
  SHOWN.test(scene) && findNamed(slots) === scene

function chooseOutlook(stage: Stage, usual: readonly [Outlook, ...Outlook[]]): Outlook {
  const named = NAMED[findNamed(stage.slots) ?? 'interior']
  if (named) return named
  return stage.random.fork('outlook').pick(usual)
}

function addGarden(stage: Stage): void {
  const { width, horizon, height, short, palette, unit } = stage
  const random = stage.random.fork('outside trees')
  addLand(stage, 'lawn', 0.72, horizon + height * 0.03, {
    colour: meadowAt(stage, 0.72),
    peaks: [],
    roll: 14 * unit,
  })
  const shapes: Shape[] = []
  for (let i = 0; i < Math.round((8 * width) / short); i++) {
    const m = materialsAt(palette, 0.68)
    const green = mixColour(m.leaf, m.pine, random.range(0, 0.7))
    const leaf = isSnowy(stage) ? mixColour(green, m.snow, random.range(0.5, 0.8)) : green
    const y = horizon + height * random.range(0.02, 0.09)
    const tall = short * random.range(0.12, 0.26)
    shapes.push(...roundTree(random, random.next() * width, y, tall, leaf, m.bark))
  }
  addForms(stage, 'outside trees', 0.66, shapes)
}

/**
 * View through the window: a small landscape over the whole sheet, which the wall then
 * covers. Its rain falls outside.
 *
 * @param horizon y of the horizon in pixels
 */
export function addOutside(
  stage: Stage,
  horizon: number,
  sun: { readonly x: number; readonly y: number },
  usual: readonly [Outlook, ...Outlook[]] = ['lake', 'hills', 'garden', 'sea', 'lake'],
): void {
  const { height, short, side, slots, layers, unit } = stage
  stage.horizon = horizon
  const outlook = chooseOutlook(stage, usual)
  const light = addSky(stage, { clouds: 0.8, lightX: sun.x, lightY: sun.y, lightRadius: 0.05 })
  if (outlook === 'town') {
    for (const row of [
      { name: 'far', depth: 0.88, low: 0.08, high: 0.34, broad: 0.05, metre: 3.4 },
      { name: 'middle', depth: 0.78, low: 0.06, high: 0.26, broad: 0.08, metre: 4.2 },
      { name: 'near', depth: 0.68, low: 0.05, high: 0.15, broad: 0.11, metre: 5.2 },
    ]) {
      const base = horizon + height * (row.name === 'near' ? 0.16 : 0.08)
      addTowerRow(stage, { ...row, base, centre: 0.5 + side * 0.1, gaps: 0.12 })
    }
    addGarden(stage)
  } else if (outlook === 'sea') {
    addFarRange(stage, 'cape', short * 0.06, 0.88, 'dome', { main: 0.5 - side * 0.2 })
    addWater(stage, { top: horizon, depth: 0.7, mirror: 0.4, ripples: 0.7, light })
  } else {
    const rise = short * (outlook === 'hills' ? 0.24 : 0.14)
    addFarRange(stage, 'far range', rise, 0.92, 'alpine', { bottom: height })
    addMist(stage, horizon - rise * 0.1, height * 0.04, 0.6, 0.91)
    addFarRange(stage, 'hills', rise * 0.55, 0.8, 'dome', { main: 0.5 - side * 0.24, trees: 30 })
    if (outlook === 'garden') addGarden(stage)
    else if (outlook === 'lake') {
      addWater(stage, { top: horizon, depth: 0.7, mirror: 0.95, ripples: 0.4, light })
    } else {
      addLand(stage, 'meadow', 0.66, horizon + height * 0.05, {
        colour: meadowAt(stage, 0.66),
        peaks: [],
        roll: 24 * unit,
        cover: (ridge, random) => woods(stage, random, 0.66, ridge, 16, 60 * unit),
      })
    }
  }
  const { weather, denied } = slots
  if (weather.has('fog')) {
    addMist(stage, horizon - height * 0.01, height * 0.06, 0.6, 0.66)
    addMist(stage, horizon + height * 0.16, height * 0.06, 0.4, 0.58)
  }
  if ((weather.has('rain') || weather.has('storm')) && !denied.has('weather:rain'))
    layers.push({ kind: 'rain', depth: 0.56, amount: 1 })
  if (weather.has('snow') && !denied.has('weather:snow'))
    layers.push({ kind: 'snowfall', depth: 0.56, amount: 1 })
}

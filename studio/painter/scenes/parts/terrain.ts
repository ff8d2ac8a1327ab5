import { mixColour, type Oklch, shade } from '../../colour'
import type { Shape, TerrainForm, TerrainLayer, WaterLayer } from '../../drawing'
import { landAt } from '../../palette'
import type { Stage } from '../../scene'
import { highestY, weather } from './ridge'
import { addShore } from './shore'

export interface TerrainOptions {
  /** The land ends here; default: the bottom of the picture. */
  readonly bottom?: number
  readonly colour?: Oklch
  readonly fades?: boolean
  readonly cover?: readonly Shape[]
  /** It is in water nearer than the mirror: give it a waterline of its own. */
  readonly shore?: boolean
  /** Overrides the season's snow, 0..1. */
  readonly snow?: number
}

function computeSnowCover(stage: Stage, form: TerrainForm): number {
  const { weather, season, denied } = stage.slots
  if (denied.has('weather:snow')) return 0
  if (weather.has('snow')) return form === 'rock' ? 0.5 : 0.85
  return season === 'winter' && form === 'rock' ? 0.4 : 0
}

export function addTerrain(
  stage: Stage,
  form: TerrainForm,
  depth: number,
  ridge: Float32Array,
  baseY: number,
  options: TerrainOptions = {},
): TerrainLayer {
  if (form === 'rock') weather(stage, ridge, baseY)
  const colour = options.colour ?? landAt(stage.palette, depth)
  const layer: TerrainLayer = {
    kind: 'terrain',
    form,
    depth,
    ridge,
    top: highestY(ridge),
    base: baseY,
    bottom: options.bottom ?? stage.height,
    colour: shade(colour, -0.01),
    foot: mixColour(colour, stage.palette.sky[2], 0.6),
    snow: options.snow ?? computeSnowCover(stage, form),
    fades: options.fades ?? form === 'rock',
    cover: options.cover ?? [],
  }
  stage.layers.push(layer)
  if (options.shore) addShore(stage, layer, depth)
  return layer
}

export function addMist(stage: Stage, y: number, height: number, strength: number, depth: number) {
  const fog = stage.slots.weather.has('fog') ? 1.35 : 1
  if (stage.slots.denied.has('weather:fog')) return
  stage.layers.push({ kind: 'mist', depth, y, height: height * fog, strength: strength * fog })
}

interface WaterOptions {
  readonly top: number
  readonly depth: number
  readonly mirror: number
  readonly ripples: number
  readonly light: { x: number; radius: number } | null
  readonly colour?: Oklch
  readonly overhead?: boolean
}

export function addWater(stage: Stage, options: WaterOptions): WaterLayer {
  const { top, depth, light } = options
  const layer: WaterLayer = {
    kind: 'water',
    depth,
    top,
    colour: options.colour ?? stage.palette.water,
    mirror: options.mirror,
    ripples: options.ripples * (stage.slots.moods.has('calm') ? 0.6 : 1),
    glitter: light && { x: light.x, halfWidth: light.radius * 1.15 },
    overhead: options.overhead ?? false,
  }
  stage.layers.push(layer)
  return layer
}

import type { Layer } from '../drawing'
import type { Form, Layer as FormLayer } from '../illustration/node'
import { FLOOR_FORM } from '../illustration/places/room'
import type { Scene } from '../scene'
import type { SceneId } from '../slots'
import type { PlanThing } from './plan'

/**
 * Parts of the scenery: sky, clouds, mountains, water, ground, walls. They are no things of a
 * composition: a plan has a row for one only where an edit changed it.
 */

interface SceneryPart {
  /** Its usual name in this scene; null: a picture without a painted scene. */
  readonly name: string | ((scene: SceneId | null) => string)
  readonly ownsLayer?: (layer: Layer, scene: Scene) => boolean
  /** Names of layers of an illustration. */
  readonly ownsForms?: RegExp
  /** Can be left out, or be of another size. */
  readonly isLoose?: boolean
}

/** From this depth on, land is the background of the picture. */
const FAR = 0.7
/** Rocks nearer than this in open water are islands that things stand on. */
const ISLAND = 0.5
/** Land nearer than this is the viewer's own ground. */
const NEAR = 0.2
const HILLS = 0.56

const inSea = ({ slots }: Scene): boolean => slots.scene === 'sea' || slots.scene === 'coast'
/** Its hills are the land that things stand on. */
const isRolling = ({ slots }: Scene): boolean =>
  /^(?:grassland|snow-field|river|desert)$/.test(slots.scene)

function isMountain(layer: Layer, scene: Scene): boolean {
  if (layer.kind !== 'terrain' || layer.form === 'ground') return false
  if (layer.form === 'hill') return layer.depth >= (isRolling(scene) ? 0.78 : HILLS)
  return layer.depth >= (inSea(scene) ? ISLAND : NEAR)
}

const isIsland = (layer: Layer, scene: Scene): boolean =>
  layer.kind === 'terrain' && layer.form === 'rock' && inSea(scene) && layer.depth < ISLAND

const GROUND_SHAPES =
  /^(?:grass|front grass|meadow light|light|far dune grass|near dune grass|hill \d shade|drifts \d|bank|paving|scrub)$/
const PATHS = /^(?:trail|sand path|path|roads|lane|paving)$/
const HOUSES = /^(?:lane|houses|upper houses|lower houses)$/
const WALLS = /^(?:wall)$/

const GROUND_NAMES: Partial<Record<SceneId, string>> = {
  ...{ grassland: '草地', 'snow-field': '雪地', coast: '沙滩', desert: '沙地', garden: '草地' },
}
const WATER_NAMES: Partial<Record<SceneId, string>> = {
  ...{ sea: '海水', coast: '海水', river: '河水', village: '河水', lake: '湖水' },
}

const PARTS = {
  sky: {
    name: '天空',
    ownsLayer: ({ kind }) => kind === 'sky' || kind === 'clouds' || kind === 'stars',
    ownsForms: /^(?:sky|deep|light in the sky)$/,
  },
  stars: { name: '星星', ownsLayer: ({ kind }) => kind === 'stars', isLoose: true },
  clouds: {
    name: '云',
    ownsLayer: ({ kind }) => kind === 'clouds',
    isLoose: true,
  },
  'far-mountains': {
    name: '远山',
    ownsLayer: (layer, scene) => isMountain(layer, scene) && layer.depth >= FAR,
    isLoose: true,
  },
  mountains: {
    name: '山',
    ownsLayer: isMountain,
    ownsForms: /^(?:hills|far|isle|mountains)$/,
    isLoose: true,
  },
  island: { name: '小岛', ownsLayer: isIsland },
  water: {
    name: (scene) => (scene && WATER_NAMES[scene]) ?? '水面',
    ownsLayer: ({ kind }) => kind === 'water' || kind === 'waves',
    ownsForms: /^(?:sea|water|lake|river|pond)$/,
  },
  ground: {
    name: (scene) => (scene && GROUND_NAMES[scene]) ?? '地面',
    ownsLayer: (layer, scene) =>
      (layer.kind === 'terrain' && !isMountain(layer, scene) && !isIsland(layer, scene)) ||
      (layer.kind === 'shapes' && GROUND_SHAPES.test(layer.name)),
    ownsForms: /^(?:land|field|meadow|road|near|beach|grass|snow)$/,
  },
  path: {
    name: '路',
    ownsLayer: (layer) => layer.kind === 'shapes' && PATHS.test(layer.name),
    ownsForms: /^(?:road|path)$/,
  },
  trees: {
    name: '树林',
    ownsLayer: (layer) =>
      layer.kind === 'shapes' &&
      /^(?:trunks|frame trunks|stems|grove|firs(?: far)?)$/.test(layer.name),
  },
  wall: {
    name: '墙',
    ownsLayer: (layer) => layer.kind === 'shapes' && WALLS.test(layer.name),
    ownsForms: /^(?:wall|shell|room|tiles)$/,
  },
  floor: { name: '地板', ownsForms: /^(?:floor|shell|room)$/ },
  desk: {
    name: '桌子',
    ownsLayer: (layer) => layer.kind === 'shapes' && layer.name === 'table',
    ownsForms: /^cloth$/,
  },
  lanterns: {
    name: '灯笼',
    ownsLayer: (layer) => layer.kind === 'shapes' && layer.name === 'lanterns',
    isLoose: true,
  },
  stalls: {
    name: '摊位',
    ownsLayer: (layer) => layer.kind === 'shapes' && layer.name === 'stalls',
    isLoose: true,
  },
  houses: {
    name: '房子',
    ownsLayer: (layer) => layer.kind === 'shapes' && HOUSES.test(layer.name),
  },
  ledge: { name: '悬崖', ownsForms: /^ledge$/ },
  planet: { name: '星球', ownsForms: /^(?:world|ridges|craters)$/ },
  seat: { name: '椅子', ownsForms: /^seat$/ },
  sofa: { name: '沙发', ownsForms: /^sofa$/ },
  background: {
    name: '背景',
    ownsForms:
      /^(?:ground|backdrop|wall|shell|room|tiles|studio|far|cloth|around|land|field|floor|sky|deep|sea|hills)$/,
  },
} as const satisfies Readonly<Record<string, SceneryPart>>

export type SceneryId = keyof typeof PARTS
const parts: Readonly<Record<SceneryId, SceneryPart>> = PARTS
export const SCENERY_IDS = Object.keys(PARTS) as SceneryId[]

const PREFIX = 'scenery-'
const KEY = 'scenery '

/** The part that a row is about; null: a thing. */
export function findSceneryId({ key }: Pick<PlanThing, 'key'>): SceneryId | null {
  const id = key.startsWith(KEY) ? key.slice(KEY.length) : ''
  return SCENERY_IDS.find((one) => one === id) ?? null
}

export function ownsLayer(part: SceneryId, layer: Layer, scene: Scene): boolean {
  return parts[part].ownsLayer?.(layer, scene) ?? false
}

const BEHIND = /^(?:ground|setting)$/

/** Layers of a thing are no scenery, except the seat that is drawn with a person. */
export function ownsForms(part: SceneryId, { name, stage, thing, forms }: FormLayer): boolean {
  const { ownsForms: names } = parts[part]
  if (!names?.test(name) || forms.length === 0) return false
  return part === 'seat' || (thing === undefined && BEHIND.test(stage))
}

const SHELLS = /^(?:shell|room)$/

/** Forms of a layer that belong to the part: the shell of a room is wall and floor. */
export function listOwnForms(part: SceneryId, layer: FormLayer): ReadonlySet<Form> {
  const { name, forms } = layer
  if (!ownsForms(part, layer)) return new Set()
  if (!SHELLS.test(name) || part === 'background') return new Set(forms)
  return new Set(part === 'floor' ? forms.slice(FLOOR_FORM) : forms.slice(0, FLOOR_FORM))
}

/** The seat, the horse or the bicycle that is drawn with a person. */
export const isSeat = (row: Pick<PlanThing, 'key'>): boolean => findSceneryId(row) === 'seat'

export const canResize = (part: SceneryId): boolean => parts[part].isLoose === true

/** Whether something else can be in its place. */
export const isFurniture = (part: SceneryId): boolean => part === 'sofa'

/** The row of a part as it was composed. */
export function buildRow(part: SceneryId, scene: SceneId | null): PlanThing {
  const { name } = parts[part]
  return {
    ...{ id: PREFIX + part, key: KEY + part, kind: part, words: [], rest: null },
    name: typeof name === 'string' ? name : name(scene),
  }
}

import type { Layer as SceneLayer, Point } from '../drawing'
import { scaleWindow } from '../illustrate'
import type { Layer as FormLayer } from '../illustration/node'
import { PLACE_PREFIX } from '../planning/tags'
import { type Composed, type Size, composePlan } from '../planning/composed'
import { measureExtent } from '../planning/extent'
import { type LayerKind, type Solid, formLayers, sceneLayers } from '../planning/layers'
import type { Plan, PlanThing } from '../planning/plan'
import type { ThingBounds } from '../planning/things'
import type { Scene } from '../scene'
import { nameTexts } from './texts'
import { polyline } from '../drawing/notation'

/** Divides a composition into what becomes one layer of a file each. */

/** Runs of neighbouring units of one area become a group. */
export type Area = 'sky' | 'land' | 'water' | 'ground' | 'thing' | 'air'

/** Content of one layer of the file. */
export interface Unit {
  /** Chinese; not unique yet. */
  readonly name: string
  readonly area: Area
  /** The thing it is, or whose shadow or reflection it is. */
  readonly thing: PlanThing | null
  /** A shadow or reflection. */
  readonly isCast: boolean
  /** Layers of the composition that it consists of. */
  readonly layers: ReadonlySet<SceneLayer | FormLayer>
  /** Certain cover, pixels of the picture. */
  readonly solids: readonly Solid[]
  /** Place of its pixels, shares of the picture; null: everywhere. */
  readonly bounds: ThingBounds | null
}

interface Member {
  readonly layer: SceneLayer | FormLayer
  readonly key: string | null
  readonly isCast: boolean
  readonly isText: boolean
  readonly name: string
  readonly area: Area
  readonly solids: readonly Solid[]
}

const LAND_NAMES = { rock: '山', hill: '丘陵', ground: '地面' } as const

function describeScenery(layer: SceneLayer): Pick<Member, 'name' | 'area'> {
  switch (layer.kind) {
    case 'sky':
      return { name: '天色', area: 'sky' }
    case 'sun':
      return { name: '太阳', area: 'sky' }
    case 'moon':
      return { name: '月亮', area: 'sky' }
    case 'stars':
      return { name: '星空', area: 'sky' }
    case 'clouds':
      return { name: '云', area: 'sky' }
    case 'terrain':
      return { name: LAND_NAMES[layer.form], area: 'land' }
    case 'mist':
      return { name: '雾', area: 'land' }
    case 'water':
      return { name: '水面', area: 'water' }
    case 'waves':
      return { name: '波浪', area: 'water' }
    case 'rain':
      return { name: '雨', area: 'air' }
    case 'snowfall':
      return { name: '雪', area: 'air' }
    case 'shapes':
      return layer.role === 'reflection'
        ? { name: '倒影', area: 'water' }
        : { name: layer.role === 'frame' ? '前景' : '景物', area: 'land' }
  }
}

/** Land down to its shore and water from its line on; what fades has no certain edge. */
function findMass(layer: SceneLayer, { width, height }: Scene): Solid[] {
  if (layer.kind === 'water' && !layer.overhead) {
    const { top } = layer
    const corners: Point[] = polyline([0, top], [width, top], [width, height], [0, height])
    return [{ rings: [corners], union: false }]
  }
  if (layer.kind !== 'terrain' || layer.fades) return []
  const bottom = Math.min(height, layer.bottom)
  const ridge = Array.from(layer.ridge, (y, x): Point => [x, Math.min(y, bottom)])
  return [{ rings: [[...ridge, [width, bottom], [0, bottom]]], union: false }]
}

function moveSolids(solids: readonly Solid[], scale: number, x: number, y: number): Solid[] {
  const move = ([px, py]: Point): Point => [px * scale + x, py * scale + y]
  return solids.map(({ rings, union }) => ({ rings: rings.map((ring) => ring.map(move)), union }))
}

const listSceneMembers = (scene: Scene, prefix: string, [x, y]: Point): Member[] =>
  scene.layers.map((layer): Member => {
    const key = sceneLayers.keyOf(layer)
    const solids = [...findMass(layer, scene), ...sceneLayers.solidsOf(layer)]
    const described = describeScenery(layer)
    const isThing = key !== null && described.area !== 'sky'
    const isCast = key !== null && sceneLayers.isCast(layer)
    return {
      ...{ layer, key: key === null ? null : prefix + key, isCast },
      ...{ isText: false, name: described.name, area: isThing ? 'thing' : described.area },
      solids: moveSolids(solids, 1, x, y),
    }
  })

const isWriting = ({ forms }: FormLayer): boolean => forms.some(({ role }) => role === 'text')

const SETTING_NAMES: Partial<Record<FormLayer['stage'], string>> = {
  ...{ ground: '底色', setting: '布景', light: '光' },
}

function listFormMembers(layers: readonly FormLayer[], scale: number): Member[] {
  const kind: LayerKind<FormLayer> = formLayers
  return layers
    .filter(({ forms }) => forms.length > 0)
    .map((layer) => {
      const key = kind.keyOf(layer)
      return {
        ...{ layer, key, isCast: kind.isCast(layer), isText: isWriting(layer) },
        name: SETTING_NAMES[layer.stage] ?? '点缀',
        area: key === null ? 'ground' : 'thing',
        solids: moveSolids(kind.solidsOf(layer), scale, 0, 0),
      }
    })
}

function listMembers(composed: Composed, size: Size): Member[] {
  if (composed.kind === 'landscape') return listSceneMembers(composed.scene, '', [0, 0])
  const { illustration, place } = composed.prepared
  const seen = scaleWindow(illustration, size)
  const behind = place
    ? listSceneMembers(place.scene, PLACE_PREFIX, [seen?.left ?? 0, seen?.top ?? 0])
    : []
  // a painted place takes the ground's place
  const layers = illustration.layers.filter(({ stage }) => !place || stage !== 'ground')
  return [...behind, ...listFormMembers(layers, size.width / illustration.frame.width)]
}

/** Neighbouring members of one setting become one unit; a thing is one with all its layers. */
function joinMembers(members: readonly Member[]): Member[][] {
  const runs: Member[][] = []
  const byThing = new Map<string, Member[]>()
  members.forEach((member, i) => {
    const { key, isCast, isText, area } = member
    if (key === null) {
      const before = members[i - 1]
      const last = runs.at(-1)
      if (last && before?.key === null && area === 'ground' && before.area === area)
        last.push(member)
      else runs.push([member])
      return
    }
    const name = `${key} ${isCast ? 'cast' : isText ? 'text' : ''}`
    const own = byThing.get(name) ?? []
    byThing.set(name, [...own, member])
    // at its foremost layer: what lies between the layers of a thing is behind that
    const at = runs.indexOf(own)
    if (at >= 0) runs.splice(at, 1)
    runs.push(byThing.get(name) ?? [])
  })
  return runs
}

/** Shadows and reflections go directly behind their things, wherever they are drawn. */
function orderUnits(units: readonly Unit[]): Unit[] {
  const casts = units.filter(({ isCast }) => isCast)
  const own = units.filter(({ isCast }) => !isCast)
  const placed = new Set<Unit>()
  const ordered = own.flatMap((unit) => {
    const behind = casts.filter((cast) => cast.thing === unit.thing && !placed.has(cast))
    for (const cast of behind) placed.add(cast)
    return [...behind, unit]
  })
  return [...ordered, ...casts.filter((cast) => !placed.has(cast))]
}

function nameCast(thing: PlanThing, layers: Unit['layers']): string {
  const isMirrored = [...layers].some(
    (layer) =>
      ('kind' in layer && layer.kind === 'shapes') || /mirror/.test((layer as FormLayer).name),
  )
  return `${thing.name}的${isMirrored ? '倒影' : '影子'}`
}

/** Paper of a picture without a ground. */
const PAPER: Unit = {
  ...{ name: '纸', area: 'ground', thing: null, isCast: false },
  ...{ layers: new Set(), solids: [], bounds: null },
}

/** The units of a plan's picture, the farthest first; the first one is the ground of all others. */
export function listUnits(plan: Plan, size: Size = plan): Unit[] {
  const members = listMembers(composePlan(plan, size), size)
  const things = new Map(plan.things.map((thing) => [thing.key, thing]))
  const texts = nameTexts(
    plan,
    members.flatMap(({ layer, isText }) => (isText ? [layer as FormLayer] : [])),
  )
  const units = joinMembers(members).flatMap((run): Unit[] => {
    const [{ key, isCast, isText, area, name }] = run
    const thing = (key === null ? null : things.get(key)) ?? null
    const layers = new Set(run.map(({ layer }) => layer))
    // posters draw sun and moon larger than they are composed
    const isEnlarged = plan.style === 'minimal' && area === 'sky'
    const written = isText ? texts.get([...layers][0] as FormLayer) : undefined
    return [
      {
        ...{ area, thing, isCast, layers },
        name: written ?? (thing === null ? name : isCast ? nameCast(thing, layers) : thing.name),
        solids: isCast ? [] : run.flatMap(({ solids }) => solids),
        bounds: thing && !isEnlarged ? measureExtent(plan, thing.id) : null,
      },
    ]
  })
  const ordered = orderUnits(units)
  return ordered[0]?.bounds === null ? ordered : [PAPER, ...ordered]
}

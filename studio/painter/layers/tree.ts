import type { SeparatedLayer } from './separate'
import type { Area } from './units'

/** Names and groups of the layers of a file. */

export type LayerNode = { readonly name: string; readonly layer: SeparatedLayer }

export interface LayerGroup {
  readonly name: string
  /** The farthest first. */
  readonly layers: readonly LayerNode[]
}

const GROUP_NAMES: Record<Exclude<Area, 'thing'>, string> = {
  ...{ sky: '天空', land: '地形', water: '水域', ground: '背景', air: '天气' },
}

export const LABEL_NAME = 'AI 标识'
/** Programs cut longer names off. */
const MAX_NAME = 60

/** Each name once in a file: 猫, 猫 2. */
export function createNamer(between = ' '): (name: string) => string {
  const used = new Set<string>()
  return (wanted) => {
    const name = wanted.slice(0, MAX_NAME)
    let unique = name
    for (let number = 2; used.has(unique); number++) unique = `${name}${between}${number}`
    used.add(unique)
    return unique
  }
}

/** Key of layers in a row that form a group; null: a layer by itself. */
function findGroup({ unit }: SeparatedLayer, isWithCast: (thing: string) => boolean) {
  if (!unit) return null
  const { area, thing } = unit
  if (area !== 'thing') return { of: area, name: GROUP_NAMES[area] }
  if (!thing || !isWithCast(thing.id)) return null
  return { of: `thing ${thing.id}`, name: `${thing.name}（组）` }
}

/** The layers with their names, in groups where they belong together, the farthest first. */
export function groupLayers(layers: readonly SeparatedLayer[]): (LayerNode | LayerGroup)[] {
  const nameUniquely = createNamer()
  const withCasts = new Set(layers.flatMap(({ unit }) => (unit?.isCast && unit.thing?.id) || []))
  const nodes: (LayerNode | (LayerGroup & { layers: LayerNode[] }))[] = []
  let last: string | null = null
  for (const layer of layers) {
    const node = { name: nameUniquely(layer.unit?.name ?? LABEL_NAME), layer }
    const group = findGroup(layer, (thing) => withCasts.has(thing))
    const open = nodes.at(-1)
    if (!group) nodes.push(node)
    else if (group.of === last && open && 'layers' in open) open.layers.push(node)
    else nodes.push({ name: nameUniquely(group.name), layers: [node] })
    last = group?.of ?? null
  }
  return nodes
}

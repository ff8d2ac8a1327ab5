import type { Form } from '../illustration/node'
import { PARTS, type PartId } from '../parts'
import { type Composed, composePlan } from './composed'
import { partForLayer, partIn, partInShape } from './pieces'
import type { Plan, PlanThing } from './plan'
import { PLACE_PREFIX } from './tags'

function buildRow(part: PartId, owner: PlanThing | null): PlanThing {
  const [name = part] = PARTS[part].split(' ')
  return {
    id: owner ? `piece-${part}-${owner.id}` : `piece-${part}`,
    key: owner ? `piece ${part} ${owner.key}` : `piece ${part}`,
    ...{ kind: part, name, words: [], rest: null },
  }
}

function collect(forms: readonly Form[], parts: Set<PartId>, around?: PartId): void {
  for (const form of forms) {
    const part = partIn(form, around)
    if (part !== undefined) parts.add(part)
    if (form.inside) collect(form.inside, parts, part)
  }
}

/** The parts that each thing shows, by key; '' is the setting's. */
function listByOwner(composed: Composed): ReadonlyMap<string, ReadonlySet<PartId>> {
  const found = new Map<string, Set<PartId>>()
  const partsFor = (key: string): Set<PartId> => {
    const parts = found.get(key) ?? new Set()
    found.set(key, parts)
    return parts
  }
  const isLandscape = composed.kind === 'landscape'
  const scene = isLandscape ? composed.scene : composed.prepared.place?.scene
  const prefix = isLandscape ? '' : PLACE_PREFIX
  for (const layer of scene?.layers ?? []) {
    if (layer.kind !== 'shapes' || layer.role === 'reflection' || !layer.thing) continue
    for (const shape of layer.shapes) {
      const part = partInShape(shape)
      if (part) partsFor(prefix + layer.thing).add(part)
    }
  }
  if (!isLandscape)
    for (const layer of composed.prepared.illustration.layers)
      if (!layer.cast) collect(layer.forms, partsFor(layer.thing ?? ''), partForLayer(layer))
  return found
}

const listed = new WeakMap<Plan, readonly PlanThing[]>()

/** A row for each part that can be changed, as it is unless the plan has one. */
export function listPieces(plan: Plan): readonly PlanThing[] {
  const known = listed.get(plan)
  if (known) return known
  const rows = new Map(plan.things.map((row) => [row.id, row]))
  const owners = new Map(plan.things.map((row) => [row.key, row]))
  const pieces = [...listByOwner(composePlan(plan))].flatMap(([key, parts]) => {
    const owner = owners.get(key) ?? null
    return [...parts].map((part) => buildRow(part, owner))
  })
  const all = [...new Map(pieces.map((row) => [row.id, rows.get(row.id) ?? row])).values()]
  listed.set(plan, all)
  return all
}

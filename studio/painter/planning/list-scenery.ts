import type { Scene } from '../scene'
import { type Composed, composePlan } from './composed'
import { listPieces } from './list-pieces'
import { findPiece, isPieceId } from './pieces'
import type { Plan, PlanThing } from './plan'
import { MAIN } from './tags'
import {
  SCENERY_IDS,
  type SceneryId,
  buildRow,
  findSceneryId,
  isSeat,
  ownsForms,
  ownsLayer,
} from './scenery'

export const sceneIn = (composed: Composed): Scene | null =>
  composed.kind === 'landscape' ? composed.scene : (composed.prepared.place?.scene ?? null)

/** Whether a picture shows any of it. */
function shows(composed: Composed, part: SceneryId): boolean {
  const scene = sceneIn(composed)
  if (scene?.layers.some((layer) => ownsLayer(part, layer, scene))) return true
  return (
    composed.kind === 'illustration' &&
    composed.prepared.illustration.layers.some((layer) => ownsForms(part, layer))
  )
}

/** Seats that are drawn with a person, by trait: the name, then other words for it. */
const SEAT_WORDS: Readonly<Record<string, string>> = {
  ...{ 'seat:bench': '长椅 椅子 板凳 长凳', 'seat:sofa': '沙发', 'seat:rock': '石头 岩石' },
  ...{
    'seat:steps': '台阶 楼梯',
    'seat:swing': '秋千',
    'seat:sill': '窗台',
    'seat:cloud': '云',
    'seat:moon': '月亮 弯月',
  },
  ...{ 'ride:horse': '马 马匹 骏马', 'action:ride': '自行车 单车 脚踏车' },
  'action:horseback': '马 马匹 骏马',
}

/** A seat by what it is: a horse, a swing. */
function nameSeat({ picture, things }: Plan, row: PlanThing): PlanThing {
  if (!isSeat(row) || picture.kind !== 'illustration') return row
  const { wish = picture.brief.main } = things.find(({ key }) => key === MAIN) ?? {}
  const said = wish.traits.flatMap(
    ({ slot, value }) => SEAT_WORDS[`${slot}:${value}`]?.split(' ') ?? [],
  )
  const [name] = said
  return name === undefined ? row : { ...row, name, words: said }
}

/** A row for each part of the scenery that can be changed, as it is unless the plan has one. */
export function listScenery(plan: Plan): PlanThing[] {
  const composed = composePlan(plan)
  return SCENERY_IDS.flatMap((part): PlanThing[] => {
    const row = nameSeat(plan, buildRow(part, sceneIn(composed)?.slots.scene ?? null))
    const own = plan.things.find(({ id }) => id === row.id)
    return own ? [own] : shows(composed, part) ? [row] : []
  })
}

/** Whether a row is about a part of the scenery or of a thing: it exists from its first change on. */
export const isPartRow = (row: Pick<PlanThing, 'key'>): boolean =>
  findSceneryId(row) !== null || findPiece(row) !== null

/** A row of the plan, or a part that no edit has changed yet. */
export function findRow(plan: Plan, id: string): PlanThing | undefined {
  const own = plan.things.find((thing) => thing.id === id)
  if (own) return own
  const parts = id.startsWith('scenery-')
    ? listScenery(plan)
    : isPieceId(id)
      ? listPieces(plan)
      : []
  return parts.find((row) => row.id === id)
}

import type { EditStep } from '@contract/edits'
import { CLASSIFIERS, NUMBER, readNumber } from '../../intent/edits/noun'
import { measureExtent } from '../../planning/extent'
import { findRow } from '../../planning/list-scenery'
import type { Plan } from '../../planning/plan'
import type { PlannedThing } from '../../planning/things'
import { EXTRAS, type ExtraId, findExtra } from '../../subjects/extras'
import type { OperationInput } from '../operations'
import { isPlacePicture } from '../spots'
import { findPieces } from './bind-pieces'
import { Declined } from './declined'
import { compileLit, findLight } from './lights'
import { texts } from './texts'

const COUNTED = new RegExp(`^(${NUMBER})[${CLASSIFIERS}]?(.+)$`)
const CLOUDS = /^(?:[一几两三]?[朵片团])?(?:白|云)?云(?:朵|彩)?$/
/** Falls from the sky of a place, where there is one. */
const AIRS: Partial<Record<ExtraId, string>> = {
  ...{ 'falling-snow': '下雪', 'falling-rain': '下雨', mist: '雾' },
}
const MOST = 5
/** 一群羊, 一堆礼物. */
const FLOCK = /^一?[群堆窝]/
const FLOCK_SIZE = 4
/** Share of the sides between a thing and what is put next to it. */
const GAP = 0.02

type Spot = { x?: number; y?: number }

const clamp = (value: number): number => Math.max(0.06, Math.min(0.94, value))

/** Furniture that something can be put on, which is drawn with its room. */
const ON_TOP = /^(.*(?:床|沙发|椅子?|凳子?|柜子?|吧台|柜台|地毯|垫子))(?:的?(?:上面?|上边))$/
const ON_TABLE = /^(.*(?:桌|茶几|床|沙发|柜))子?(?:的?(?:上面?|上边))$/
/** Of its height, the foot of what lies on it. */
const LIE = 0.55

function findTop(plan: Plan, where: string): PlannedThing['bounds'] | null {
  const noun = ON_TOP.exec(where)?.[1]
  const [piece] = noun === undefined ? [] : findPieces(plan, noun)
  return piece ? measureExtent(plan, piece.id) : null
}

/** Places along furniture, the best first, and along a sill, which curtains hide at its ends. */
const ALONG = [0.5, 0.2, 0.8] as const
const SILL = 0.4
/** Of the height of the picture: what ends lower is no window with a sill. */
const LOWEST_SILL = 0.62
/** Of its width, half of the top of a table: a rug belongs to it. */
const TABLE_TOP = 0.22

/** On furniture, where no table before it would seem to carry what is put there. */
function findFreeTop(top: PlannedThing['bounds'], things: readonly PlannedThing[]): Spot {
  const y = top.y + top.height * LIE
  const isFree = (x: number): boolean =>
    !things.some(
      ({ kind, bounds }) =>
        kind === 'table' &&
        Math.abs(x - bounds.x - bounds.width / 2) < bounds.width * TABLE_TOP &&
        y > bounds.y - GAP,
    )
  const places = ALONG.map((share) => top.x + top.width * share)
  return { x: clamp(places.find(isFree) ?? places[0] ?? 0.5), y: clamp(y) }
}

/** Next to the picture's people or animals as such, and not to one of them that is named. */
const NEXT_TO_ALL = /^(?:旁边?|边上|身边|脚边)$/

/** Of a group all that are there: next to a couple is not between them. */
function measureReference(
  reference: PlannedThing,
  where: string,
  things: readonly PlannedThing[],
): PlannedThing['bounds'] {
  const isAll = NEXT_TO_ALL.test(where.replace(reference.name, '').replace(/^的/, ''))
  const group = isAll ? things.filter(({ kind }) => kind === reference.kind) : [reference]
  const [x, y] = [group.map(({ bounds }) => bounds.x), group.map(({ bounds }) => bounds.y)]
  const right = group.map(({ bounds }) => bounds.x + bounds.width)
  const bottom = group.map(({ bounds }) => bounds.y + bounds.height)
  const [left, top] = [Math.min(...x), Math.min(...y)]
  return {
    ...{ x: left, width: Math.max(...right) - left },
    ...{ y: top, height: Math.max(...bottom) - top },
  }
}

/** Up in the picture, and not on what is named. */
const IN_THE_AIR = /^上|天|空|顶|墙/

const isPlaceAlone = (plan: Plan): boolean =>
  plan.picture.kind === 'landscape'
    ? plan.picture.scene.slots.scene === 'interior'
    : isPlacePicture(plan)

/** The foot of what is added, by the words for where. */
function findSpot(
  plan: Plan,
  where: string,
  reference: PlannedThing | undefined,
  things: readonly PlannedThing[],
): Spot {
  if (reference) {
    const { x, y, width, height } = measureReference(reference, where, things)
    const middle = x + width / 2
    const foot = clamp(y + height)
    if (/左/.test(where)) return { x: clamp(x - GAP - 0.08), y: foot }
    if (/右/.test(where)) return { x: clamp(x + width + GAP + 0.08), y: foot }
    if (/上|顶/.test(where)) return { x: clamp(middle), y: clamp(y + height * 0.3) }
    if (/下|底|前/.test(where)) return { x: clamp(middle), y: clamp(y + height + 0.06) }
    if (/后|背/.test(where)) return { x: clamp(middle + width * 0.3), y: clamp(y + height * 0.9) }
    // next to it, on the side with more space
    const isRight = 1 - (x + width) >= x
    return { x: clamp(isRight ? x + width + GAP + 0.08 : x - GAP - 0.08), y: foot }
  }
  const top = findTop(plan, where)
  if (top) return findFreeTop(top, things)
  const pane = /窗台|窗沿/.test(where) && things.find(({ kind }) => /^windows?$/.test(kind))
  if (pane) {
    const { x, y, width, height } = pane.bounds
    if (y + height > LOWEST_SILL) throw new Declined(texts.noThing('窗台', []), [], true)
    return { x: clamp(x + width * SILL), y: clamp(y + height) }
  }
  const table = /桌|茶几|台面|柜/.test(where) && things.find(({ kind }) => kind === 'table')
  if (table) {
    const { x, y, width, height } = table.bounds
    // in the middle of its top, which is flat where it is low
    return { x: clamp(x + width * 0.4), y: clamp(y + Math.min(0.06, height * 0.3)) }
  }
  const noun = ON_TABLE.exec(where)?.[1]
  if (noun !== undefined && isPlaceAlone(plan) && !findRow(plan, 'scenery-desk'))
    throw new Declined(
      texts.noThing(
        /[桌柜]$/.test(noun) ? `${noun}子` : noun,
        things.map(({ name }) => name),
      ),
      [],
      true,
    )
  const spot: Spot = {}
  if (/左/.test(where)) spot.x = 0.2
  if (/右/.test(where)) spot.x = 0.8
  if (/中/.test(where)) spot.x = 0.5
  if (IN_THE_AIR.test(where) && !/(?:水|湖|海|河|桌|地|山|草|树|桥|路)(?:面)?上/.test(where))
    spot.y = 0.35
  if (/下|前|近|地/.test(where)) spot.y = 0.95
  return spot
}

export const hasSky = ({ picture }: Plan): boolean =>
  picture.kind === 'landscape' || picture.place !== null

/** @returns operations; several of a kind stand side by side */
export function compileAdd(
  plan: Plan,
  things: readonly PlannedThing[],
  step: EditStep,
): OperationInput[] {
  const written = (step.value ?? '').trim()
  const lit = compileLit(plan, written)
  if (lit) return lit
  const light = findLight(written)
  if (light !== undefined && hasSky(plan)) return [{ op: 'light', to: light }]
  if (CLOUDS.test(written))
    return findRow(plan, 'scenery-clouds')
      ? [{ op: 'scale', target: 'scenery-clouds', factor: 1.5 }]
      : [{ op: 'weather', to: '多云' }]
  const extra = findExtra(written)
  const reference = things.find(({ id }) => id === step.targetId)
  const where = findSpot(plan, step.target ?? '', reference, things)
  const air = extra && AIRS[extra]
  if (air) return [{ op: 'weather', to: air }]
  if (extra) return [{ op: 'add', to: written, ...(EXTRAS[extra].fills ? {} : where) }]
  const found = COUNTED.exec(written)
  const said = found?.[1] ? (readNumber(found[1]) ?? 1) : 1
  const number = said === 1 && FLOCK.test(written) ? FLOCK_SIZE : said
  const to = (found?.[2] ?? written).replace(/^的/, '')
  // a landscape knows how high things are
  const isSmall = plan.picture.kind === 'illustration' && /小小|很小|迷你|袖珍/.test(to)
  const operation = { op: 'add' as const, to, ...(isSmall && { scale: 0.2 }) }
  const copies = Math.min(MOST, number)
  return Array.from({ length: copies }, (_, at) => {
    const x = where.x === undefined ? undefined : clamp(where.x + (at - (copies - 1) / 2) * 0.12)
    return {
      ...operation,
      ...(x !== undefined && { x }),
      ...(where.y !== undefined && { y: where.y }),
    }
  })
}

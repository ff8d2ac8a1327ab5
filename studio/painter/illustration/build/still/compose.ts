import { type Brief, type Composing, traitOf } from '../../family'
import type { Form, Illustration, Oklch, Stage } from '../../node'
import { layer, tagCast, tagThing } from '../form'
import { type GroundId, GROUNDS, findTable, isGround } from './grounds'
import { type Harmony, buildHarmony } from './harmony'
import { type Item, measureBox, group, placeItem } from './item'
import { reflection } from './mirror'
import { contactShadows, longShadows } from './shadow'
import type { Site } from './site'
import { bare, tableBefore } from './table'
import { isUnderRoof } from '../../light/effects'
import { readHeightIn } from '../../heights'

/** A still life before it has been fitted into a frame. */
export interface StillLife {
  /** The things it is about, in one space around (0, 0), from back to front. */
  readonly items: readonly Item[]
  /** Tilt of the view. */
  readonly tilt: number
  /** The colour of the main thing, that grounds are chosen by. */
  readonly main: Oklch
  readonly grounds: readonly [GroundId, ...GroundId[]]
  /** Small things strewn around once all has its place. */
  readonly scatter?: (site: Site) => readonly Item[]
  /** Largest share of the frame's width and height. */
  readonly fill?: readonly [width: number, height: number]
}

/** An item with the thing it belongs to. */
type Owned = { readonly item: Item; readonly thing: string }

/** All small things strewn around are one. */
const STREWN = 'part strewn'

/** Share of the frame that a thing on a table has, of width and height: its place is seen around it. */
const SMALLER = [0.6, 0.5] as const
/** Metres: what is higher is on the floor. */
const LOW = 0.7

/** 客厅里的吉他, 家里的运动鞋: on the floor, however small. */
const ON_FLOOR =
  /^(?:guitar|violin|sneaker|heels|broom|rug|umbrella|dumbbell|sword|emoji-(?:accordion|backpack|ballet-shoes|banjo|basketball|bathtub|bed|broom|bucket|door|drum|flat-shoe|guitar|hiking-boot|ladder|long-drum|luggage|mans-shoe|skateboard|soccer-ball|thong-sandal|toilet|volleyball|wastebasket|womans-boot|womans-sandal))$/

const isIndoors = (brief: Brief): boolean => brief.place !== undefined || isUnderRoof(brief)

/** 厨房里的面包: in an interior a small thing would hang in the air. */
export const needsTable = (brief: Brief): boolean =>
  isIndoors(brief) && !ON_FLOOR.test(brief.main.id) && readHeightIn('products', brief.main) < LOW

/** Of the height, the foot of what is on the floor there. */
const FLOOR = 0.92

/** Free units below a raised thing. */
const PODIUM = 130

function layOutSite(
  { frame, brief, random }: Composing,
  still: StillLife,
  harmony: Harmony,
  raised: boolean,
): { site: Site; scale: number; at: readonly [number, number] } {
  const bounds = measureBox(still.items.flatMap(({ forms }) => forms))
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const [w, h] = still.fill ?? [0.76, 0.72]
  const room = frame.height * h - (raised ? PODIUM : 0)
  const scale = Math.min((frame.width * w) / width, room / height)
  const centre = frame.width * 0.5 + random.range(-0.02, 0.02) * frame.width
  const middle =
    frame.height * ((still.fill === SMALLER ? 0.6 : 0.515) + 0.05 * still.tilt) -
    (raised ? PODIUM * 0.45 : 0)
  const isOnFloor = still.fill === SMALLER && ON_FLOOR.test(brief.main.id)
  const at = [
    centre - ((bounds.left + bounds.right) / 2) * scale,
    isOnFloor
      ? frame.height * FLOOR - bounds.bottom * scale
      : middle - ((bounds.top + bounds.bottom) / 2) * scale,
  ] as const
  const site: Site = {
    ...{ frame, centre, harmony, brief, random },
    half: (width / 2) * scale,
    floor:
      at[1] +
      Math.max(0, ...still.items.flatMap((item) => item.stands.map((stand) => stand.at[1]))) *
        scale,
    top: at[1] + bounds.top * scale,
    tilt: still.tilt,
  }
  return { site, scale, at }
}

/** Fits a still life into the frame and gives it ground, shadows and light. */
export function composeStill(composing: Composing, still: StillLife): Illustration {
  const { frame, brief, random, standsInSetting: isPlaced } = composing
  const harmony = buildHarmony(still.main, brief, random.fork('harmony'))
  const asked = traitOf(brief.main, 'on')?.value
  const usual = random.fork('ground').pick(still.grounds)
  const id = asked !== undefined && isGround(asked) ? asked : (findTable(brief) ?? usual)
  const raised = id === 'podium' && !isPlaced
  const isOnTable = isPlaced && needsTable(brief)
  const isOnFloor = isPlaced && isIndoors(brief) && ON_FLOOR.test(brief.main.id)
  const { site, scale, at } = layOutSite(
    { ...composing, random: random.fork('site') },
    { ...still, ...((isOnTable || isOnFloor) && { fill: SMALLER }) },
    harmony,
    raised,
  )
  const around = isOnTable ? tableBefore : bare
  const ground = (isPlaced ? around : GROUNDS[id])(site)
  const items = still.items.map((item) => placeItem(item, at, { scale }))
  const low: Site = {
    ...site,
    floor: site.floor + (ground.raised ?? 0),
    half: site.half * (raised ? 1.4 : 1),
  }
  const scattered = isPlaced ? [] : (still.scatter?.(low) ?? [])
  const behind = scattered.filter(({ stands }) => (stands[0]?.at[1] ?? 0) < low.floor)
  const before = scattered.filter((item) => !behind.includes(item))
  const { mirror } = ground
  const owned = items.map((item, i): Owned => ({ item, thing: `main ${i + 1}` }))
  const all: readonly Owned[] = [
    { item: group(...behind), thing: STREWN },
    ...owned,
    { item: group(...before), thing: STREWN },
  ]
  // things far back are on the bend of the sweep: nothing mirrors them
  const near = owned.filter(({ item }) => item.stands.some(({ at: [, y] }) => y > site.floor - 90))
  const castBy = (name: string, stage: Stage, cast: (item: Item) => readonly Form[], by = all) =>
    by.map(({ item, thing }) => tagCast(layer(name, stage, cast(item)), thing))
  const drawn = (name: string, stage: Stage, forms: (item: Item) => readonly Form[], by = all) =>
    by.flatMap(({ item, thing }) => tagThing([layer(name, stage, forms(item))], thing))
  return {
    ...{ frame, paper: ground.paper },
    layers: [
      ...ground.layers,
      ...(mirror
        ? castBy('mirror', 'ground', (item) => reflection(item, frame, mirror), near)
        : []),
      ...ground.over,
      ...castBy('shadows', 'masses', ({ stands }) => longShadows(stands)),
      ...castBy('shadows', 'masses', ({ stands }) => contactShadows(stands)),
      ...drawn('behind', 'forms', ({ forms }) => forms, all.slice(0, 1)),
      ...drawn('things', 'forms', ({ forms }) => forms, owned),
      ...drawn('loose', 'forms', ({ loose = [] }) => loose, owned),
      ...drawn('before', 'details', ({ forms }) => forms, all.slice(-1)),
      ...drawn('lights', 'light', ({ lights = [] }) => lights),
    ].filter(({ forms }) => forms.length > 0),
    focus: {
      x: site.centre,
      y: (site.top + site.floor) / 2,
      radius: Math.max(site.half, (site.floor - site.top) / 2),
    },
  }
}

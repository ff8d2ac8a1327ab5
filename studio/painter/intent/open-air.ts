/** The place around a thing that is drawn large: as its words name it, or the open air. */
import { isOnTable, isScreen } from '../illustration/at-table'
import { type Family, RELATION, type ThingWish, type Trait, traitOf } from '../illustration/family'
import { LIT } from '../illustration/light/effects'
import { isOfToday } from '../illustration/people/cast/roles'
import { PEOPLE } from '../illustration/people/family'
import { THEME, presents } from '../illustration/design/print/themes'
import { familyOf, isPlace } from '../illustration/registry'
import { isHerd } from '../illustration/animals/side/herd'
import { standOutOfDoors } from '../illustration/together'
import type { Wish } from '../parse'
import type { SubjectId } from '../slots'
import { getSubject } from '../subjects/registry'
import type { Bound } from './claim'
import type { Term } from './term'
import { SKY, type SettingKind, type readAtmosphere } from './atmosphere'

/** 赛博朋克风格的产品海报: goods have their own stage, where a style alone brings a place. */
function isStaged(main: ThingWish, terms: readonly Term[]): boolean {
  if (!presents(traitOf(main, THEME)?.value ?? '')) return false
  return terms.every(
    ({ meanings }) =>
      meanings.some(({ slot }) => slot === 'style') ||
      !meanings.some(({ slot }) => PLACES.test(slot)),
  )
}

export function settingKind(
  family: Family,
  { main, place, others }: Bound,
  terms: readonly Term[],
): SettingKind {
  if (isStaged(main, terms)) return 'none'
  // a place that is drawn leaves no space for one that is painted
  if (place !== null || family.arePlaces) return 'drawn'
  const isFramed = family.framesSetting !== undefined && others.some(({ id }) => isPlace(id))
  if (isFramed) return 'none'
  const isLiving = OUTDOOR_FAMILIES.test(family.id)
  if (family.id === MARINE) return isAshore(main, terms) ? 'open' : 'none'
  if (family.takesSetting) return family.closeUp ? 'behind' : isLiving ? 'living' : 'open'
  const framed = family.framesSetting?.(main) ?? 'none'
  // 夏季新品饮料海报，柠檬茶: a season alone puts no thing into a meadow
  return framed === 'all' && others.length > 0 ? 'hours' : framed
}

const MARINE = 'marine'
const LANDS =
  /^(?:forest|desert|city|grassland|cloud-sea|mountains|garden|village|bamboo-grove|interior|night-sky)$/
const WATERS = /^(?:sea|coast|lake|river|pond|underwater|waterfall|snow-field)$/

/** 沙漠中的鲨鱼, 鲸鱼在天空中飞翔: in the air of another place than water. */
function isAshore(main: ThingWish, terms: readonly Term[]): boolean {
  const scenes = terms
    .flatMap(({ meanings }) => meanings)
    .flatMap(({ slot, value }) => (slot === 'scene' ? [value] : []))
  if (scenes.some((scene) => WATERS.test(scene))) return false
  return traitOf(main, 'does') !== null || scenes.some((scene) => LANDS.test(scene))
}

/** Families whose own ground has no rain and no fog. */
const BEASTS = /^(animals|creatures|marine)$/
const PLACES = /^(scene|motif|landform|subject|kind)$/
/** Traits of a subject that say where it is, or that nothing is behind it. */
const PLACED = /^(backdrop|background|around|crop|meal)$/

/** People at work indoors, and things held there: at night neither is in a meadow. */
const AT_WORK =
  /^(doctor|nurse|teacher|student|chef|programmer|office-worker|businesswoman|barista)$/
const HELD_INDOORS =
  /^(mug|cup|bubble-tea|book|microphone|brush|phone|pan|bag|broom|writing|flask|baby)$/
const OUTDOOR_FAMILIES = /^(people|animals|creatures)$/

/** 夜晚，一个人, and not 深夜写作业的孩子. */
function isOutAtNight({ main, others }: Pick<Bound, 'main' | 'others'>): boolean {
  const isAsleep = traitOf(main, 'expression')?.value === 'serene'
  return (
    !AT_WORK.test(main.id) &&
    !isAsleep &&
    traitOf(main, 'table') === null &&
    !HELD_INDOORS.test(traitOf(main, 'hold')?.value ?? '') &&
    others.every(({ id }) => OUTDOOR_FAMILIES.test(familyOf(id)?.id ?? ''))
  )
}

/** Interiors, and what they have. */
const INDOORS = /^(?:interior|windowsill|round-window|desk|tea-room|bookshelf|shelf|café)$/

/** 雨夜里的女孩: people are in a street then, and in no meadow. */
function openPlace(
  { id: family }: Pick<Family, 'id'>,
  main: ThingWish,
  scene: string,
  air: readonly Wish[],
): readonly Wish[] {
  const has = (value: string): boolean => air.some(({ meaning }) => meaning.value === value)
  const isModern = family === 'people' && isOfToday(main)
  const isInTown = isModern && has('rain') && has('night')
  const place: Wish['meaning'][] = isInTown
    ? [
        { slot: 'scene', value: 'city' },
        { slot: 'motif', value: 'street' },
      ]
    : [
        { slot: 'scene', value: scene },
        ...(scene === 'city' ? ([{ slot: 'motif', value: 'skyline' }] as const) : []),
      ]
  return place.map((meaning) => ({ meaning, count: null, denied: false }))
}

/** 坐在屋顶上, 站在桥上: what is seen from there. */
const FROM_ABOVE: Readonly<Record<string, string>> = {
  'seat:roof': 'city',
  'ledge:roof': 'city',
  'ledge:bridge': 'river',
  'seat:stump': 'grassland',
  'seat:toadstool': 'forest',
}
const findView = ({ traits }: ThingWish): string | undefined =>
  traits.flatMap(({ slot, value }) => FROM_ABOVE[`${slot}:${value}`] ?? [])[0]

/** 大树下的女孩: what is seen behind a subject is in the open air where no place is named. */
function groundSetting(
  { id, openAir = 'grassland', openAirFor }: Family,
  main: ThingWish,
  setting: readonly Wish[] | null,
): readonly Wish[] | null {
  const isPlaced = setting?.some(({ meaning: { slot, value } }) => {
    if (slot === 'subject') return getSubject(value as SubjectId).home !== undefined
    return /^(scene|motif|landform)$/.test(slot)
  })
  // 一盘饺子放在桌子上: food has a table of its own
  const isIndoors = setting?.every(
    ({ meaning: { slot, value } }) => !PLACES.test(slot) || INDOORS.test(value),
  )
  const hasWindow = traitOf(main, 'on')?.value === 'windowsill'
  if ((id === 'food' || hasWindow) && isPlaced && isIndoors) return null
  // 带有纹理的灰色背景: a background by itself is no place
  const isPlain = traitOf(main, 'background') !== null || traitOf(main, 'on') !== null
  const isOnlyPlain = setting?.every(
    ({ meaning: { slot, value } }) => !PLACES.test(slot) || value === 'abstract',
  )
  if (isPlain && isOnlyPlain) return null
  if (!setting || isPlaced) return setting
  const scene = findView(main) ?? openAirFor?.(main) ?? openAir
  return [...setting, ...openPlace({ id }, main, scene, setting)]
}

/** 湿漉漉的街道, 聚光灯, 烛光: lights that are on no meadow. */
const isPlacedLight = (slot: string, value: string): boolean =>
  slot === LIT && /^(?:wet|spot|candle|window)$/.test(value)

/** Interiors that are painted around who is at a window or at a desk, by trait. */
const INTERIORS: Readonly<Record<string, string>> = {
  'backdrop:window': 'windowsill',
  'seat:sill': 'windowsill',
  'table:desk': 'bookshelf',
}

/** 窗台上看雪: what is a backdrop elsewhere is seen through the window. */
const VIEWS: Readonly<Record<string, readonly Wish['meaning'][]>> = {
  'backdrop:snow': [{ slot: 'weather', value: 'snow' }],
  'backdrop:sun': [{ slot: 'light', value: 'sun' }],
  'backdrop:moon': [
    { slot: 'light', value: 'moon' },
    { slot: 'time', value: 'night' },
  ],
  'backdrop:stars': [
    { slot: 'light', value: 'stars' },
    { slot: 'time', value: 'night' },
  ],
}

export const listViews = ({ slot, value }: Trait): readonly Wish['meaning'][] =>
  VIEWS[`${slot}:${value}`] ?? []

/** 窗台上, 书桌前: the composition that a trait asks for; null: none. */
export const findInterior = ({ slot, value }: Trait): string | null =>
  INTERIORS[`${slot}:${value}`] ?? null

const FURNITURE = /^(?:sofa|bookshelf|emoji-(?:bed|couch-and-lamp|chair))$|^bed$/

/** 窗台上的猫, 坐在窗边看日落: the interior and what is outside; null: none is named. */
function buildInterior(
  { main, others, place }: Bound,
  { setting, air }: ReturnType<typeof readAtmosphere>,
): readonly Wish[] | null {
  // 女孩和猫坐在窗台上: both are there
  const traits = [main, ...others].flatMap((wish) => wish.traits)
  const [motif] = traits.flatMap((trait) => findInterior(trait) ?? [])
  // 沙发上的猫，阳光照在身上: the sun comes in, and the sofa is on no meadow
  const isLitInside =
    others.some(({ id }) => FURNITURE.test(id)) &&
    main.traits.some((one) => listViews(one).length > 0)
  if ((motif === undefined && !(isLitInside && setting === null)) || place !== null) return null
  const inside: Wish['meaning'][] = [
    { slot: 'scene', value: 'interior' },
    ...(motif === undefined ? [] : [{ slot: 'motif' as const, value: motif }]),
    ...main.traits.flatMap(listViews),
  ]
  const wishes = inside.map((meaning) => ({ meaning, count: null, denied: false }))
  return [...(setting ?? air), ...wishes]
}

const AT_DESK = /^(?:book|writing|phone|brush|mug|cup)$/

/** 在书桌上看书的猫: who has something in hand is at the desk, and does not sit on it. */
export function seatAtDesk(bound: Bound, setting: readonly Wish[] | null, prompt: string): Bound {
  const { main } = bound
  const isDesk = setting?.some(({ meaning }) => meaning.value === 'desk') ?? false
  const isBusy = isDesk && AT_DESK.test(traitOf(main, 'hold')?.value ?? '')
  if (!(isBusy || isAtScreen(bound, prompt)) || !LIVING.test(familyOf(main.id)?.id ?? ''))
    return bound
  const traits = [...main.traits, { slot: 'table', value: 'desk' }]
  return Object.assign({}, bound, { main: Object.assign({}, main, { traits }) })
}
const LIVING = /^(?:people|animals)$/

const TABLE = /桌[上前旁边]|桌面|桌子[上前旁边]/u
/** 打字, 坐在电脑前; 女性在办公室，桌上有笔记本电脑 */
const isAtScreen = ({ main, others }: Bound, prompt: string): boolean =>
  ['table', 'seat', 'ride'].every((slot) => traitOf(main, slot) === null) &&
  /^(?:sit|stand)?$/.test(traitOf(main, 'action')?.value ?? '') &&
  (others.some((one) => isScreen(one) && traitOf(one, RELATION)?.value === 'held') ||
    (TABLE.test(prompt) && familyOf(main.id)?.id === PEOPLE.id && others.some(isOnTable)))

/** 夕阳下的女孩: the open air of its hour; null where the words say nothing of it. */
function buildOpenAir(
  { id, openAir, openAirFor, takesSetting }: Family,
  { main, others, place }: Bound,
  { air }: ReturnType<typeof readAtmosphere>,
): readonly Wish[] | null {
  const seen = BEASTS.test(id)
    ? /^(dawn|sunset|dusk|storm|rain|fog)$/
    : /^(dawn|sunset|dusk|storm|clear|clouds)$/
  const isNight = air.some(({ meaning }) => meaning.value === 'night')
  const hasSky =
    air.some(({ dyes }) => dyes) ||
    air.some(({ meaning: { slot, value } }) => slot === 'light' && SKY.test(value))
  // snow that is driven has a sky of its own (illustration/light)
  const isSnowing = air.some(({ meaning }) => meaning.value === 'snow')
  const isSeen =
    openAir !== undefined &&
    (hasSky ||
      air.some(({ meaning: { value } }) => seen.test(value) && !(value === 'storm' && isSnowing)) ||
      (isNight && isOutAtNight({ main, others })))
  // 女孩和汽车: two that are out of doors
  const own = findView(main) ?? (BEASTS.test(id) ? openAirFor?.(main) : null)
  const isOut =
    (takesSetting || id === MARINE) &&
    (own || standOutOfDoors({ main, others }) || isHerd(main, others))
  if (!(isSeen || isOut) || place !== null) return null
  if (main.traits.some(({ slot, value }) => PLACED.test(slot) || isPlacedLight(slot, value)))
    return null
  return [...air, ...openPlace({ id }, main, own ?? openAir ?? 'grassland', air)]
}

/** The painted surroundings of a subject; null: it has its own ground. */
export const buildSetting = (
  family: Family,
  bound: Bound,
  around: ReturnType<typeof readAtmosphere>,
): readonly Wish[] | null =>
  buildInterior(bound, around) ??
  groundSetting(family, bound.main, around.setting) ??
  buildOpenAir(family, bound, around)

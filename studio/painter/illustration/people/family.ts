import { type Composing, type Family, type Random, type ThingWish, traitOf } from '../family'
import { BACKGROUND_TRAITS, BACKGROUNDS, findGroundTint, findPaper } from '../background'
import { layer, roundRect, tagThing } from '../build/form'
import { tone } from '../build/fill'
import { thingKeys } from '../keys'
import type { Illustration, Layer } from '../node'
import { type CastingCall, cast } from './cast/casting'
import type { PaletteKind } from './cast/part'
import { MOST_PEOPLE, type Role, listByExpression, listRoles } from './cast/list-roles'
import { PARTS, GROUPS } from './cast/roles'
import {
  chooseDoing,
  goAlong,
  handInHand,
  holdHands,
  isPortrait,
  sitAlike,
} from './action/choosing'
import { atTable, chooseCrop, findTable, isDesk } from './crop'
import { composeCompanions, isCompanion } from './action/companions'
import type { Acted } from './action/figure'
import { type Company, floorLayer, placeActing } from './action/placing'
import { getSoleHeight } from './body/kit'
import { figure, findPlayer, headPlace, placeFigure } from './figure'
import {
  BEFORE_TABLE,
  EDGE_AT,
  type Crop,
  type Place,
  footShadow,
  placeGroup,
  placeOne,
  seatBehind,
} from './layout'
import type { Doing, Person } from './person'
import { ANCIENT_PARTS } from './cast/roles-ancient'
import { readOutside } from '../animals/outside'
import { BACKDROPS } from './scene/backdrops'
import { overcast } from './scene/eaves'
import { isInBlossom } from './scene/blossoms'
import { chooseBackdrop } from './scene/choose'
import { chased } from './scene/chased'
import { LEDGE_RISE, ledgeLayer } from './scene/ledge'
import { picnicLayers } from './scene/picnic'
import { ANCIENT, DARK, FEAST, LIGHT, NEON, NIGHT, type Palette } from './scene/palettes'
import type { Stand } from './scene/stand'
import { tableLayer } from './scene/table'
import { THING_WORDS, TRAIT_WORDS } from './words'
import { wordList } from '../../../lib/words'

function paletteKind({ part, wish }: Role, brief: Composing['brief']): PaletteKind {
  const clothes = traitOf(wish, 'clothes')?.value ?? ''
  if (brief.time === 'night' && part.palette !== 'night' && part.palette !== 'neon') return 'dark'
  if (part.palette) return part.palette
  if (traitOf(wish, 'look')?.value === 'guofeng' || /^(hanfu|ruqun|robe|qipao)$/.test(clothes))
    return 'ancient'
  return 'light'
}

function isAncient(brief: Composing['brief']): boolean {
  const { main } = brief
  const role = { part: PARTS[main.id] ?? {}, wish: main }
  const isOld = Object.hasOwn(ANCIENT_PARTS, main.id)
  return isOld || paletteKind(role, { ...brief, time: null }) === 'ancient'
}

const isUnderEaves = ({ traits }: Composing['brief']): boolean =>
  traits.some(({ slot, value }) => slot === 'backdrop' && value === 'eaves')

/** The palette with the named background colour: 蓝底. */
function onBackground(palette: Palette, brief: Composing['brief']): Palette {
  const tint = findGroundTint(brief)
  if (!tint) return isUnderEaves(brief) ? overcast(palette, readOutside(brief)) : palette
  const own = findPaper(brief.main) ?? BACKGROUNDS[tint]
  return { ...palette, ground: own, shape: tone(own, own[0] > 0.9 ? -0.05 : 0.05) }
}

function choosePalette(kind: PaletteKind, random: Random): Palette {
  if (kind === 'night') return NIGHT
  if (kind === 'neon') return NEON
  if (kind === 'feast') return random.chance(0.7) ? FEAST : random.pick(ANCIENT)
  if (kind === 'ancient') return random.pick(ANCIENT)
  return random.pick(kind === 'dark' ? DARK : LIGHT)
}

type Standing = { readonly person: Person; readonly place: Place; readonly front: number }

function locateHead({ person, place }: Standing): { x: number; y: number; r: number } {
  const { y, scale } = headPlace(person)
  return { x: place.x, y: place.y + (y - 10) * place.scale, r: 196 * scale * place.scale }
}

/** The one circle that holds every head. */
function locateHeads(standings: readonly Standing[]): { x: number; y: number; r: number } {
  const heads = standings.map(locateHead)
  const left = Math.min(...heads.map(({ x, r }) => x - r))
  const right = Math.max(...heads.map(({ x, r }) => x + r))
  const top = Math.min(...heads.map(({ y, r }) => y - r))
  const bottom = Math.max(...heads.map(({ y, r }) => y + r))
  const r = Math.max(right - left, bottom - top) / 2
  return { x: (left + right) / 2, y: (top + bottom) / 2, r: heads.length > 1 ? r * 0.86 : r }
}

function groundLayers(
  composing: Composing,
  palette: Palette,
  head: Stand['head'],
  backdrop: string,
  floor: readonly Layer[] = [],
): Layer[] {
  const { frame, random, brief, standsInSetting: isBefore, inPlace } = composing
  const named = brief.traits.find(({ slot, value }) => slot === 'backdrop' && value === backdrop)
  const stand: Stand = {
    ...{ frame, palette, random: random.fork('scene'), head },
    ...{ petal: named?.tint && BACKGROUNDS[named.tint], isBefore },
    ...(backdrop === 'eaves' && { outside: readOutside(brief) }),
  }
  const draw = BACKDROPS[backdrop]
  const behind = layer('backdrop', 'setting', draw ? draw(stand) : [])
  const isTree = isInBlossom(backdrop)
  const hasGround = isTree || backdrop === 'slope'
  if (isBefore) return inPlace && named && isTree ? [behind] : []
  return [
    layer(
      'ground',
      'ground',
      roundRect([-10, -10, frame.width + 20, frame.height + 20], 0, palette.ground, 'ground plain'),
    ),
    behind,
    ...(hasGround ? [] : floor),
  ]
}

function stand(
  people: readonly Person[],
  { brief, frame, random, standsInSetting }: Composing,
  crop: Crop,
): Standing[] {
  const [only] = people
  const table = findTable(brief)
  const roomy = standsInSetting || table !== null
  if (people.length === 1 && only) {
    const own = random.fork('stand')
    const aside = standsInSetting ? own.sign() * 0.16 : own.range(-0.05, 0.05)
    const lean = frame.width / frame.height > 1.2 ? aside * frame.width : 0
    const place = placeOne(only, frame, crop, { lean, roomy })
    return [
      { person: only, place: isDesk(table) ? seatBehind(only, place, frame) : place, front: 0 },
    ]
  }
  const places = placeGroup(people, frame, standsInSetting, table !== null)
  return people.flatMap((person, i) => {
    const place = places[i]
    return place ? [{ person, place, front: place.front }] : []
  })
}

/** Groups whose two walk hand in hand by default. */
const CLOSE = /couple|newlyweds|^(mother|father)-|^grand(mother|father)-child$/

/** 紧挨着坐 */
const sitsClose = ({ main }: Composing['brief']): boolean =>
  traitOf(main, 'together')?.value === 'side'

/** Action and direction of view of each of them. */
function chooseDoings(
  composing: Composing,
  roles: readonly Role[],
): { readonly doing: Doing | null; readonly facing: -1 | 0 | 1 }[] {
  const { brief, random, standsInSetting } = composing
  const [main] = roles
  if (!main) return []
  const alone = roles.length === 1
  const crop = chooseCrop(composing, main.part)
  const accompanied = brief.others.some(isCompanion)
  const asked = crop === 'full' && (!standsInSetting || accompanied)
  const around = { alone, standsInSetting, whole: crop === 'full', asked }
  const doings = roles.map((role, i) => chooseDoing(role, brief, around, random.fork(`doing ${i}`)))
  const seated = sitAlike(doings)
  const isClose = sitsClose(brief)
  const way = goAlong(doings) || isClose ? random.fork('way').sign() : 0
  const mixed =
    roles.some(({ part }) => part.age === 'child') &&
    !roles.every(({ part }) => part.age === 'child')
  const hands = roles.length === 2 && holdHands(brief, CLOSE.test(brief.main.id))
  return seated.map((doing, i) => {
    const facing = alone ? 0 : way || (i < roles.length / 2 ? 1 : -1)
    if (!doing || !hands) return { doing, facing }
    const partner = i === 0 ? 1 : -1
    const small = roles[i]?.part.age === 'child'
    return {
      doing: handInHand(doing, facing < 0 ? (partner > 0 ? -1 : 1) : partner, small, mixed),
      facing,
    }
  })
}

/** People to be seen, decided one by one. */
function castAll(composing: Composing, roles: readonly Role[], palette: Palette): Person[] {
  const { random, style } = composing
  const [main] = roles
  if (!main) return []
  const crop = chooseCrop(composing, main.part)
  const alone = roles.length === 1
  const doings = chooseDoings(composing, roles)
  const tabled = findTable(composing.brief) !== null
  const isOneByMood = listByExpression(composing.brief.main).length > 0
  return roles.map((role, i) => {
    const call: CastingCall = {
      ...(tabled ? { ...role, wish: atTable(role.wish) } : role),
      palette:
        i === 0 || isOneByMood
          ? palette
          : {
              ...palette,
              cloth: [palette.sash, palette.accent, palette.trim][(i - 1) % 3] ?? palette.cloth,
              sash: palette.cloth,
            },
      ...{ random: random.fork(`person ${isOneByMood ? 0 : i}`), style, alone, kin: random },
      waist: alone && (crop === 'half' || crop === 'full'),
      ...(doings[i] ?? { doing: null, facing: 0 }),
    }
    return cast(call)
  })
}

const isActing = (person: Person): person is Acted => person.doing !== null

/** Whether they are to eat outside. */
const picnics = ({ main, others }: Composing['brief']): boolean =>
  [main, ...others].some((wish) => traitOf(wish, 'meal') !== null)

/** Shared surroundings of whole figures. */
function composeMeal(
  { brief, frame }: Composing,
  { layers, heads, ground }: Company,
  first?: Person,
) {
  const [head] = heads
  if (!picnics(brief) || !head || !first) return null
  const xs = layers.flatMap(({ forms }) =>
    forms.flatMap(({ rings }) => rings.flat().map(([x]) => x)),
  )
  const scale = head.r / (196 * headPlace(first).scale)
  return picnicLayers({
    ...{ frame, ground, scale },
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
  })
}

/** From head to foot: upright, walking, sitting. */
function composeWhole(
  composing: Composing,
  people: readonly Acted[],
  main: Role,
  palette: Palette,
  wishes: readonly ThingWish[],
): Illustration {
  const { frame, random, standsInSetting } = composing
  const picker = random.fork('stand')
  const [first] = people
  const backwards = people.length === 1 && first?.flip ? 1 : -1
  const aside = standsInSetting ? picker.sign() * 0.14 : 0.02 * backwards
  const companions = composeCompanions(composing)
  const { main: wish } = composing.brief
  const isOnRoof =
    traitOf(wish, 'seat')?.value === 'roof' && people.every(({ doing }) => doing.seat === null)
  const ledge = isOnRoof ? 'roof' : traitOf(wish, 'ledge')?.value
  const onLedge = ledge !== undefined
  const company = placeActing(people, frame, {
    roomy: standsInSetting,
    isClose: sitsClose(composing.brief),
    rise: onLedge ? LEDGE_RISE : 0,
    lean:
      ledge === 'cliff'
        ? -0.16 * frame.width
        : people.length === 1 && companions.length === 0
          ? aside * frame.width
          : 0,
    companions,
    keys: thingKeys(composing.brief, [...wishes, ...companions.map(({ wish }) => wish)]),
  })
  const afloat = people.some(
    ({ doing }) => /^(fly|swim)$/.test(doing.action) || /^(?:cloud|broom)$/.test(doing.seat ?? ''),
  )
  const ground = groundLayers(
    composing,
    palette,
    company.round,
    chooseBackdrop(composing, main.part, people),
    afloat ? [] : [floorLayer(company, frame, palette)],
  )
  const [head] = company.heads
  const meal = composeMeal(composing, company, first)
  return {
    frame,
    layers: [
      ...ground,
      ...(onLedge ? [ledgeLayer(company, frame, ledge)] : []),
      ...(meal ? [meal.under] : []),
      ...(afloat ? [] : company.shadows),
      ...company.layers,
      ...(traitOf(composing.brief.main, 'does')?.value === 'butterfly' && first
        ? [chased(company, first)]
        : []),
      ...(meal ? [meal.before] : []),
    ],
    focus: { ...(head ?? company.round), radius: head?.r ?? company.round.r },
    paper: palette.ground,
  }
}

/** The table of those who do something at one; its far edge is under the hands of the grown-ups. */
function tableBefore(standings: readonly Standing[], { brief, frame }: Composing): Layer[] {
  const value = findTable(brief)
  if (value === null) return []
  const edges = standings.map(({ place: { y, scale } }) => y + BEFORE_TABLE * scale)
  const [only] = standings.length === 1 ? standings : []
  const player = only ? { ...findPlayer(only.person), x: only.place.x } : null
  return [tableLayer(value, frame, Math.min(frame.height * EDGE_AT, ...edges), player)]
}

function compose(composing: Composing): Illustration {
  const { brief, frame, random } = composing
  const roles = listRoles(composing)
  const wishes = roles.map(({ wish }) => wish)
  const keys = thingKeys(brief, wishes)
  const [main] = roles
  if (!main) throw new Error(`no person is called "${brief.main.id}"`)
  const paletteFor = (own: typeof brief): Palette => {
    const [lead = main] = listRoles({ ...composing, brief: own })
    return onBackground(choosePalette(paletteKind(lead, own), random.fork('palette')), own)
  }
  const palette = paletteFor(brief)
  const people = castAll(composing, roles, paletteFor(composing.planned ?? brief))
  if (people.every(isActing)) return composeWhole(composing, people, main, palette, wishes)
  const crop = chooseCrop(composing, main.part)
  const alone = people.length === 1
  const standings = stand(people, composing, crop)
  const order = [...standings].sort((a, b) => a.front - b.front)
  const figures = order.flatMap(({ person, place }, i) => {
    const parts = figure(person, alone ? '' : `${i + 1} `)
    const placed = placeFigure(parts, [place.x, place.y], place.scale, person.flip)
    return tagThing(placed, keys[people.indexOf(person)] ?? 'main 1', place)
  })
  const heads = locateHeads(standings)
  const feet =
    crop === 'full' && alone
      ? standings.map(({ person, place }) => footShadow(place, getSoleHeight(person)))
      : []
  return {
    frame,
    layers: [
      ...groundLayers(composing, palette, heads, chooseBackdrop(composing, main.part, people)),
      ...(feet.length > 0 ? [layer('shadow', 'masses', feet)] : []),
      ...figures,
      ...tableBefore(standings, composing),
    ],
    focus: { x: heads.x, y: heads.y, radius: heads.r },
    paper: palette.ground,
  }
}

/** People: busts, half figures and groups of up to nine. */
export const PEOPLE: Family = {
  id: 'people',
  things: THING_WORDS,
  traits: { ...TRAIT_WORDS, ...BACKGROUND_TRAITS },
  styles: wordList(`
    flat ink soft watercolour papercut ukiyoe pixel pencil minimal neon oil blue-green
  `),
  takesSetting: true,
  most: () => MOST_PEOPLE,
  openAir: 'grassland',
  // grey ink is for who wears what was worn when it was painted with
  suits: (style, brief) => style !== 'ink' || isAncient(brief),
  shows: (other, main) =>
    other.id in GROUPS || other.id in PARTS || (isCompanion(other) && !isPortrait(main.traits)),
  compose,
}

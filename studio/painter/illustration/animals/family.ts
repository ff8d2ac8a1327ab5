import type { Random } from '../../../lib/random'
import {
  type Brief,
  type Composing,
  type Family,
  type ThingWish,
  type Trait,
  traitOf,
  RELATION,
} from '../family'
import { BACKGROUND_TRAITS, findPaper } from '../background'
import { findOwnChance } from '../../character/character'
import { ellipse, layer, place, tagCast, tagThing } from '../build/form'
import { thingKeys } from '../keys'
import { isUnderRoof } from '../light/effects'
import { listByMood } from '../moods'
import type { Frame, Illustration, Layer, Oklch } from '../node'
import { FEATHERED, type Pose, getFootHeight } from './body'
import { isLow, readCover } from './cover'
import { floats, isLifted, readAction } from './actions'
import { type Animal, drawAnimal, isFromBehind, moved, sitsOnRock } from './figure'
import { blossomsBefore, groundFor } from './grounds'
import { type Harmony, type Night, pickHarmony } from './harmony'
import { SPECIES, type SpeciesId, speciesOf } from './species'
import { isHeld, limbColour } from './held'
import { readOutside } from './outside'
import { cushion } from './lying'
import { areAtTable, drawTable, spotsAtTable } from './table'
import { toys } from './toys'
import { THINGS, TRAITS } from './words'
import { composeBeast } from '../myth/family'
import { areFromSide, canLeap, composeFromSide, isGrazer } from './side/compose'
import { TINT_COATS, chooseCoat } from './colours'
import { isShod } from './boots'
import { isAlwaysFromSide } from './side/herd'
import { backdropFor, findNight } from './setting'
import { dressRoles } from './roles'
import { LIFT, type Stand, fitStand, standsFor, standsInPlace } from './stands'
import { wordList } from '../../../lib/words'
import { toShade } from '../../palettes/tints'
import { findActingPlace, isActing, isClothed, isDressed, standDressed } from './dressed'

const isSpecies = (id: string): id is SpeciesId => Object.hasOwn(SPECIES, id)

const MOST = 7
const MOST_OTHERS = 4
/** So many sit in a row on the ground of a place. */
const MOST_IN_PLACE = 3

/** Enlargement of a head in a close look at it. */
const CLOSER = 1.5

/** A mount is put under its rider by itself. */
const isSeenWith = (other: ThingWish): boolean =>
  isSpecies(other.id) && traitOf(other, RELATION)?.value !== 'on'

/** Every animal that shall be in the picture, the main one first. */
function listCast({ brief }: Composing): ThingWish[] {
  const byMood = listByMood(brief.main, 'mood', wordList('laugh sad angry surprised'))
  if (byMood.length > 0) return byMood.slice(0, MOST)
  const others = brief.others
    .filter(isSeenWith)
    .flatMap((wish) => Array.from({ length: Math.min(2, wish.count ?? 1) }, () => wish))
    .slice(0, MOST_OTHERS)
  const count = Math.min(MOST - others.length, Math.max(1, brief.main.count ?? 1))
  return [...Array.from({ length: count }, () => brief.main), ...others]
}

/** Backdrops with a ground that one can lie on. */
const OUTDOORS: ReadonlySet<string> = new Set(['snow', 'hills', 'leaves'])

/** Of the bow or the sweater of a character that has no named colour: not of the picture. */
function pickOwnCloth(wish: ThingWish, usual: Oklch): Oklch {
  const { red, blue, green, gold, purple } = TINT_COATS
  return findOwnChance(wish)?.fork('cloth').pick([red, blue, green, gold, purple]) ?? usual
}

const isYoung = (wish: ThingWish): boolean => traitOf(wish, 'age')?.value === 'young'

/** 头像, 特写: no more than head and shoulders. */
const showsHead = ({ slot, value }: Trait): boolean =>
  (slot === 'pose' && value === 'bust') || (slot === 'crop' && value === 'face')

function choosePose(
  species: SpeciesId,
  count: number,
  main: ThingWish,
  { random, inPlace = false }: Composing,
): Pose {
  if (areAtTable(Array.from({ length: count }, () => main))) return 'bust'
  if (isActing(main) || sitsOnRock(main)) return 'sitting'
  const cover = readCover(main)
  if (cover && !isDressed(main)) return isLow(cover) ? 'bust' : 'sitting'
  const hasArms = !isClothed(main) && traitOf(main, 'hold') === null
  if (hasArms && (traitOf(main, 'view') || readAction(main, random))) return 'sitting'
  const poses = main.traits.filter(({ slot }) => slot === 'pose').map(({ value }) => value)
  const sleeps = main.traits.some(({ slot, value }) => slot === 'mood' && value === 'sleepy')
  const curls = count === 1 && !FEATHERED.has(species) && species !== 'snowman'
  if (curls && (poses.includes('lying') || (sleeps && poses.length === 0))) return 'lying'
  if (main.traits.some(({ slot }) => slot === 'tails' || slot === 'tail')) return 'sitting'
  if (poses.includes('sitting') || poses.includes('standing')) return 'sitting'
  if (main.traits.some(showsHead)) return 'bust'
  // a broom is seen down to the ground, and so are a skirt and trousers
  const isLong =
    traitOf(main, 'hold')?.value === 'broom' || traitOf(main, 'legs') !== null || isShod(main)
  if (isShod(main)) return 'sitting'
  if (isDressed(main)) return count > 1 || inPlace || isLong ? 'sitting' : 'bust'
  if (count > 4 && FEATHERED.has(species)) return 'sitting'
  const holds = main.traits.some(({ slot }) => slot === 'hold')
  // a head and shoulders before a place would be a giant's
  if (inPlace && count <= MOST_IN_PLACE && !holds) return 'sitting'
  return count === 1 && !holds && random.fork('pose').chance(0.35) ? 'sitting' : 'bust'
}

const GOING = /^(?:running|walking)$/
const MILD = 'smile'

function compose(given: Composing): Illustration {
  const read = (one: Brief): Brief => withoutActs(takeBrush(dressRoles(one)))
  const brief = read(given.brief)
  const planned = given.planned && read(given.planned)
  const composing: Composing = { ...given, brief, ...(planned && { planned }) }
  const { main: asked } = brief
  const bust = asked.traits.some(showsHead)
  const cast = listCast(composing)
  const isFacing = cast.some(({ id, traits }) => {
    const goes = traits.some(
      ({ slot, value }) => (slot === 'pose' && GOING.test(value)) || slot === 'leaps',
    )
    // a run or a walk is seen from the side, whatever the face does
    const faced = goes
      ? /^(wears|wear|clothes|shoes|table|hold|does|ride|with|behind|view)$/
      : /^(wears|wear|clothes|shoes|table|hold|mood|does|ride|with|behind|view|seat)$/
    // a cute pony, and no calf that sits
    const isMild = (value: string): boolean => isAlwaysFromSide(id) && value === MILD
    return traits.some(({ slot, value }) => faced.test(slot) && !(slot === 'mood' && isMild(value)))
  })
  const isSmall = composing.isSmall === true
  // a bear from the side would fill an interior
  const isSomewhere =
    (composing.inPlace === true && !isUnderRoof(brief)) ||
    isSmall ||
    asked.traits.some(({ slot, value }) => slot === 'grazes' || value === 'hills')
  if (!bust && !isFacing && areFromSide(cast, isSomewhere, isSmall))
    return composeFromSide(composing, cast)
  const isAlone = !bust && !isFacing && cast.length === 1
  if (asked.id === 'dragon' && isAlone) return composeBeast(composing)
  return composeFacing(composing)
}

/** 骑着龙飞: it flies by itself. */
function withoutActs(brief: Brief): Brief {
  const { main } = brief
  if (!NEVER_ACT.test(main.id)) return brief
  return { ...brief, main: { ...main, traits: main.traits.filter(({ slot }) => !ACTS.test(slot)) } }
}

/** 画画: at an easel, where it has no clothes with sleeves. */
function takeBrush(brief: Brief): Brief {
  const { main } = brief
  if (isClothed(main) || traitOf(main, 'hold')?.value !== 'brush' || main.id === 'snowman')
    return brief
  const traits = main.traits.filter(({ slot }) => slot !== 'hold')
  return { ...brief, main: { ...main, traits: [...traits, { slot: 'does', value: 'paint' }] } }
}

/** Colours of clothes and ground that go with the coat of the main animal as it was planned. */
function harmonyFor(main: ThingWish, random: Random, night: Night, first = main): Harmony {
  const species = isSpecies(first.id) ? first.id : 'cat'
  const coat = chooseCoat(speciesOf(species), first, random.fork('animal 0').fork('coat'))
  return pickHarmony(coat.base, random.fork('harmony'), findPaper(main), night)
}

function clothFor(wish: ThingWish, at: number, harmony: Harmony, own: Random): Oklch {
  const named = wish.traits.find(({ slot, tint }) => slot === 'wears' && tint)
  if (named?.tint) return toShade(TINT_COATS[named.tint], named.shade)
  if (wish.character !== undefined) return pickOwnCloth(wish, harmony.cloth)
  if (at === 0) return harmony.cloth
  return own.fork('cloth').pick([harmony.cloth, harmony.small, harmony.shape])
}

type Cast = { readonly drawn: readonly Animal[]; readonly pose: Pose; readonly species: SpeciesId }

/** Places of all of them: what they hold, do or sit at is seen whole. */
function placeCast(
  { frame, inPlace }: Composing,
  cast: readonly ThingWish[],
  { drawn, pose, species }: Cast,
) {
  const [first] = drawn
  const [main] = cast
  const body = {
    top: Math.max(...drawn.map(({ top }) => top)),
    feet: first?.feet ?? getFootHeight(species),
  }
  const isCovered = first?.cover ? isLow(first.cover) : false
  const sits = (pose === 'sitting' || isCovered) && cast.length <= MOST_IN_PLACE
  const isInPlace = inPlace === true && (sits || pose === 'lying')
  const placed = isInPlace
    ? standsInPlace(cast.length, pose, body, frame)
    : standsFor(cast.length, pose, body, frame)
  const lift = isLifted(first?.action ?? null) ? frame.height * LIFT : 0
  const place = (): readonly Stand[] => {
    const alone = cast.length === 1 ? main : null
    if (alone && traitOf(alone, 'crop')?.value === 'face')
      return placed.map(({ x, scale }) => ({ x, y: frame.height * 0.53, scale: scale * CLOSER }))
    if (areAtTable(cast))
      return spotsAtTable(
        drawn.map(({ top }) => top),
        frame,
      )
    if (alone && pose === 'bust' && isDressed(alone))
      return drawn.map((one) => standDressed(one, frame))
    const holds = alone?.traits.some(({ slot, value }) => slot === 'hold' && isHeld(value))
    // the head moves up
    if (holds && pose === 'bust')
      return placed.map(({ x, y, scale }) => ({ x, y: y * 0.8, scale: scale * 0.82 }))
    return placed.map((spot, i) => {
      const one = drawn[i]
      return one
        ? fitStand(spot, one, main !== undefined && isFromBehind(main), frame, [i, cast.length])
        : spot
    })
  }
  const spots = place()
  const grounded = spots.map(({ x, y, scale }) => ({ x, y: y + lift, scale }))
  return { spots, grounded, feet: body.feet, isInPlace }
}

/** Of one without weight. */
const ASLANT = 0.32

/** Toys that are named, before those who do nothing with them. */
function drawToys(main: ThingWish, { width, height }: Frame, random: Random): Layer[] {
  const toy = traitOf(main, 'with')?.value
  if (!toy) return []
  const at = [width * 0.5, height * 0.88] as const
  return [
    layer(
      'toys',
      'details',
      toys(toy, at, Math.min(width, height) * 0.095, true, random.fork('toys')),
    ),
  ]
}

function composeFacing(composing: Composing): Illustration {
  const { brief, frame, random } = composing
  const cast = listCast(composing)
  const isOneByMood = cast.length > 1 && cast[0] !== brief.main && brief.main.count === null
  const keys = thingKeys(brief, cast)
  const { planned } = composing
  const before = planned && listCast({ ...composing, brief: planned })
  const wasBare = (i: number): boolean =>
    before?.[i]?.traits.every(({ slot }) => slot !== 'wears') ?? false
  const main = cast[0] ?? brief.main
  const species = isSpecies(main.id) ? main.id : 'cat'
  const acts = cast.some(isActing)
  const pose = acts ? 'sitting' : choosePose(species, cast.length, main, composing)
  const backdrop = backdropFor(composing, species)
  const harmony = harmonyFor(main, random, findNight(brief, backdrop), planned?.main)
  // an edited hour or ground changes no clothes
  const first = planned && backdropFor({ ...composing, brief: planned }, species)
  const worn = first ? harmonyFor(planned.main, random, findNight(planned, first)) : harmony
  const drawn = cast.map((wish, i) => {
    // the same one with several faces
    const own = random.fork(`animal ${isOneByMood ? 0 : i}`)
    const id = isSpecies(wish.id) ? wish.id : species
    const cloth = clothFor(wish, i, worn, own)
    return drawAnimal(id, wish, { pose, cloth, wasBare: wasBare(i), flip: i % 2 === 1 }, own)
  })
  const { spots, grounded, feet, isInPlace } = placeCast(composing, cast, { drawn, pose, species })
  const isBusy = drawn.some(({ action, cover }) => action ?? cover)
  const tabled = areAtTable(cast)
  const focus = spots[0] ?? { x: frame.width / 2, y: frame.height / 2, scale: 1 }
  const radius = Math.min(frame.width * 0.43, focus.scale * (pose === 'sitting' ? 330 : 270))
  const at = {
    x: frame.width / 2,
    y: Math.min(focus.y, frame.height * 0.5) - 20,
    r: radius,
    frame,
    random: random.fork('ground'),
    outside: readOutside(brief),
  }
  const figures = spots.flatMap((stand, i) => {
    const wish = cast[i] ?? main
    const young = cast.length > 1 && i > 0 && wish !== main && isYoung(wish)
    const scale = stand.scale * (young ? 0.7 : 1)
    const y = stand.y + (young ? 150 * stand.scale : 0)
    const tilt = random.fork(`animal ${i}`).fork('tilt').spread() * 0.05
    const isPosed = pose === 'lying' || isDressed(wish) || isBusy
    const turn =
      floats(wish) && !isClothed(wish) ? ASLANT * (i % 2 === 0 ? 1 : -1) : isPosed ? 0 : tilt
    const figure = moved(drawn[i]?.layers ?? [], stand.x, y, scale, turn)
    return tagThing(figure, keys[i] ?? 'main 1', { x: stand.x, y, scale })
  })
  const bed =
    pose === 'lying' && !OUTDOORS.has(backdrop)
      ? layer(
          'cushion',
          'ground',
          place(cushion(harmony.cloth), [focus.x, focus.y], { scale: focus.scale }),
        )
      : null
  const play = isBusy ? [] : drawToys(main, frame, random)
  const coat = chooseCoat(speciesOf(species), main, random.fork('animal 0').fork('coat'))
  const limb = limbColour(species, coat)
  const hands = cast.length > 1 ? null : { limb, cloth: isClothed(main) ? worn.cloth : limb }
  const table = tabled ? drawTable(brief, frame, hands) : []
  return {
    frame,
    layers: composing.standsInSetting
      ? [
          ...blossomsBefore(composing, backdrop, harmony, at),
          ...(isInPlace && !cast.some(floats)
            ? groundShadows(grounded, pose === 'lying' ? 196 : feet, keys)
            : []),
          ...figures,
          ...play,
          ...table,
        ]
      : [...groundFor(backdrop, harmony, at), ...(bed ? [bed] : []), ...figures, ...play, ...table],
    focus: { x: focus.x, y: focus.y, radius: 170 * focus.scale },
    paper: harmony.ground,
  }
}

/** Shadows on the ground of a place. */
const groundShadows = (
  spots: readonly { readonly x: number; readonly y: number; readonly scale: number }[],
  feet: number,
  keys: readonly string[],
): Layer[] =>
  spots.map(({ x, y, scale }, i) => {
    const shadow = ellipse(
      [x + 14 * scale, y + (feet - 10) * scale],
      [250 * scale, 30 * scale],
      [0.28, 0.04, 280],
      { ...{ role: 'shadow', alpha: 0.36, blur: 14 * scale, plain: true, blend: 'multiply' } },
    )
    return tagCast(layer('shadow', 'masses', shadow), keys[i] ?? 'main 1')
  })

const ACTS = /^(?:does|ride|view|behind|fur|tail)$/
/** They have no forelegs to raise, or are seen from the side alone. */
const NEVER_ACT = /^(?:snowman|horse|camel|unicorn|dragon|dinosaur)$/

const NOT_MADE = /^(?:dragon|dinosaur|snowman)$/

/** Animals seen from the front, as portraits or sitting. */
export const animals: Family = {
  id: 'animals',
  things: THINGS,
  traits: { ...TRAITS, ...BACKGROUND_TRAITS },
  styles: wordList(`
    flat papercut soft watercolour ink pixel minimal ukiyoe pencil neon oil blue-green
  `),
  takesSetting: true,
  most: () => MOST,
  isGrounded: ({ id }) => id !== 'dragon',
  openAir: 'grassland',
  openAirFor: findActingPlace,
  shows: isSeenWith,
  takes: (slot, thing) =>
    slot === 'breathes'
      ? /^(?:dragon|dinosaur)$/.test(thing)
      : slot === 'grazes'
        ? isGrazer(thing)
        : slot === 'leaps'
          ? canLeap(thing)
          : slot === 'made' || slot === 'eyes' || slot === 'lids'
            ? !NOT_MADE.test(thing)
            : !ACTS.test(slot) || !NEVER_ACT.test(thing),
  takesPictureTint: true,
  compose,
}

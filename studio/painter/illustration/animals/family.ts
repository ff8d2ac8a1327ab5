import type { Oklch } from '../../colour'
import type { Random } from '../../../lib/random'
import { type Composing, type Family, type ThingWish, type Trait, traitOf } from '../family'
import { BACKGROUND_TRAITS, findBackground } from '../background'
import { findOwnChance } from '../../character/character'
import { ellipse, layer, place, placeLayers, tagCast, tagThing } from '../build/form'
import { thingKeys } from '../keys'
import type { Illustration, Layer } from '../node'
import { FEATHERED, type Pose, drawBody, getFootHeight, heldLift, shortened } from './body'
import type { Mood } from './face'
import { blossomsBefore, groundFor } from './grounds'
import { type Harmony, type Night, pickHarmony } from './harmony'
import { headLayers, headOutline } from './head'
import type { Species } from './coat'
import { SPECIES, type SpeciesId, speciesOf } from './species'
import { heldBy, isHeld, limbColour } from './held'
import { readOutside } from './outside'
import { HEAD_OF_SLEEPER, cushion } from './lying'
import { areAtTable, drawTable, spotsAtTable } from './table'
import { toys } from './toys'
import { NECK, WORN, type Worn, dressed } from './worn'
import { THINGS, TRAITS } from './words'
import { composeBeast } from '../myth/family'
import { areFromSide, composeFromSide, isGrazer } from './side/compose'
import { TINT_COATS, chooseCoat } from './colours'
import { bootsFor, isShod } from './boots'
import { backdropFor, findNight } from './setting'
import { fitSpaceHelmet, hasSpaceHelmet } from './space-helmet'
import { dressRoles } from './roles'
import { standsFor, standsInPlace } from './stands'
import { wordList } from '../../../lib/words'
import { toShade } from '../../palettes/tints'
import { dressAsPerson, isClothed, isDressed, standDressed } from './dressed'

const isWorn = (value: string): value is Worn => WORN.some((id) => id === value)

const MOODS: readonly Mood[] = wordList('calm smile laugh wink sleepy surprised angry sad tongue')

/** @param wasBare nothing that it wears was named when the picture was planned */
function wornBy(wish: ThingWish, pose: Pose, random: Random, wasBare: boolean): readonly Worn[] {
  const asked = wish.traits
    .filter(({ slot }) => slot === 'wears')
    .map(({ value }) => value)
    .filter(isWorn)
  // a character wears what it is said to wear
  if (wish.character !== undefined || isDressed(wish)) return asked
  if (asked.length > 0 && !wasBare) return asked
  const own = usualWorn(pose, random)
  if (asked.length === 0) return own
  // a hat leaves on what is at the neck
  return [...own.filter((id) => NECK.has(id) && !asked.some((one) => NECK.has(one))), ...asked]
}

/** One thing at most that is not named, and none that hides a whole body. */
function usualWorn(pose: Pose, random: Random): readonly Worn[] {
  if (!random.chance(0.62)) return []
  const usual = random.pick<Worn>(['scarf', 'bell', 'bow', 'leaf', 'flowers', 'sweater'])
  return [usual === 'sweater' && pose === 'sitting' ? 'scarf' : usual]
}

interface Animal {
  /** About (0, 0) between its eyes, from back to front. */
  readonly layers: readonly Layer[]
  /** Its feet, where it sits or is upright. */
  readonly feet: number
  /** Its height above the eyes, and how far what it holds is below them and to a side. */
  readonly top: number
  readonly depth: number
  readonly half: number
}

/** One animal. */
function animal(
  id: SpeciesId,
  wish: ThingWish,
  { pose, cloth, wasBare }: { pose: Pose; cloth: Oklch; wasBare: boolean },
  random: Random,
): Animal {
  const species = speciesOf(id)
  const coat = chooseCoat(species, wish, random.fork('coat'))
  const limb = limbColour(id, coat)
  const dressing = dressAsPerson(wish, { id, coat, limb, pose, cloth }, random.fork('dressed'))
  const looks = findOwnChance(wish) ?? random
  // 可爱，吐舌头: what the face does says more than how it is to look
  const moods = wish.traits.filter(({ slot }) => slot === 'mood').map(({ value }) => value)
  const asked = moods.find((value) => value !== 'smile') ?? moods[0]
  const usual = random.fork('mood').pick<Mood>(['calm', 'smile', 'calm', 'laugh', 'wink'])
  const mood = MOODS.find((name) => name === asked) ?? (pose === 'lying' ? 'sleepy' : usual)
  const nineTails = wish.traits.some(({ slot }) => slot === 'tails')
  const { neck, head: worn } = dressed(
    wornBy(wish, pose, random.fork('worn'), wasBare),
    cloth,
    headHalf(species),
  )
  const feet = dressing?.feet ?? getFootHeight(id)
  const reach = {
    top: Math.max(species.top ?? 215, dressing?.top ?? 0),
    ...{ depth: dressing?.depth ?? 0, half: dressing?.half ?? 0 },
  }
  const lift = pose === 'sitting' ? heldLift(id) : 0
  const held = dressing?.held ?? place(heldBy(id, wish, coat, cloth), [0, -lift])
  const own = dressing?.body ? [] : drawBody(id, coat, pose, nineTails)
  const onPaws = pose === 'sitting' && !dressing?.body ? bootsFor(id, wish, cloth) : []
  const clothed = [...own, ...onPaws, ...(pose === 'lying' ? [] : neck)]
  const isShort = pose === 'sitting' && !dressing?.body
  const body = [
    ...(dressing?.behind ?? []),
    ...(dressing?.body ?? []),
    layer('body', 'masses', isShort ? shortened(id, clothed) : clothed),
    ...(dressing?.over ? [layer('straps', 'forms', dressing.over)] : []),
  ].filter(({ forms }) => forms.length > 0)
  const bare = headLayers(species, coat, { looks, mood, worn })
  const glass = hasSpaceHelmet(wish) ? fitSpaceHelmet(bare, coat) : null
  const upper = glass
    ? [
        layer('helmet behind', 'forms', glass.behind),
        ...bare,
        layer('helmet', 'details', glass.over),
      ]
    : bare
  if (pose === 'lying') {
    const { x, y, scale, turn } = HEAD_OF_SLEEPER
    return { layers: [...body, ...moved(upper, x, y, scale, turn)], feet, ...reach }
  }
  const inPaws = held.length > 0 ? [layer('held', 'details', held)] : []
  const top = Math.max(reach.top, glass?.top ?? 0)
  return { layers: [...body, ...upper, ...inPaws], feet, ...reach, top }
}

/** Half of the width at the height of the eyes. */
const headHalf = (species: Species): number =>
  Math.max(...headOutline(species).flatMap(({ x, y }) => (Math.abs(y) < 70 ? [x] : [])))

function moved(layers: readonly Layer[], x: number, y: number, scale: number, turn = 0): Layer[] {
  return placeLayers(layers, [x, y], { scale, turn })
}

function isSpecies(id: string): id is SpeciesId {
  return Object.hasOwn(SPECIES, id)
}

const MOST = 7
const MOST_OTHERS = 4
/** So many sit in a row on the ground of a place. */
const MOST_IN_PLACE = 3

/** Enlargement of a head in a close look at it. */
const CLOSER = 1.5

/** Every animal that shall be in the picture, the main one first. */
function listCast({ brief }: Composing): ThingWish[] {
  const others = brief.others
    .filter(({ id }) => isSpecies(id))
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
  const poses = main.traits.filter(({ slot }) => slot === 'pose').map(({ value }) => value)
  const sleeps = main.traits.some(({ slot, value }) => slot === 'mood' && value === 'sleepy')
  const curls = count === 1 && !FEATHERED.has(species) && species !== 'snowman'
  if (curls && (poses.includes('lying') || (sleeps && poses.length === 0))) return 'lying'
  if (main.traits.some(({ slot }) => slot === 'tails')) return 'sitting'
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

function compose(given: Composing): Illustration {
  const brief = dressRoles(given.brief)
  const planned = given.planned && dressRoles(given.planned)
  const composing: Composing = { ...given, brief, ...(planned && { planned }) }
  const { main: asked } = brief
  const bust = asked.traits.some(showsHead)
  const cast = listCast(composing)
  const isFacing = cast.some(({ traits }) => {
    const runs = traits.some(({ slot, value }) => slot === 'pose' && value === 'running')
    // a run is seen from the side, whatever the face does
    const faced = runs
      ? /^(wears|wear|clothes|shoes|table|hold)$/
      : /^(wears|wear|clothes|shoes|table|hold|mood)$/
    return traits.some(({ slot }) => faced.test(slot))
  })
  const isSmall = composing.isSmall === true
  const isSomewhere =
    composing.inPlace === true ||
    isSmall ||
    asked.traits.some(({ slot, value }) => slot === 'grazes' || value === 'hills')
  if (!bust && !isFacing && areFromSide(cast, isSomewhere, isSmall))
    return composeFromSide(composing, cast)
  const isAlone = !bust && !isFacing && cast.length === 1
  if (asked.id === 'dragon' && isAlone) return composeBeast(composing)
  return composeFacing(composing)
}

/** Colours of clothes and ground that go with the coat of the main animal. */
function harmonyFor(main: ThingWish, random: Random, night: Night): Harmony {
  const species = isSpecies(main.id) ? main.id : 'cat'
  const coat = chooseCoat(speciesOf(species), main, random.fork('animal 0').fork('coat'))
  return pickHarmony(coat.base, random.fork('harmony'), findBackground(main), night)
}

function clothFor(wish: ThingWish, at: number, harmony: Harmony, own: Random): Oklch {
  const named = wish.traits.find(({ slot, tint }) => slot === 'wears' && tint)
  if (named?.tint) return toShade(TINT_COATS[named.tint], named.shade)
  if (wish.character !== undefined) return pickOwnCloth(wish, harmony.cloth)
  if (at === 0) return harmony.cloth
  return own.fork('cloth').pick([harmony.cloth, harmony.small, harmony.shape])
}

function composeFacing(composing: Composing): Illustration {
  const { brief, frame, random } = composing
  const cast = listCast(composing)
  const keys = thingKeys(brief, cast)
  const { planned } = composing
  const before = planned && listCast({ ...composing, brief: planned })
  const wasBare = (i: number): boolean =>
    before?.[i]?.traits.every(({ slot }) => slot !== 'wears') ?? false
  const main = cast[0] ?? brief.main
  const species = isSpecies(main.id) ? main.id : 'cat'
  const pose = choosePose(species, cast.length, main, composing)
  const backdrop = backdropFor(composing, species)
  const harmony = harmonyFor(composing.planned?.main ?? main, random, findNight(brief, backdrop))
  const drawn = cast.map((wish, i) => {
    const own = random.fork(`animal ${i}`)
    const id = isSpecies(wish.id) ? wish.id : species
    return animal(
      id,
      wish,
      { pose, cloth: clothFor(wish, i, harmony, own), wasBare: wasBare(i) },
      own,
    )
  })
  const body = {
    top: Math.max(...drawn.map(({ top }) => top)),
    feet: drawn[0]?.feet ?? getFootHeight(species),
  }
  const sits = pose === 'sitting' && cast.length <= MOST_IN_PLACE
  const isInPlace = composing.inPlace === true && (sits || pose === 'lying')
  const placed = isInPlace
    ? standsInPlace(cast.length, pose, body, frame)
    : standsFor(cast.length, pose, body, frame)
  const holds = main.traits.some(({ slot, value }) => slot === 'hold' && isHeld(value))
  const lowered = holds && pose === 'bust' && cast.length === 1
  const tabled = areAtTable(cast)
  // what it holds is seen whole: the head moves up
  const isClose = cast.length === 1 && traitOf(main, 'crop')?.value === 'face'
  const spots = isClose
    ? placed.map(({ x, scale }) => ({ x, y: frame.height * 0.53, scale: scale * CLOSER }))
    : tabled
      ? spotsAtTable(
          drawn.map(({ top }) => top),
          frame,
        )
      : cast.length === 1 && pose === 'bust' && isDressed(main)
        ? drawn.map((one) => standDressed(one, frame))
        : lowered
          ? placed.map(({ x, y, scale }) => ({ x, y: y * 0.8, scale: scale * 0.82 }))
          : placed
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
    const turn = pose === 'lying' || isDressed(wish) ? 0 : tilt
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
  const toy = traitOf(main, 'with')?.value
  const play = toy
    ? [
        layer(
          'toys',
          'details',
          toys(
            toy,
            [frame.width * 0.5, frame.height * 0.88],
            Math.min(frame.width, frame.height) * 0.095,
            true,
            random.fork('toys'),
          ),
        ),
      ]
    : []
  const coat = chooseCoat(speciesOf(species), main, random.fork('animal 0').fork('coat'))
  const limb = limbColour(species, coat)
  const hands = cast.length > 1 ? null : { limb, cloth: isClothed(main) ? harmony.cloth : limb }
  const table = tabled ? drawTable(brief, frame, hands) : []
  return {
    frame,
    layers: composing.standsInSetting
      ? [
          ...blossomsBefore(composing, backdrop, harmony, at),
          ...(isInPlace ? groundShadows(spots, pose === 'lying' ? 196 : body.feet, keys) : []),
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
function groundShadows(
  spots: readonly { readonly x: number; readonly y: number; readonly scale: number }[],
  feet: number,
  keys: readonly string[],
): Layer[] {
  return spots.map(({ x, y, scale }, i) => {
    const shadow = ellipse(
      [x + 14 * scale, y + (feet - 10) * scale],
      [250 * scale, 30 * scale],
      [0.28, 0.04, 280],
      { ...{ role: 'shadow', alpha: 0.36, blur: 14 * scale, plain: true, blend: 'multiply' } },
    )
    return tagCast(layer('shadow', 'masses', shadow), keys[i] ?? 'main 1')
  })
}

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
  shows: ({ id }) => isSpecies(id),
  takes: (slot, thing) => slot !== 'grazes' || isGrazer(thing),
  takesPictureTint: true,
  compose,
}

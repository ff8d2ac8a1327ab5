import { wordList } from '../../../lib/words'
import { findOwnChance } from '../../character/character'
import { type Form, type Layer, layer, line, mapForms, place, placeLayers } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import { type Random, type ThingWish, traitOf } from '../family'
import { backOfHead, drawBackOfBody } from './back'
import { type Pose, drawBody, getFootHeight, heldLift, shortened, stoutness } from './body'
import { bootsFor } from './boots'
import type { Coat, Species } from './coat'
import { chooseCoat } from './colours'
import {
  type Cover,
  type DrawnCover,
  LOW_COVER,
  MOON_DEPTH,
  drawCover,
  isLow,
  readCover,
} from './cover'
import {
  type Action,
  type DrawnAction,
  actionHalf,
  drawAction,
  liftedSides,
  readAction,
} from './actions'
import { type Dressing, dressAsPerson, isActing, isClothed, isDressed } from './dressed'
import type { Mood } from './face'
import { fluffOfChest, fluffOfSides } from './fluff'
import { headLayers, headOutline } from './head'
import { heldBy, limbColour } from './held'
import { HEAD_OF_SLEEPER } from './lying'
import { paintedFlowers, platesOnBody } from './machine'
import { SEAT_FORMS } from '../people/action/seats'
import { type SpaceHelmet, fitSpaceHelmet, hasSpaceHelmet } from './space-helmet'
import { type SpeciesId, speciesOf } from './species'
import { NECK, WORN, type Worn, dressed } from './worn'

const isWorn = (value: string): value is Worn => WORN.some((id) => id === value)

const MOODS: readonly Mood[] = wordList(`calm smile laugh wink sleepy surprised angry sad tongue
  funny crying scared roar yawn`)

const namedWorn = ({ traits }: ThingWish): readonly Worn[] =>
  traits.flatMap(({ slot, value }) => (slot === 'wears' && isWorn(value) ? [value] : []))

/** @param wasBare nothing that it wears was named when the picture was planned */
function wornBy(wish: ThingWish, random: Random, wasBare: boolean): readonly Worn[] {
  const named = namedWorn(wish)
  // a character wears what it is said to wear
  if (wish.character !== undefined || isDressed(wish)) return named
  if (named.length > 0 && !wasBare) return named
  const own = usualWorn(random)
  // a hat leaves on what is at the neck
  return named.some((one) => NECK.has(one)) ? named : [...own, ...named]
}

/** One thing at most that is not named, at its neck. */
const usualWorn = (random: Random): readonly Worn[] =>
  random.chance(0.35) ? [random.pick<Worn>(['scarf', 'bell', 'bow', 'bell'])] : []

export interface Animal {
  /** About (0, 0) between its eyes, from back to front. */
  readonly layers: readonly Layer[]
  /** Its feet, where it sits or is upright. */
  readonly feet: number
  /** Its height above the eyes, and how far what it holds is below them and to a side. */
  readonly top: number
  readonly depth: number
  readonly half: number
  /** Of one that acts as people do: the middle of all of it, right of the eyes. */
  readonly middle: number | null
  /** Off the ground, on a broom. */
  readonly flies: boolean
  readonly action: Action | null
  readonly cover: Cover | null
}

/** Moods of who does something, where no other is named. */
const MOOD_OF_ACTION: Readonly<Partial<Record<Action, Mood>>> = {
  ...{ stretch: 'laugh', dance: 'laugh', fly: 'laugh', wave: 'laugh', lean: 'smile' },
  ...{ butterfly: 'smile', bubbles: 'laugh', yarn: 'smile', ball: 'laugh', paint: 'calm' },
  ...{ drink: 'tongue', wand: 'laugh' },
}

function chooseMood(wish: ThingWish, pose: Pose, action: Action | null, random: Random): Mood {
  // 可爱，吐舌头: what the face does says more than how it is to look
  const moods = wish.traits.filter(({ slot }) => slot === 'mood').map(({ value }) => value)
  const asked = moods.find((value) => value !== 'smile') ?? moods[0]
  const chance = random.fork('mood').pick<Mood>(['calm', 'smile', 'calm', 'laugh', 'wink'])
  // named eyes are open
  const usual = saysEyes(wish) && /^(?:laugh|wink)$/.test(chance) ? 'smile' : chance
  const sings = traitOf(wish, 'hold')?.value === 'microphone'
  const acting = action ? MOOD_OF_ACTION[action] : sings ? 'laugh' : undefined
  const own = pose === 'lying' ? (saysEyes(wish) ? 'calm' : 'sleepy') : (acting ?? usual)
  return MOODS.find((name) => name === asked) ?? own
}

const isUpright = (wish: ThingWish): boolean =>
  wish.traits.some(({ slot, value }) => slot === 'pose' && value === 'standing')

const hasWings = ({ traits }: ThingWish): boolean =>
  traits.some(({ slot, value }) => slot === 'wear' && value === 'wings')

const isCute = ({ traits }: ThingWish): boolean =>
  traits.some(({ slot, value }) => slot === 'mood' && value === 'smile')

const saysEyes = ({ traits }: ThingWish): boolean => traits.some(({ slot }) => slot === 'eyes')

/** 大眼睛: larger; of a named colour: with an iris that shows it. */
function withNamedEyes(species: Species, wish: ThingWish): Species {
  if (!saysEyes(wish)) return species
  const { eyes } = species
  const isBig = wish.traits.some(({ slot, value }) => slot === 'eyes' && value === 'big')
  const r = Math.max(isBig ? 34 : 24, eyes.r * (isBig ? 1.35 : 1.1))
  const kind = isBig || eyes.kind === 'bead' ? 'round' : eyes.kind
  return { ...species, eyes: { ...eyes, kind, r, x: Math.max(eyes.x, r + 22) } }
}

interface Posing {
  readonly pose: Pose
  readonly cloth: Oklch
  readonly wasBare: boolean
  /** Of several, a action is mirrored for every second one. */
  readonly flip?: boolean
}

/** Arcs at a tail that moves. */
const WAGGING = [
  '270,300 300,350 304,410',
  '306,276 346,340 350,420',
  '150,330 140,290 150,250',
] as const

const isFluffy = (wish: ThingWish): boolean => traitOf(wish, 'fur') !== null
/** The body of a ragdoll, whose head is fluffy where the words say so. */
const isLongHaired = (wish: ThingWish): boolean =>
  isFluffy(wish) || traitOf(wish, 'coat')?.value === 'ragdoll'

/** A body with its plates or tufts, which one that lies down shows none of. */
function withCover(naked: readonly Form[], wish: ThingWish, coat: Coat, pose: Pose): Form[] {
  if (pose === 'lying') return [...naked]
  const isWhole = pose === 'sitting'
  const wags = isWhole && traitOf(wish, 'tail') !== null
  return [
    ...(isLongHaired(wish) && isWhole ? fluffOfSides(coat) : []),
    ...(wags
      ? WAGGING.map((arc) =>
          line(arc, 14, tone(coat.base, coat.base[0] > 0.5 ? -0.3 : 0.35), 'line soft'),
        )
      : []),
    ...naked,
    ...(coat.isMachine ? platesOnBody(isWhole) : []),
    ...(coat.isPainted ? paintedFlowers('0,226,44 -104,424,28 104,424,28 0,366,26') : []),
    ...(isLongHaired(wish) ? [fluffOfChest(coat)] : []),
  ]
}

/** 回头看: with its back to the viewer and its face turned to them. */
const looksBack = (wish: ThingWish): boolean => traitOf(wish, 'view')?.value === 'glance'

const showsBack = (wish: ThingWish, pose: Pose): boolean =>
  pose === 'sitting' && (isFromBehind(wish) || looksBack(wish))

/** One animal. */
export function drawAnimal(
  id: SpeciesId,
  wish: ThingWish,
  { pose, cloth, wasBare, flip = false }: Posing,
  random: Random,
): Animal {
  const species = withNamedEyes(speciesOf(id), wish)
  const coat = chooseCoat(species, wish, random.fork('coat'))
  const limb = limbColour(id, coat)
  const dressing = dressAsPerson(wish, { id, coat, limb, pose, cloth }, random.fork('dressed'))
  const looks = findOwnChance(wish) ?? random
  const hasArms = !isClothed(wish) && traitOf(wish, 'hold') === null
  const action = pose === 'sitting' && hasArms ? readAction(wish, random) : null
  const mood = chooseMood(wish, pose, action, random)
  const glances = looksBack(wish)
  const isTurned = dressing === null && showsBack(wish, pose)
  const nineTails = wish.traits.some(({ slot }) => slot === 'tails')
  const { neck, head: worn } = dressed(
    isTurned ? namedWorn(wish) : wornBy(wish, random.fork('worn'), wasBare),
    cloth,
    headHalf(species),
  )
  const feet = dressing?.feet ?? getFootHeight(id)
  const reach = measureReach(id, wish, { dressing, action, pose })
  const lift = pose === 'sitting' ? heldLift(id) : 0
  const held = dressing?.held ?? place(heldBy(id, wish, coat, cloth), [0, -lift])
  const lifted = action ? liftedSides(action) : []
  const naked = isTurned
    ? drawBackOfBody(id, coat, isUpright(wish))
    : drawBody(id, coat, pose, { nineTails, lifted })
  const hasOwn = !dressing?.body
  const onPaws = pose === 'sitting' && hasOwn && !isTurned ? bootsFor(id, wish, cloth) : []
  const clothed = [
    ...(hasOwn ? withCover(naked, wish, coat, isTurned ? 'lying' : pose) : []),
    ...onPaws,
    ...(pose === 'lying' ? [] : neck),
  ]
  const body = layBody(dressing, pose === 'sitting' && hasOwn ? shortened(id, clothed) : clothed)
  const bare =
    isTurned && !glances
      ? backOfHead(species, coat, { looks, worn })
      : headLayers(species, coat, {
          looks,
          mood,
          worn,
          isFluffy: isFluffy(wish),
          isCute: isCute(wish),
        })
  const glass = hasSpaceHelmet(wish) ? fitSpaceHelmet(bare, coat) : null
  const upper = glass ? layHelmet(bare, glass) : bare
  if (pose === 'lying') {
    const { x, y, scale, turn } = HEAD_OF_SLEEPER
    return { layers: [...body, ...moved(upper, x, y, scale, turn)], feet, ...reach }
  }
  const inPaws = held.length > 0 && !isTurned ? [layer('held', 'details', held)] : []
  const top = Math.max(reach.top, glass?.top ?? 0)
  const figure = { layers: [...body, ...upper, ...inPaws], feet, ...reach, top }
  if (pose === 'sitting' && sitsOnRock(wish)) return addSeat(figure, wish)
  const tones = { limb, tip: tipColour(id, coat), cloth }
  const isAlone = (wish.count ?? 1) === 1
  if (reach.cover)
    return hide(
      figure,
      reach.cover,
      drawCover(reach.cover, { limb, cloth, feet: figure.feet, isAlone }),
    )
  return action
    ? addAction(figure, drawAction(action, id, tones, random, hasWings(wish)), flip)
    : figure
}

const measureReach = (
  id: SpeciesId,
  wish: ThingWish,
  { dressing, action, pose }: { dressing: Dressing | null; action: Action | null; pose: Pose },
): Omit<Animal, 'layers' | 'feet'> => ({
  top: Math.max(speciesOf(id).top ?? 215, dressing?.top ?? 0),
  depth: dressing?.depth ?? 0,
  half: action ? actionHalf(action) * stoutness(id) : (dressing?.half ?? 0),
  middle: dressing && isActing(wish) ? dressing.middle : null,
  flies: isActing(wish) && wish.traits.some(({ value }) => value === 'fly'),
  action,
  cover: isDressed(wish) || pose === 'lying' ? null : readCover(wish),
})

/** 岩石上: without a step or a run, which is on the ground. */
export const sitsOnRock = ({ traits }: ThingWish): boolean =>
  traits.some(({ slot }) => slot === 'seat') &&
  !traits.some(({ value }) => /^(?:running|walking|lying)$/.test(value))

/** Height of its seat, units. */
const ROCK = 190
const STONE: Oklch = [0.6, 0.02, 250]

function addSeat(animal: Animal, wish: ThingWish): Animal {
  const { feet } = animal
  const value = traitOf(wish, 'seat')?.value
  const seat = value === 'stump' || value === 'roof' ? value : 'rock'
  const { behind } = SEAT_FORMS[seat]({ top: feet - 26, ground: feet + ROCK, colour: STONE })
  const rock = placeLayers([layer('seat', 'masses', behind)], [-330 * 0.06, 0], { scale: 1 })
  return { ...animal, layers: [...rock, ...animal.layers], feet: feet + ROCK }
}

/** @param flip it turns to the other side */
function addAction(animal: Animal, { behind = [], over }: DrawnAction, flip: boolean): Animal {
  const layers = [
    layer('behind', 'masses', behind),
    ...animal.layers,
    layer('action', 'details', over),
  ].filter(({ forms }) => forms.length > 0)
  return { ...animal, layers: flip ? placeLayers(layers, [0, 0], { flip }) : layers }
}

/** 从纸箱里探头, 从门后探头: the thing that hides a part of it is before all of it. */
function hide(animal: Animal, cover: Cover, { behind = [], before }: DrawnCover): Animal {
  const cut = ({ forms, ...rest }: Layer): Layer => ({
    ...rest,
    forms: mapForms(forms, ([x, y]) => [x, Math.min(y, LOW_COVER.cut)]),
  })
  return {
    ...animal,
    layers: [
      layer('cover behind', 'masses', behind),
      ...(isLow(cover) ? animal.layers.map(cut) : animal.layers),
      layer('cover', 'details', before),
    ].filter(({ forms }) => forms.length > 0),
    ...(isLow(cover) && { feet: LOW_COVER.foot, half: LOW_COVER.half }),
    ...(cover === 'moon' && { feet: animal.feet + MOON_DEPTH }),
  }
}

/** 背影, 看日落: with its back to the viewer. */
export const isFromBehind = (wish: ThingWish): boolean => traitOf(wish, 'view')?.value === 'back'

/** Of a paw: the socks of a fox are darker than its legs. */
const tipColour = (id: SpeciesId, coat: Coat): Oklch =>
  coat.marks.includes('tips') || id === 'fox' ? coat.mark : limbColour(id, coat)

/** From back to front, with what it wears. */
const layBody = (dressing: Dressing | null, own: readonly Form[]): Layer[] =>
  [
    ...(dressing?.behind ?? []),
    ...(dressing?.body ?? []),
    layer('body', 'masses', own),
    ...(dressing?.over ? [layer('straps', 'forms', dressing.over)] : []),
  ].filter(({ forms }) => forms.length > 0)

const layHelmet = (head: readonly Layer[], { behind, over }: SpaceHelmet): Layer[] => [
  layer('helmet behind', 'forms', behind),
  ...head,
  layer('helmet', 'details', over),
]

/** Half of the width at the height of the eyes. */
const headHalf = (species: Species): number =>
  Math.max(...headOutline(species).flatMap(({ x, y }) => (Math.abs(y) < 70 ? [x] : [])))

export const moved = (
  layers: readonly Layer[],
  x: number,
  y: number,
  scale: number,
  turn = 0,
): Layer[] => placeLayers(layers, [x, y], { scale, turn })

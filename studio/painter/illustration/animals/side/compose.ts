import { clamp, power } from '../../../../lib/maths'
import { type Oklch, mixColour } from '../../../colour'
import { triples } from '../../../drawing/notation'
import { ellipse, form, layer, place, tagCast, tagThing } from '../../build/form'
import { tone } from '../../build/fill'
import { type Composing, type Random, type ThingWish, traitOf } from '../../family'
import { readHeightIn } from '../../heights'
import { thingKeys } from '../../keys'
import type { Form, Frame, Illustration, Layer } from '../../node'
import { measureBounds } from '../../uses/compose'
import type { Coat } from '../coat'
import { chooseCoat } from '../colours'
import { dinosaur } from '../dinosaur'
import { blossomsBefore, groundFor } from '../grounds'
import { findPaper } from '../../background'
import { pickHarmony } from '../harmony'
import { backdropFor, findNight } from '../setting'
import { type SpeciesId, SPECIES, speciesOf } from '../species'
import { type Build, BUILDS, type BuildId } from './builds'
import { dust } from './dust'
import { breath } from '../../myth/scene'
import { isAlwaysFromSide, isHerd } from './herd'
import { type Gait, lowered, quadruped } from './quadruped'

/** Animals from the side in one picture: alone, a herd, or of several kinds. */

const isBuild = (id: string): id is BuildId => Object.hasOwn(BUILDS, id)

export const isGrazer = (id: string): boolean => isBuild(id) && 'grazing' in BUILDS[id].neck

const hasPose = ({ traits }: ThingWish, values: RegExp): boolean =>
  traits.some(({ slot, value }) => slot === 'pose' && values.test(value))

const drinks = ({ traits }: ThingWish): boolean => traits.some(({ slot }) => slot === 'drinks')

const isBreed = ({ traits }: ThingWish, breed: string): boolean =>
  traits.some(({ slot, value }) => slot === 'breed' && value === breed)

const leaps = ({ traits }: ThingWish): boolean => traits.some(({ slot }) => slot === 'leaps')

export const canLeap = (id: string): boolean => isBuild(id)

/** Pets that sit and look at the viewer wherever they are. */
const PETS = /^(cat|dog|corgi|shiba|husky|fox|rabbit|poodle)$/

/**
 * Whether all of them are drawn from the side.
 * @param inPlace they are somewhere, not portraits
 */
export function areFromSide(cast: readonly ThingWish[], inPlace: boolean, small: boolean): boolean {
  const canBe = ({ id }: ThingWish): boolean => id === 'dinosaur' || isBuild(id)
  const [main] = cast
  if (!cast.every(canBe)) return false
  const isSeated = (wish: ThingWish): boolean => hasPose(wish, /^(sitting|lying)$/)
  if (cast.some((wish) => isSeated(wish) && !isAlwaysFromSide(wish.id))) return false
  if (cast.some((wish) => hasPose(wish, /^(running|walking)$/) || drinks(wish) || leaps(wish)))
    return true
  if (isHerd(main, cast.slice(1)) || cast.every(({ id }) => isAlwaysFromSide(id))) return true
  if (!inPlace) return false
  if (cast.some(({ id }) => id !== main.id)) return true
  if (traitOf(main, 'age') !== null && !isGrazer(main.id)) return false
  return !PETS.test(main.id) || (small ? main.id !== 'cat' : hasPose(main, /^standing$/))
}

function buildFor(wish: ThingWish, gait: Gait, random: Random): BuildId {
  if (isBreed(wish, 'buffalo')) return 'buffalo'
  if (isBreed(wish, 'goat')) return 'goat'
  const isStag = wish.id === 'deer' && gait !== 'grazing' && random.fork('stag').chance(0.6)
  return isStag ? 'stag' : isBuild(wish.id) ? wish.id : 'dog'
}

/** Of a hundred that nothing is said of, how many have their heads in the grass, and walk. */
const CHANCES = { grazing: 0.42, walking: 0.4 }

function gaitFor(wish: ThingWish, random: Random): Gait {
  if (leaps(wish)) return 'leaping'
  if (hasPose(wish, /^running$/)) return 'running'
  if (hasPose(wish, /^walking$/)) return 'walking'
  if (drinks(wish)) return 'grazing'
  if (!isGrazer(wish.id))
    return random.fork('walks').chance(CHANCES.walking) ? 'walking' : 'standing'
  if (traitOf(wish, 'grazes') || random.fork('grazes').chance(CHANCES.grazing)) return 'grazing'
  return random.fork('walks').chance(CHANCES.walking) ? 'walking' : 'standing'
}

/** One animal in its own space, looking right. */
interface Drawn {
  readonly wish: ThingWish
  readonly forms: readonly Form[]
  readonly gait: Gait
  readonly left: number
  readonly width: number
  /** Place of its soles on the ground. */
  readonly foot: number
  /** With the head up, without horns: its size does not change where it grazes. */
  readonly tall: number
}

const GOATS = triples('0.95,0.012,80 0.6,0.07,58 0.8,0.045,70')
const BUFFALO: Oklch = [0.42, 0.02, 270]

/** Of an animal whose breed has other colours. */
function coatOfBreed(id: BuildId, wish: ThingWish, coat: Coat, random: Random): Coat {
  if (id === 'buffalo') return { ...coat, base: BUFFALO, marks: [] }
  if (id !== 'goat') return coat
  const base = wish.tint ? coat.base : random.fork('goat').pick<Oklch>(GOATS)
  const pale = base[0] > 0.9 ? tone(base, -0.04) : mixColour(base, [0.96, 0.02, 80], 0.6)
  return { ...coat, base, pale, marks: [] }
}

/** 马跃起: how far it is turned up, how far its hind feet are off the ground, and how much taller. */
const LEAP = { turn: -0.42, gap: 60, tall: 1.3 }

/** Of the length of legs, where the lowest foot is at a gallop. */
const LOWEST = 0.74

/** A small pool under the mouth of one that drinks. */
function water(build: Build): Form[] {
  // a trunk reaches down from the raised head
  const { head } =
    build.crown === 'tusk' ? build.neck.standing : (build.neck.grazing ?? lowered(build))
  const [x] = head
  const ripple = (rx: number, ry: number, fill: Oklch): Form =>
    ellipse([x + 118 * build.head.scale, build.feet + 6], [rx, ry], fill, 'body')
  return [
    ripple(240, 46, [0.68, 0.09, 225]),
    ripple(220, 38, [0.78, 0.07, 220]),
    ripple(96, 17, [0.86, 0.045, 215]),
    ripple(64, 10, [0.78, 0.07, 220]),
  ]
}

function drawOne(wish: ThingWish, random: Random): Drawn {
  const species: SpeciesId = Object.hasOwn(SPECIES, wish.id) ? (wish.id as SpeciesId) : 'dog'
  const chosen = chooseCoat(speciesOf(species), wish, random.fork('coat'))
  if (wish.id === 'dinosaur') {
    const body = dinosaur(chosen, random.fork('mood').chance(0.4))
    const fire = traitOf(wish, 'breathes') ? place(breath(), [318, -404], { turn: 0.35 }) : []
    const forms = [...body, ...fire]
    const { left, right, top } = measureBounds([layer('one', 'forms', forms)])
    return { wish, forms, gait: 'standing', left, width: right - left, foot: 340, tall: 340 - top }
  }
  const gait = gaitFor(wish, random)
  const id = buildFor(wish, gait, random)
  const build: Build = BUILDS[id]
  const animal = quadruped(id, coatOfBreed(id, wish, chosen, random), gait, random)
  const turned = gait === 'leaping' ? place(animal, [0, 0], { turn: LEAP.turn }) : animal
  const forms = drinks(wish) ? [...water(build), ...animal] : turned
  const { left, right, bottom } = measureBounds([layer('one', 'forms', forms)])
  const foot =
    gait === 'leaping' ? bottom + LEAP.gap : build.feet * (gait === 'running' ? LOWEST : 1)
  const tall =
    (build.feet - build.neck.standing.head[1] + 36) * (gait === 'leaping' ? LEAP.tall : 1)
  return { wish, forms, gait, left, width: right - left, foot, tall }
}

/** One at its place in the picture: where its box begins, where its feet are, its size. */
interface Placed extends Drawn {
  readonly i: number
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Size of the front row, by the number of all. */
const IN_FRONT = [0, 1, 2, 2, 2, 3, 3, 4] as const
/** Of the height, how much higher the row behind is, and of the size, how much smaller it is. */
const BEHIND = { up: 0.15, size: 0.78 }

/**
 * Side by side in one row or two, each as wide as it needs, so that no head is hidden: those behind
 * are higher up and smaller.
 */
function arrange(herd: readonly Drawn[], { width, height }: Frame, isOwnGround: boolean): Placed[] {
  const main = herd[0]
  const tallest = readHeightIn('animals', main.wish)
  const sized = herd.map((one) => ({
    ...one,
    // units of the main one, whose height is 1
    size: power(readHeightIn('animals', one.wish) / tallest, 0.6) / one.tall,
  }))
  const front = IN_FRONT[herd.length] ?? 4
  const rows = [sized.slice(front), sized.slice(0, front)]
  const foot = isOwnGround ? 0.84 : 0.92
  const share =
    herd.length > 1 || !isOwnGround ? clamp(0.46 * power(tallest / 1.4, 0.3), 0.32, 0.6) : 0.7
  const spread = Math.max(
    ...rows.map((row) => row.reduce((sum, one) => sum + one.width * one.size, 0)),
  )
  const most = herd.length > 1 ? 0.94 : 0.84
  const unit = Math.min(height * share * (herd.length > 3 ? 0.76 : 1), (width * most) / spread)
  return rows.flatMap((row, r) => {
    const scale = unit * (r === 0 ? BEHIND.size : 1)
    const taken = row.reduce((sum, one) => sum + one.width * one.size * scale, 0)
    const gap = (width * 0.98 - taken) / (row.length + 1)
    let x = (row.length === 1 && r === 0 ? width * 0.03 : width * 0.01) + gap
    return row.map((one, k): Placed => {
      const wide = one.width * one.size * scale
      const at = x
      x += wide + gap
      const up = (r === 0 ? BEHIND.up : 0) + (k % 2) * 0.025
      const i = r === 0 ? front + k : k
      return { ...one, i, x: at, y: height * (foot - up), scale: one.size * scale }
    })
  })
}

function layersFor(placed: Placed, key: string, flip: boolean, dirt: Oklch): Layer[] {
  const { wish, forms, gait, left, width, foot, x, y, scale } = placed
  const at = [flip ? x + (left + width) * scale : x - left * scale, y - foot * scale] as const
  const running = gait === 'running'
  const middle = x + (width * scale) / 2
  const shadow = ellipse(
    [middle, y + 2 * scale],
    [width * 0.4 * scale, 26 * scale],
    [0.3, 0.05, 300],
    'shadow plain alpha 0.3 blur 12',
  )
  const puffs = running ? dust([middle, y - 40 * scale], scale * (flip ? -1 : 1), dirt) : []
  const name = `${wish.id} ${placed.i + 1}`
  return [
    tagCast(layer(`ground of ${name}`, 'masses', shadow, puffs), key),
    ...tagThing([layer(name, 'forms', place(forms, at, { scale, flip }))], key, {
      ...{ x: at[0], y: at[1], scale },
    }),
  ]
}

const NO_GROUND = /^(halo|sun|moon|arch|blossom|peach|plum|red-plum|waves|leaves|clouds|stars)$/

/** @param cast every animal that shall be in the picture, the main one first */
export function composeFromSide(composing: Composing, cast: readonly ThingWish[]): Illustration {
  const { brief, frame, random, standsInSetting } = composing
  const { width, height } = frame
  const keys = thingKeys(brief, cast)
  const herd = cast.map((wish, i) => drawOne(wish, random.fork(`horse ${i}`)))
  const placed = arrange(herd, frame, !standsInSetting)
  const own: SpeciesId = Object.hasOwn(SPECIES, brief.main.id)
    ? (brief.main.id as SpeciesId)
    : 'dog'
  const backdrop = backdropFor(composing, own)
  const usual = chooseCoat(speciesOf(own), brief.main, random.fork('horse 0').fork('coat')).base
  const harmony = pickHarmony(
    usual,
    random.fork('harmony'),
    findPaper(brief.main),
    findNight(brief, backdrop),
  )
  const dirt = mixColour(harmony.ground, [0.95, 0.03, 80], 0.7)
  const first = random.fork('flip').chance(0.5)
  const figures = placed.flatMap((one) => {
    // most of a herd look the same way
    const turns = one.i > 0 && one.gait !== 'running' && random.fork(`turn ${one.i}`).chance(0.3)
    return layersFor(one, keys[one.i] ?? 'main 1', turns ? !first : first, dirt)
  })
  const main = placed.find(({ i }) => i === 0) ?? placed[0]
  const middle = { x: main.x + (main.width * main.scale) / 2, y: main.y - 240 * main.scale }
  const at = {
    ...{ x: width / 2, y: height * 0.44, r: Math.min(width, height) * 0.36, frame },
    random: random.fork('ground'),
  }
  const land = tone(mixColour(harmony.shape, harmony.ground, 0.35), -0.04)
  const edge = height * (0.84 - (herd.length > 2 ? 0.28 : 0.12))
  const knot = (x: number, y: number, corner: boolean) => ({ x: width * x, y, corner })
  const meadow = form(
    [
      ...[knot(-0.02, edge, true), knot(0.3, edge - height * 0.04, false)],
      ...[knot(0.7, edge + height * 0.02, false), knot(1.02, edge - height * 0.03, true)],
      ...[knot(1.02, height * 1.02, true), knot(-0.02, height * 1.02, true)],
    ],
    land,
    'backdrop plain',
  )
  return {
    frame,
    layers: standsInSetting
      ? [...blossomsBefore(composing, backdrop, harmony, at), ...figures]
      : [
          ...groundFor(backdrop, harmony, at),
          ...(NO_GROUND.test(backdrop) || herd.length > 2
            ? [layer('meadow', 'ground', meadow)]
            : []),
          ...figures,
        ],
    focus: { ...middle, radius: 300 * main.scale },
    ...(main.wish.id !== 'dinosaur' && { standingHeight: main.tall * main.scale }),
    paper: harmony.ground,
  }
}

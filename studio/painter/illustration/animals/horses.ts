import { mixColour } from '../../colour'
import { type Composing, type ThingWish, traitOf } from '../family'
import { ellipse, form, layer, place, tagCast, tagThing, tone } from '../build/form'
import type { Form, Illustration } from '../node'
import { groundFor } from './grounds'
import { pickHarmony } from './harmony'
import type { Random } from '../../../lib/random'
import type { Coat } from './coat'
import { dinosaur } from './dinosaur'
import { type SpeciesId, speciesOf } from './species'
import { dust, horseProfile, unicornProfile } from './profile'
import { cow } from './pasture/cow'
import { deer } from './pasture/deer'
import { goat } from './pasture/goat'
import type { GrazerPose } from './pasture/parts'
import { sheep } from './pasture/sheep'
import { RUNNERS, type RunnerId, runner } from './runner'
import { backdropFor, isNightly } from './setting'
import { chooseCoat } from './colours'
import { pairs } from '../../drawing/notation'

/** An animal from the side in its own space, looking right; pairs are standing and running. */
interface Profile {
  readonly id: SpeciesId
  readonly runs: boolean
  readonly long: readonly [number, number]
  readonly tall: number
  /** Of the size that it would have otherwise: there is a place around it. */
  readonly share?: number
  /** Its height with the head up, without horns: its size does not change where it grazes. */
  readonly standingHeight?: number
  /** Where its feet are. */
  readonly foot: readonly [number, number]
  /** Its middle, and its shadow's half width. */
  readonly middle: readonly [number, number]
  readonly shadow: number
  draw(coat: Coat, running: boolean, random: Random, wish: ThingWish): Form[]
}

const HORSE: Profile = {
  id: 'horse',
  runs: true,
  long: [800, 1030],
  tall: 740,
  foot: [350, 240],
  middle: [40, -10],
  shadow: 330,
  draw: horseProfile,
}

const PROFILES: Readonly<Partial<Record<SpeciesId, Profile>>> = {
  horse: HORSE,
  unicorn: { ...HORSE, id: 'unicorn', tall: 860, draw: unicornProfile },
  dinosaur: {
    ...{ id: 'dinosaur', runs: false, long: [880, 880], tall: 950, foot: [340, 340] },
    ...{ middle: [-85, -85], shadow: 230 },
    draw: (coat, _, random) => dinosaur(coat, random.fork('mood').chance(0.4)),
  },
}

const grazes = ({ traits }: ThingWish, random: Random, chance: number): GrazerPose =>
  traits.some(({ slot }) => slot === 'grazes') || random.fork('grazes').chance(chance)
    ? 'grazing'
    : 'standing'

const isBreed = ({ traits }: ThingWish, breed: string): boolean =>
  traits.some(({ slot, value }) => slot === 'breed' && value === breed)

const GRAZER = { runs: false, middle: [30, 30], shadow: 300, share: 0.66 } as const

/** Animals of pastures, which stand in a place; alone they are portraits. */
const GRAZERS: Readonly<Partial<Record<SpeciesId, Profile>>> = {
  cow: {
    ...{ ...GRAZER, id: 'cow', long: [860, 860], tall: 560, standingHeight: 560, foot: [334, 334] },
    draw: (coat, _, random, wish) =>
      cow(coat, grazes(wish, random, 0.45), random, isBreed(wish, 'buffalo')),
  },
  sheep: {
    ...{
      ...GRAZER,
      id: 'sheep',
      long: [760, 760],
      tall: 560,
      standingHeight: 550,
      foot: [290, 290],
    },
    draw: (coat, _, random, wish) => {
      const pose = grazes(wish, random, 0.5)
      if (!isBreed(wish, 'goat')) return sheep(coat, pose, random)
      return goat(wish.tint ? coat.base : null, pose, random)
    },
  },
  deer: {
    ...{
      ...GRAZER,
      id: 'deer',
      long: [760, 760],
      tall: 900,
      standingHeight: 760,
      foot: [352, 352],
    },
    draw: (coat, _, random, wish) => deer(coat, grazes(wish, random, 0.35), random),
  },
}

function runnerProfile(id: RunnerId): Profile {
  return {
    ...{ id, runs: true, long: [1040, 1040], tall: 720, foot: [235, 235] },
    ...{ middle: [-10, -10], shadow: 320 },
    draw: (coat) => runner(id, coat),
  }
}

const isRunner = (id: string): id is RunnerId => Object.hasOwn(RUNNERS, id)

const findProfile = (
  profiles: Readonly<Partial<Record<SpeciesId, Profile>>>,
  id: string,
): Profile | undefined => Object.values(profiles).find((one) => one.id === id)

export const isGrazer = (id: string): boolean => findProfile(GRAZERS, id) !== undefined

/**
 * The drawing from the side; null: it is drawn from the front.
 * @param inPlace it is somewhere, not a portrait
 */
export function chooseProfile({ id, traits }: ThingWish, inPlace: boolean): Profile | null {
  const sits = traits.some(({ slot, value }) => slot === 'pose' && value !== 'standing')
  const profile = findProfile(PROFILES, id) ?? (inPlace && !sits ? findProfile(GRAZERS, id) : null)
  if (profile) return profile
  const runs = traits.some(({ slot, value }) => slot === 'pose' && value === 'running')
  return runs && isRunner(id) ? runnerProfile(id) : null
}

/** Places in the frame by number. */
const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  pairs('0.16,0 -0.16,-0.12'),
  pairs('0,0 -0.2,-0.12 0.2,-0.06'),
]

/** One to three animals from the side, running over a plain or standing. */
export function composeProfiles(composing: Composing, profile: Profile): Illustration {
  const { brief, frame, random, standsInSetting } = composing
  const { width, height } = frame
  const count = Math.min(3, Math.max(1, brief.main.count ?? 1))
  const asked = traitOf(brief.main, 'pose')?.value
  const running =
    profile.runs &&
    (asked === 'running' || (asked === undefined && random.fork('pace').chance(0.5)))
  const pace = running ? 1 : 0
  const flip = random.fork('flip').chance(0.5)
  const species = speciesOf(profile.id)
  const scale =
    Math.min(
      (width * 0.86) / profile.long[pace],
      (height * (running ? 0.62 : 0.7)) / profile.tall,
    ) *
    (count > 1 ? 0.68 : 1) *
    (profile.share ?? 1)
  const coats = Array.from({ length: count }, (_, i) =>
    chooseCoat(species, brief.main, random.fork(`coat ${i}`)),
  )
  const backdrop = backdropFor(composing, profile.id)
  const usual = coats[0]?.base ?? ([0.5, 0.05, 50] as const)
  const harmony = pickHarmony(usual, random.fork('harmony'), null, isNightly(brief, backdrop))
  const foot = height * (standsInSetting ? 0.9 : 0.82)
  const spots = SPOTS[count]
  const dirt = mixColour(harmony.ground, [0.95, 0.03, 80], 0.7)
  const herd = spots
    .map(([dx, dy], i) => ({ dx, dy, i }))
    .sort((a, b) => a.dy - b.dy)
    .map(({ dx, dy, i }) => {
      const at = [
        width * (0.5 + dx) - profile.middle[pace] * scale * (flip ? -1 : 1),
        foot + height * dy - profile.foot[pace] * scale,
      ] as const
      const own = random.fork(`horse ${i}`)
      const coat = coats[i] ?? coats[0]
      const shadow = ellipse(
        [
          at[0] + profile.middle[pace] * scale * (flip ? -1 : 1) * (profile.runs ? 0 : 0.2),
          at[1] + (profile.foot[0] + 2) * scale * (running ? 0.86 : 1),
        ],
        [profile.shadow * scale, 26 * scale],
        [0.3, 0.05, 300],
        'shadow plain alpha 0.3 blur 12',
      )
      const puffs = running ? dust([at[0], at[1] + 280 * scale], scale * (flip ? -1 : 1), dirt) : []
      return [
        tagCast(
          layer(`ground of ${profile.id} ${i + 1}`, 'masses', shadow, puffs),
          `main ${i + 1}`,
        ),
        ...tagThing(
          [
            layer(
              `${profile.id} ${i + 1}`,
              'forms',
              place(profile.draw(coat, running, own, brief.main), at, { scale, flip }),
            ),
          ],
          `main ${i + 1}`,
          { x: at[0], y: at[1], scale },
        ),
      ]
    })
    .flat()
  const at = {
    x: width / 2,
    y: height * 0.44,
    r: Math.min(width, height) * 0.36,
    frame,
    random: random.fork('ground'),
  }
  const plain = /^(halo|sun|moon|arch|blossom|waves|leaves|clouds|stars)$/.test(backdrop)
  const land = mixColour(harmony.shape, harmony.ground, 0.35)
  const meadow = form(
    [
      { x: -20, y: foot - height * 0.12, corner: true },
      { x: width * 0.3, y: foot - height * 0.16, corner: false },
      { x: width * 0.7, y: foot - height * 0.1, corner: false },
      { x: width + 20, y: foot - height * 0.15, corner: true },
      { x: width + 20, y: height + 20, corner: true },
      { x: -20, y: height + 20, corner: true },
    ],
    tone(land, -0.04),
    'backdrop plain',
  )
  return {
    frame,
    layers: standsInSetting
      ? herd
      : [
          ...groundFor(backdrop, harmony, at),
          ...(plain ? [layer('meadow', 'ground', meadow)] : []),
          ...herd,
        ],
    focus: { x: width / 2, y: foot - 240 * scale, radius: 300 * scale },
    ...(profile.standingHeight !== undefined && { standingHeight: profile.standingHeight * scale }),
    paper: harmony.ground,
  }
}

import { type Oklch, mixColour } from '../../colour'
import type { Random } from '../../../lib/random'
import type { TintId } from '../../slots'
import { type Composing, type Family, type ThingWish, traitOf } from '../family'
import { form, inside, layer, place } from '../build/form'
import type { Form, Frame, Illustration, Layer } from '../node'
import { type Pose, bodyOf } from './body'
import { earsOf } from './ears'
import { type Mood, faceOf, muzzleOf } from './face'
import { BACKDROPS, type Backdrop, groundFor } from './grounds'
import { type Harmony, pickHarmony } from './harmony'
import { marksBefore, marksBehind, marksOnHead } from './marks'
import { type Knot, knotsOf } from '../build/path'
import type { Coat, Species } from './coat'
import { SPECIES, type SpeciesId, speciesOf } from './species'
import { WORN, type Worn, dressed } from './worn'
import { THINGS, TRAITS } from './words'

/** The coat's own colours turned towards a colour that was asked for. */
const TINT_COATS: Readonly<Record<TintId, Oklch>> = {
  red: [0.6, 0.17, 28],
  orange: [0.75, 0.13, 62],
  gold: [0.82, 0.11, 84],
  green: [0.7, 0.12, 145],
  teal: [0.68, 0.09, 195],
  blue: [0.64, 0.1, 245],
  purple: [0.62, 0.12, 305],
  pink: [0.85, 0.075, 5],
  brown: [0.54, 0.075, 52],
  white: [0.965, 0.01, 80],
  black: [0.32, 0.018, 300],
  grey: [0.7, 0.014, 265],
}

/** Coats that a colour word means by itself. */
const COAT_NAMES: Readonly<Partial<Record<TintId, readonly string[]>>> = {
  orange: ['orange', 'red', 'golden', 'apricot'],
  gold: ['golden', 'orange', 'yellow'],
  red: ['red'],
  brown: ['brown', 'chocolate', 'golden'],
  white: ['white'],
  black: ['black'],
  grey: ['grey'],
  blue: ['blue'],
  green: ['green'],
}

function dyed(coat: Coat, tint: TintId): Coat {
  const target = TINT_COATS[tint]
  const turn = (colour: Oklch, share: number): Oklch => {
    const [l, c, h] = mixColour(colour, target, share)
    return [l, c, h]
  }
  return { ...coat, base: target, mark: turn(coat.mark, 0.5), pale: turn(coat.pale, 0.12) }
}

function chooseCoat(species: Species, wish: ThingWish, random: Random): Coat {
  const names = Object.keys(species.coats)
  const asked = traitOf(wish, 'coat')?.value
  const [first = '', ...rest] = names
  if (asked && species.coats[asked]) return species.coats[asked]
  if (wish.tint) {
    const named = COAT_NAMES[wish.tint]?.find((name) => species.coats[name])
    return named ? species.coats[named] : dyed(species.coats[first], wish.tint)
  }
  return species.coats[random.pick([first, ...rest])]
}

const isWorn = (value: string): value is Worn => WORN.some((id) => id === value)
const isBackdrop = (value: string): value is Backdrop => BACKDROPS.some((id) => id === value)
const MOODS: readonly Mood[] = [
  'calm',
  'smile',
  'laugh',
  'wink',
  'sleepy',
  'surprised',
  'angry',
  'sad',
]

function wornBy(wish: ThingWish, random: Random): readonly Worn[] {
  const asked = wish.traits
    .filter(({ slot }) => slot === 'wears')
    .map(({ value }) => value)
    .filter(isWorn)
  if (asked.length > 0) return asked
  // one thing at most that nobody asked for
  return random.chance(0.62)
    ? [random.pick(['scarf', 'bell', 'bow', 'leaf', 'flowers', 'sweater'])]
    : []
}

/** One animal about (0, 0) between its eyes, from back to front. */
function animal(id: SpeciesId, wish: ThingWish, pose: Pose, cloth: Oklch, random: Random): Layer[] {
  const species = speciesOf(id)
  const coat = chooseCoat(species, wish, random.fork('coat'))
  const asked = traitOf(wish, 'mood')?.value
  const mood =
    MOODS.find((name) => name === asked) ??
    random.fork('mood').pick(['calm', 'smile', 'calm', 'laugh', 'wink'])
  const { neck, head: worn } = dressed(wornBy(wish, random.fork('worn')), cloth)
  const ears = earsOf(species.ears, coat)
  const outline = headOutline(species)
  const skull = form(outline, coat.base, { role: 'hair', relief: 34 })
  const head = inside(skull, ...muzzleOf(species, coat), ...marksOnHead(coat, random.fork('marks')))
  return [
    layer('body', 'masses', bodyOf(id, coat, pose), neck),
    layer('head', 'forms', marksBehind(coat, random), ears.behind, tufts(species, coat), head),
    layer('face', 'features', faceOf(species, coat, mood)),
    layer('worn', 'details', ears.before, marksBefore(coat, random), worn),
  ]
}

/** The right half of the outline and its mirror image as one ring of knots. */
function headOutline({ head }: Species): Knot[] {
  const right = knotsOf(head)
  const left = right.slice(1, -1).map((knot) => ({ ...knot, x: -knot.x }))
  return [...right, ...left.reverse()]
}

function tufts({ tufts: has }: Species, { pale }: Coat): Form[] {
  if (!has) return []
  const outline = '150,10! 196,40 214,86! 190,88 190,122! 150,124 110,112'
  const right = form(outline, pale, { role: 'hair' })
  return [...place([right], [0, 0], { flip: true }), right]
}

function moved(layers: readonly Layer[], x: number, y: number, scale: number, turn = 0): Layer[] {
  return layers.map((item) => ({ ...item, forms: place(item.forms, [x, y], { scale, turn }) }))
}

interface Stand {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Places of one to four animals: the eyes and the scale; from back to front. */
function standsFor(count: number, pose: Pose, top: number, { width, height }: Frame): Stand[] {
  const middle = width / 2
  const tall = height > width * 1.15
  if (count <= 1 && pose === 'sitting') {
    const scale = Math.min((height * 0.88) / (top + 590), (width * 0.78) / 560)
    return [{ x: middle, y: height * 0.95 - 586 * scale, scale }]
  }
  if (count <= 1) {
    const scale = Math.min(tall ? 1.7 : 1.58, (height * 0.74) / (top + 150), width / 480)
    return [{ x: middle, y: Math.max(height * 0.5, top * scale + height * 0.06), scale }]
  }
  const gap = Math.min(width * 0.26, 330)
  const y = Math.max(height * 0.48, top + height * 0.08)
  if (count === 2) {
    const scale = Math.min(1.12, width / 860)
    return [
      { x: middle - gap * 0.86, y, scale },
      { x: middle + gap * 0.86, y: y + 60, scale: scale * 0.94 },
    ]
  }
  const scale = Math.min(0.88, width / 1150)
  if (count === 3) {
    return [
      { x: middle, y: y - height * 0.06, scale },
      { x: middle - gap, y: y + height * 0.12, scale },
      { x: middle + gap, y: y + height * 0.12, scale },
    ]
  }
  return [
    { x: middle - gap * 0.55, y: y - height * 0.1, scale },
    { x: middle + gap * 0.55, y: y - height * 0.1, scale },
    { x: middle - gap * 1.05, y: y + height * 0.14, scale },
    { x: middle + gap * 0.95, y: y + height * 0.15, scale },
  ]
}

function isSpecies(id: string): id is SpeciesId {
  return Object.hasOwn(SPECIES, id)
}

/** Every animal that shall be in the picture, the main one first. */
function castOf({ brief }: Composing): ThingWish[] {
  const count = Math.min(4, Math.max(1, brief.main.count ?? 1))
  const same = Array.from({ length: count }, () => brief.main)
  const others = brief.others
    .filter(({ id }) => isSpecies(id))
    .flatMap((wish) => Array.from({ length: Math.min(2, wish.count ?? 1) }, () => wish))
  return [...same, ...others].slice(0, 4)
}

function backdropFor({ brief, random }: Composing, main: string): Backdrop {
  const asked = brief.traits.find(
    ({ slot, value }) => slot === 'backdrop' && isBackdrop(value),
  )?.value
  if (asked && isBackdrop(asked)) return asked
  if (brief.weather.has('snow') || brief.season === 'winter') return 'snow'
  if (brief.season === 'spring') return 'blossom'
  if (brief.time === 'night') return random.fork('night').pick(['moon', 'stars'])
  if (main === 'panda') return random.fork('bamboo').chance(0.6) ? 'bamboo' : 'halo'
  return random
    .fork('backdrop')
    .pick(['halo', 'sun', 'arch', 'blossom', 'waves', 'leaves', 'hills', 'moon', 'clouds'])
}

function compose(composing: Composing): Illustration {
  const { brief, frame, random } = composing
  const cast = castOf(composing)
  const main = cast[0] ?? brief.main
  const asked = traitOf(main, 'pose')?.value
  const pose: Pose =
    asked === 'sitting' || asked === 'bust'
      ? asked
      : cast.length === 1 && random.fork('pose').chance(0.35)
        ? 'sitting'
        : 'bust'
  const species = isSpecies(main.id) ? main.id : 'cat'
  const coat = chooseCoat(speciesOf(species), main, random.fork('animal 0').fork('coat'))
  const harmony: Harmony = pickHarmony(coat.base, random.fork('harmony'))
  const stands = standsFor(cast.length, pose, speciesOf(species).top ?? 215, frame)
  const focus = stands[0] ?? { x: frame.width / 2, y: frame.height / 2, scale: 1 }
  const radius = Math.min(frame.width * 0.43, focus.scale * (pose === 'sitting' ? 330 : 270))
  const at = {
    x: frame.width / 2,
    y: Math.min(focus.y, frame.height * 0.5) - 20,
    r: radius,
    frame,
    random: random.fork('ground'),
  }
  const figures = stands.flatMap((stand, i) => {
    const wish = cast[i] ?? main
    const own = random.fork(`animal ${i}`)
    const id = isSpecies(wish.id) ? wish.id : species
    const cloth = traitOf(wish, 'wears')?.tint
    const colour = cloth
      ? TINT_COATS[cloth]
      : i === 0
        ? harmony.cloth
        : own.fork('cloth').pick([harmony.cloth, harmony.small, harmony.shape])
    return moved(
      animal(id, wish, pose, colour, own),
      stand.x,
      stand.y,
      stand.scale,
      own.fork('tilt').spread() * 0.05,
    )
  })
  return {
    frame,
    layers: composing.standsInSetting
      ? figures
      : [...groundFor(backdropFor(composing, species), harmony, at), ...figures],
    focus: { x: focus.x, y: focus.y, radius: 170 * focus.scale },
    paper: harmony.ground,
  }
}

/** Animals seen from the front, as portraits or sitting. */
export const animals: Family = {
  id: 'animals',
  things: THINGS,
  traits: TRAITS,
  styles: [
    'flat',
    'papercut',
    'soft',
    'watercolour',
    'ink',
    'pixel',
    'minimal',
    'ukiyoe',
    'pencil',
    'neon',
    'oil',
    'blue-green',
  ],
  takesSetting: true,
  takesPictureTint: true,
  compose,
}

import { BACKGROUND_TRAITS } from '../background'
import { type Composing, type Family, type ThingWish, traitOf } from '../family'
import { dye } from '../marine/swimmers'
import { type Stage, drawAir, buildStage } from '../places/stage'
import { ellipse, layer, place } from '../build/form'
import type { Form, Frame, Illustration } from '../node'
import type { Creature } from './creature'
import { drawFlower, drawGround, drawLeaf, drawOpenSky, drawSheet } from './ground'
import { type Point, polyline, triples } from '../../drawing/notation'
import type { Oklch } from '../../colour'
import { intersect } from '../build/clip'
import { wordList } from '../../../lib/words'
import { TRAITS as ANIMAL_TRAITS, WINDOW_WORDS } from '../animals/words'
import { buildMachine } from './machine'

/** The slot of one that swims. */
export const AFLOAT = 'afloat'
const SWIMMING = '游泳 游水 戏水 嬉水 游弋 游 游着 游来游去 swimming'

export type Creatures = Readonly<Record<string, Creature>>

const ON_FLOWER =
  '花上 花朵上 停在花上 停在花朵上 落在花上 落在花朵上 花瓣上 花蕊上 花心上 采蜜 采花蜜'
const MANY_HUES =
  '彩色 多彩 五彩 七彩 五颜六色 五彩缤纷 五彩斑斓 色彩斑斓 色彩缤纷 彩虹色 羽毛鲜艳 colourful colorful'
const MOST = 6

/** Places in the frame and sizes by number; the first is the nearest. */
const SPOTS: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[0, 0, 1]],
  triples('-0.21,0,0.62 0.23,-0.05,0.54'),
  triples('0,0.02,0.52 -0.27,-0.07,0.44 0.28,-0.05,0.46'),
  triples('-0.22,0.05,0.42 0.2,0.04,0.42 -0.02,-0.13,0.34 0.36,-0.12,0.32'),
  triples('-0.32,0.05,0.36 0,0.06,0.36 0.32,0.05,0.36 -0.16,-0.12,0.31 0.16,-0.12,0.31'),
  triples(`-0.34,0.05,0.35 -0.05,0.06,0.35 0.24,0.05,0.35
    -0.2,-0.12,0.3 0.1,-0.12,0.3 0.37,-0.12,0.3`),
]

/** 老鹰在天空翱翔: another drawing of the same bird. */
const FLYING: Readonly<Record<string, string>> = { eagle: 'emoji-eagle', dove: 'emoji-dove' }

const isInSky = ({ on }: Creature): boolean => on === 'sky'
/** Height of the middle of what is in the sky, share of the frame: alone, and over a ground. */
const SKY_AT = { alone: 0.5, over: 0.36 } as const

const isClose = ({ on }: Creature): boolean => on === 'leaf' || on === 'sheet'

function listCast(
  { main, others }: Composing['brief'],
  table: Creatures,
): { wish: ThingWish; creature: Creature }[] {
  const same = Array.from({ length: Math.max(1, main.count ?? 1) }, () => main)
  // 鸭妈妈带着一群小鸭子
  const more = others.flatMap((wish) =>
    Array.from({ length: Math.max(1, wish.count ?? 1) }, () => wish),
  )
  return [...same, ...more].slice(0, MOST).flatMap((wish) => {
    const flying = traitOf(wish, 'does') ? FLYING[wish.id] : undefined
    const creature = table[flying ?? wish.id]
    return creature ? [{ wish, creature }] : []
  })
}

function fitScale(creature: Creature, { width, height }: Frame): number {
  const [long, tall] = creature.size
  const share = isInSky(creature) ? [0.5, 0.5] : isClose(creature) ? [0.5, 0.8] : [0.8, 0.74]
  return Math.min((width * share[0]) / long, (height * share[1]) / tall)
}

function groundFor(stage: Stage, creature: Creature, foot: number) {
  const isOnFlower = traitOf(stage.brief.main, 'on')?.value === 'flower'
  if (creature.on === 'leaf') return isOnFlower ? drawFlower(stage) : drawLeaf(stage)
  if (creature.on === 'sheet') return drawSheet(stage)
  if (creature.on === 'sky') return drawOpenSky(stage)
  return drawGround(stage, creature.on, foot)
}

const FOAM: Oklch = [0.97, 0.015, 220]

/** The part above the water at a point, with foam along it. @param half of its width */
function dip(forms: readonly Form[], [x, y]: Point, half: number): Form[] {
  const air = [polyline([x - 4000, y - 4000], [x + 4000, y - 4000], [x + 4000, y], [x - 4000, y])]
  const above = forms.flatMap((form): Form[] => {
    if (form.rings.every((ring) => ring.every(([, at]) => at <= y))) return [form]
    const rings = form.rings.flatMap((ring) => intersect([ring], air))
    return rings.length > 0 ? [{ ...form, rings }] : []
  })
  const foam = ([dx, dy, wide, alpha]: readonly number[]): Form =>
    ellipse([x + dx * half, y + dy * half], [wide * half, wide * half * 0.05], FOAM, {
      ...{ role: 'glass', plain: true, alpha },
    })
  return [
    ...above,
    foam([0, 0.01, 1.15, 0.8]),
    foam([-0.5, 0.1, 0.7, 0.45]),
    foam([0.5, 0.14, 0.5, 0.4]),
  ]
}

/** One to six things of a table on the ground of the first. */
function composeWhole(composing: Composing, table: Creatures): Illustration {
  const { brief, frame, random, standsInSetting: isPlaced } = composing
  const cast = listCast(brief, table)
  const [first] = cast
  if (!first) throw new Error(`no thing "${brief.main.id}"`)
  const { width, height } = frame
  const isAtWindow = traitOf(brief, 'backdrop')?.value === 'window'
  const stage = buildStage({ brief, frame, random }, first.creature.times ?? ['day'])
  const own = random.fork('creature')
  const flip = own.chance(0.5)
  // a bat over a zebra has the ground of the zebra
  const { creature: lowest } = cast.find(({ creature }) => !isInSky(creature)) ?? first
  const scale = fitScale(first.creature, frame)
  const air = height * (isInSky(lowest) ? SKY_AT.alone : SKY_AT.over)
  const close = isClose(lowest)
  const tall = lowest.size[1] * fitScale(lowest, frame)
  // a leaf is narrow: rows of several are about its middle
  const middle = cast.length > 3 ? 0.44 : 0.54
  const foot = close ? height * middle + tall / 2 : height * (isAtWindow ? 0.93 : 0.86)
  const bodies = SPOTS[cast.length]
    .map(([dx, dy, k], i) => ({ dx, dy, k, i }))
    .sort((a, b) => a.dy - b.dy)
    .flatMap(({ dx, dy, k, i }): Form[] => {
      const { wish, creature } = cast[i] ?? first
      const board = isAtWindow ? creature.onBoard : undefined
      const isAfloat = traitOf(wish, AFLOAT) !== null
      const { foot: low, shadow: wide } = board ?? creature
      const size = fitScale(creature, frame) * k
      const base = isInSky(creature) ? air + (creature.size[1] * size) / 2 : foot
      const [x, y] = [width * (0.5 + dx), base + height * dy]
      const colour = dye(wish.tint, own.fork(`colour ${creature.words}`).pick(creature.colours))
      const lit = creature.glows ? colour : stage.lit(colour)
      const shadow = ellipse(
        [x, y - 4 * size],
        [wide * size, wide * size * 0.13],
        [0.28, 0.05, 280],
        { role: 'shadow', alpha: 0.32, blur: 10 * size, plain: true },
      )
      const level = isAfloat ? (creature.waterline ?? low) : low
      const at = [x - creature.middle * size * (flip ? -1 : 1), y - level * size] as const
      const drawn = creature.draw({
        base: lit,
        random: own.fork(`one ${i}`),
        tint: wish.tint,
        lit: stage.lit,
        isOnBoard: board !== undefined,
        isAfloat,
        hasManyHues: traitOf(wish, 'motley') !== null,
      })
      const metals = wish.traits.filter(({ slot }) => slot === 'made').map(({ value }) => value)
      const forms = metals.includes('machine')
        ? buildMachine(drawn, metals.includes('brass'), wish.id === 'butterfly')
        : drawn
      const placed = place(forms, at, { scale: size, flip })
      if (isAfloat) return dip(placed, [x, y], wide * size)
      return [...(close || isInSky(creature) ? [] : [shadow]), ...placed]
    })
  const layers = [
    ...(isPlaced ? [] : groundFor(stage, lowest, foot)),
    layer(brief.main.id, 'forms', bodies),
    ...(isPlaced ? [] : drawAir(stage)),
  ]
  return {
    frame,
    layers: layers.filter(({ forms }) => forms.length > 0),
    focus: {
      x: width / 2,
      y: isInSky(first.creature) ? air : foot - (first.creature.size[1] * scale) / 2,
      radius: (Math.max(...first.creature.size) * scale) / 2,
    },
    paper: [0.95, 0.02, 90],
  }
}

/** A family of things seen whole on their ground, alike in all but what is drawn. */
export const createWholeFamily = (id: string, table: Creatures): Family => ({
  id,
  things: Object.fromEntries(Object.entries(table).map(([thing, { words }]) => [thing, words])),
  traits: {
    ...BACKGROUND_TRAITS,
    'backdrop:window': WINDOW_WORDS,
    'on:flower': ON_FLOWER,
    ...(table['emoji-eagle'] && { 'does:fly': '展翅 展翅飞翔 展翅高飞 展翅翱翔 翱翔天际' }),
    ...(table['duck'] && { [`${AFLOAT}:yes`]: SWIMMING }),
    'made:machine': ANIMAL_TRAITS['made:machine'] ?? '',
    'made:brass': ANIMAL_TRAITS['made:brass'] ?? '',
    ...(table['songbird'] && { 'motley:many': MANY_HUES }),
  },
  takes: (slot, thing) =>
    slot === AFLOAT
      ? table[thing]?.waterline !== undefined
      : slot === 'does'
        ? Object.hasOwn(FLYING, thing)
        : slot !== 'motley' || /^(?:songbird|butterfly)$/.test(thing),
  styles: [
    ...wordList('flat soft watercolour papercut oil minimal pixel ukiyoe'),
    ...(['pencil', 'ink', 'neon', 'blue-green'] as const),
  ],
  takesSetting: true,
  most: () => MOST,
  isGrounded: (main) =>
    table[main.id]?.on !== 'sky' &&
    traitOf(main, 'does') === null &&
    traitOf(main, AFLOAT) === null,
  openAir: 'grassland',
  openAirFor: (main) => (traitOf(main, AFLOAT) ? 'lake' : null),
  takesPictureTint: true,
  shows: (other) => Object.hasOwn(table, other.id),
  compose: (composing) => composeWhole(composing, table),
})

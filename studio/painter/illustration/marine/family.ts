import { AIRY_TRAITS } from '../aglow'
import { type Oklch, mixColour } from '../../colour'
import type { Composing, Family } from '../family'
import { disc, ellipse, layer, place, tagThing } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { tone } from '../build/fill'
import type { Form, Illustration, Layer } from '../node'
import { type Stage, drawAir, dash, drawSky, buildStage } from '../places/stage'
import { deepWater, sea, wave } from '../places/waters'
import { EMOJI_SWIMMERS } from '../emoji/things'
import { joinTables } from '../../../lib/tables'
import { LOOKS, reef, reefFish } from './fish'
import { dolphin, dye, octopus, type Swimmer, turtle, whale } from './swimmers'
import { type Point, pairs, triples } from '../../drawing/notation'
import { wordList } from '../../../lib/words'

const OWN: Readonly<Record<string, Swimmer>> = {
  dolphin: {
    words: '海豚 小海豚 白海豚 dolphin',
    draw: dolphin,
    colours: triples('0.58,0.07,245 0.62,0.05,235 0.54,0.06,260'),
    at: 'leaping',
    long: 810,
  },
  whale: {
    words: '鲸鱼 鲸 蓝鲸 座头鲸 大鲸鱼 小鲸鱼 whale blue_whale',
    draw: whale,
    colours: triples('0.5,0.09,245 0.46,0.08,255 0.58,0.08,225'),
    at: 'surface',
    long: 930,
  },
  'sea-turtle': {
    words: '海龟 小海龟 绿海龟 玳瑁海龟 sea_turtle',
    draw: turtle,
    colours: triples('0.58,0.09,150 0.55,0.08,130 0.56,0.08,80'),
    at: 'deep',
    long: 690,
  },
  octopus: {
    words: '章鱼 小章鱼 octopus',
    draw: octopus,
    colours: triples('0.66,0.16,25 0.6,0.14,320 0.7,0.14,50'),
    at: 'deep',
    long: 660,
  },
}

const ofReef = (id: keyof typeof LOOKS, words: string): Swimmer => ({
  words,
  draw: (colour) => reefFish({ ...LOOKS[id], body: colour }),
  colours: [LOOKS[id].body],
  ...{ at: 'deep', long: 640, isSmall: true },
})

/** Kinds that swim together, as different as there are. */
const SHOAL = wordList('angelfish clownfish blue-tang emperor lime coral')

/** Of those that are not said to be of many colours. */
const USUAL = 3

const MOTLEY =
  '彩色鱼 彩色的鱼 彩色小鱼 彩色的小鱼 彩鱼 五彩鱼 五彩的鱼 五颜六色的鱼 七彩鱼 七彩的鱼 多彩的鱼 斑斓的鱼'

const REEF: Readonly<Record<string, Swimmer>> = {
  clownfish: ofReef('clownfish', '小丑鱼 clownfish'),
  angelfish: ofReef('angelfish', '神仙鱼 天使鱼 angelfish'),
  'blue-tang': ofReef('blue-tang', '蓝吊 蓝倒吊 蓝倒吊鱼 蓝唐王鱼 blue_tang'),
  'tropical-fish': {
    ...ofReef('angelfish', `热带鱼 珊瑚鱼 ${MOTLEY} tropical_fish`),
    shoal: SHOAL.map((id) => reefFish(LOOKS[id])),
  },
}

const SWIMMERS = joinTables({ ...OWN, ...REEF }, EMOJI_SWIMMERS)

const TRAITS: Readonly<Record<string, string>> = {
  ...AIRY_TRAITS,
  'motley:many': `彩色 多彩 五彩 七彩 五颜六色 五彩缤纷 五彩斑斓 色彩斑斓 色彩缤纷 colourful colorful ${MOTLEY}`,
  'backdrop:reef': '珊瑚 珊瑚礁 珊瑚丛 珊瑚群 coral coral_reef reef',
  'does:fly': '',
  'does:float': '',
  'depth:deep': '水下 海底 水中 海里 海中 海水中 海底世界 水底 underwater',
  'depth:shallow': '浅海 浅水 浅滩',
}

/** Drops and foam thrown up around a place in the water. */
function splash([x, y]: Point, size: number, random: Stage['random']): Form[] {
  const foam: Oklch = [0.97, 0.015, 220]
  const blades = Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4
    const tall = size * (0.62 - Math.abs(t) * 0.34) * random.range(0.7, 1.1)
    return strokePath(size * 0.09, foam, 'glass end plain alpha 0.9')`${x + t * size * 0.5},${y}
      ${x + t * size * 0.72},${y - tall * 0.6} ${x + t * size * 0.95},${y - tall}`
  })
  const drops = Array.from({ length: 14 }, () =>
    disc(
      [x + random.spread() * size * 1.2, y - random.range(0.2, 0.9) * size],
      random.range(0.014, 0.04) * size,
      foam,
      'glass plain',
    ),
  )
  return [
    ...blades,
    ...drops,
    ellipse([x, y + size * 0.02], [size * 0.86, size * 0.12], foam, 'glass plain alpha 0.9'),
    ellipse([x, y + size * 0.1], [size * 1.2, size * 0.12], foam, 'glass plain alpha 0.35'),
  ]
}

function atSurface(stage: Stage, swimmer: Swimmer, colour: Oklch, count: number): Layer[] {
  const { frame, random } = stage
  const { width, height } = frame
  const leaping = swimmer.at === 'leaping'
  const horizon = height * (leaping ? 0.58 : 0.5)
  const water = sea(stage, horizon)
  const flip = random.fork('flip').chance(0.5)
  const level = height * (leaping ? 0.8 : 0.74)
  const scale = Math.min((width * (count > 1 ? 0.62 : 0.78)) / swimmer.long, (height * 0.5) / 470)
  const shade = (k: number): Oklch => mixColour(stage.lit(colour), stage.low, k)
  const spots = triples('0,0,1 -0.27,-0.1,0.68 0.28,-0.15,0.56').slice(0, count)
  const bodies = [...spots].reverse().map(([dx, dy, k], i) => {
    const size = scale * k
    const way = flip ? -1 : 1
    const at: Point = [width * (0.5 + dx * way), level + dy * height - (leaping ? 300 * size : 0)]
    const own = random.fork(`one ${dx}`)
    const foam = leaping
      ? splash([at[0] - way * 300 * size, at[1] + 300 * size], 190 * size, own)
      : []
    const ripple = leaping
      ? []
      : [
          ellipse(
            [at[0], at[1] + 70 * size],
            [500 * size, 40 * size],
            [0.97, 0.015, 220],
            'glass plain alpha 0.5',
          ),
        ]
    const body = place(swimmer.draw(shade(k === 1 ? 0 : 0.18), stage), at, {
      scale: size,
      flip,
      turn: leaping ? -0.34 * way : 0,
    })
    const drawn = layer('swimmers', 'forms', body, foam, ripple)
    const origin = { x: at[0], y: at[1], scale: size }
    return tagThing([drawn], `main ${spots.length - i}`, origin)
  })
  const lows = leaping ? [] : [wave(stage, level + 60 * scale, 12, tone(water.deep, 0.05))]
  const sun: Point = [
    width * (flip ? 0.3 : 0.7),
    horizon * (stage.time === 'sunset' || stage.time === 'dawn' ? 0.8 : 0.34),
  ]
  const path =
    stage.time === 'sunset' || stage.time === 'dawn'
      ? Array.from({ length: 12 }, (_, i) =>
          dash(
            [sun[0], horizon + 8 + i * 26],
            (24 + i * 9) * (i % 2 ? 0.66 : 1),
            9,
            [0.96, 0.11, 80],
            { role: 'glow', alpha: 0.75 },
          ),
        )
      : []
  return [
    ...drawSky(stage, horizon, sun),
    water.layer,
    layer('sun on the water', 'setting', path),
    ...bodies.flat(),
    layer('waves', 'details', lows, wave(stage, height * 0.91, 14, tone(water.deep, -0.01))),
    ...drawAir(stage),
  ]
}

/** Their bodies alone, in water or in the air of a place. */
function swim(stage: Stage, swimmer: Swimmer, colour: Oklch, count: number): Layer[] {
  const { frame, random } = stage
  const { width, height } = frame
  const flip = random.fork('flip').chance(0.5)
  const scale =
    Math.min((width * 0.74) / swimmer.long, (height * 0.62) / 620) *
    (count > 3 ? 0.46 : count > 1 ? 0.64 : 1)
  const spots = pairs('0,0 -0.25,0.2 0.26,-0.2 -0.28,-0.22 0.27,0.16 0,0.3').slice(0, count)
  // a flight goes upwards
  const rise = stage.brief.main.traits.some(({ slot }) => slot === 'does') ? 0.14 : 0
  const { shoal } = swimmer
  const isMotley = stage.brief.main.traits.some(({ slot }) => slot === 'motley')
  const isDyed = stage.brief.main.tint !== undefined
  return spots.flatMap(([dx, dy], i) => {
    const at: Point = [width * (0.5 + (count > 1 ? dx : 0)), height * (0.48 - rise * 0.4 + dy)]
    const turn = (swimmer.long > 680 ? 0.16 : 0) + rise
    const own = isDyed ? undefined : shoal?.[isMotley ? (i + USUAL) % shoal.length : i % USUAL]
    const size = scale * (own && i > 0 ? 0.86 : 1)
    const body = place(own ?? swimmer.draw(stage.lit(colour), stage), at, {
      ...{ scale: size, turn: swimmer.isSmall ? 0 : flip ? turn : -turn },
      flip: own && i % 3 === 2 ? !flip : flip,
    })
    const origin = { x: at[0], y: at[1], scale }
    return tagThing([layer('swimmers', 'forms', body)], `main ${i + 1}`, origin)
  })
}

function underWater(stage: Stage, swimmer: Swimmer, colour: Oklch, count: number): Layer[] {
  const { frame, random } = stage
  const { width, height } = frame
  const { water, bed, bubbles } = deepWater(stage)
  const hasReef = [...stage.brief.main.traits, ...stage.brief.traits].some(
    ({ value }) => value === 'reef',
  )
  const corals = hasReef ? reef(frame, random.fork('reef')) : []
  const isShallow = stage.brief.main.traits.some(({ value }) => value === 'shallow')
  const light = isShallow
    ? [
        fillPath([0.9, 0.07, 195], 'band alpha 0.4')`0,0! ${width},0! ${width},${height}!
          0,${height}!`,
      ]
    : []
  return [
    water,
    layer('shallows', 'setting', light),
    bed,
    layer('corals', 'setting', corals),
    ...swim(stage, swimmer, colour, count),
    bubbles,
  ]
}

const MOST = 6
/** Of whales and dolphins. */
const MOST_LARGE = 3

/** A shoal is three, and more where its colours are named. */
const countUsual = ({ main }: Composing['brief'], { shoal }: Swimmer): number =>
  shoal ? (main.traits.some(({ slot }) => slot === 'motley') ? MOST : 3) : 1

function compose(composing: Composing): Illustration {
  const { brief, frame, random } = composing
  const swimmer = SWIMMERS[brief.main.id]
  if (!swimmer) throw new Error(`no swimmer "${brief.main.id}"`)
  const stage = buildStage({ brief, frame, random }, ['day', 'sunset', 'day', 'dawn'])
  const colour = dye(brief.main.tint, random.fork('colour').pick(swimmer.colours))
  const most = swimmer.isSmall ? MOST : MOST_LARGE
  const count = Math.max(1, Math.min(most, brief.main.count ?? countUsual(brief, swimmer)))
  const layers = composing.standsInSetting
    ? swim(stage, swimmer, colour, count)
    : swimmer.at === 'deep'
      ? underWater(stage, swimmer, colour, count)
      : atSurface(stage, swimmer, colour, count)
  const { width, height } = frame
  return {
    ...{ frame, layers: layers.filter(({ forms }) => forms.length > 0), paper: [0.95, 0.02, 90] },
    focus: { x: width / 2, y: height * 0.52, radius: Math.min(width, height) * 0.34 },
  }
}

/** Animals of the sea, with the water they are in. */
export const marine: Family = {
  id: 'marine',
  things: Object.fromEntries(Object.entries(SWIMMERS).map(([id, { words }]) => [id, words])),
  traits: TRAITS,
  styles: wordList(`
    flat watercolour soft papercut ukiyoe oil ink pixel minimal pencil neon blue-green
  `),
  takesSetting: false,
  openAirFor: ({ traits }) => (traits.some(({ slot }) => slot === 'does') ? 'cloud-sea' : null),
  most: (id) => (SWIMMERS[id]?.isSmall ? MOST : MOST_LARGE),
  yields: () => true,
  takesPictureTint: true,
  compose,
}

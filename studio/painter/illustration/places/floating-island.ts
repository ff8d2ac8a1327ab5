import { type Oklch, mixColour } from '../../colour'
import { type Point, named, polyline, triples } from '../../drawing/notation'
import { ellipse, form, inside, layer, place, polygonForm } from '../build/form'
import { linear, tone } from '../build/fill'
import { many } from '../build/still/item'
import { type Random, traitOf } from '../family'
import type { Form, Layer } from '../node'
import { aside, onQuay } from './around'
import { cottage } from './country-house'
import { greatHall, pagoda } from './palace'
import { drawCastle, drawCity } from './sky-towers'
import { type Place, type Stage, cloud, drawAir, drawSky, isDark, rect, tree } from './stage'

/** An island in the sky: grass on a cone of rock, and what it carries. */

const ROCKS: readonly [Oklch, ...Oklch[]] = triples('0.56,0.045,55 0.55,0.035,285 0.58,0.04,75')
const LEAVES = named('autumn: 0.68,0.14,60 winter: 0.88,0.02,220 spring: 0.8,0.09,355')
/** Half the width of the island in its own space; (0, 0) is the middle of its grass. */
const HALF = 380

/** The rock below: tapering peaks with a lit and a turned face, the middle one the deepest. */
function drawRock(own: Random, rock: Oklch): Form[] {
  const peaks = Array.from({ length: 7 }, (_, i) => {
    const t = ((i - 3) / 3) * 0.85
    const tip = i === 3 ? 440 : 70 + 360 * (1 - Math.abs(t)) ** 0.8 * own.range(0.75, 1.1)
    return { x: t * HALF, tip, wide: own.range(74, 90), turn: own.range(-0.3, 0.3) }
  })
  peaks.sort((one, other) => one.tip - other.tip)
  const faces = peaks.flatMap(({ x, tip, wide, turn }) => {
    const [foot, waist, lean] = [x * 0.72, 20 + tip * 0.45, tone(rock, x < 0 ? 0.03 : -0.03)]
    const [near, far] = [foot - wide * 0.55, foot + wide * 0.6]
    const edge: Point = [foot + wide * turn, waist * (0.9 + turn)]
    const shape = `${x - wide},0! ${x + wide},0! ${far},${waist}! ${foot},${tip}! ${near},${waist}!`
    const lit = [polyline([x - wide, 0], [x, 0], edge, [foot, tip], [near, waist])]
    const chip = [polyline([x - wide * 0.5, 0], [x, 0], edge, [near + wide * 0.2, waist * 0.7])]
    const turned = [polyline([x + wide, 0], [far, waist], [foot, tip], [foot + wide * 0.3, waist])]
    return inside(
      form(shape, linear([0, 0], [0, 440], lean, tone(rock, -0.12)), 'body relief 6'),
      polygonForm(lit, tone(rock, 0.07), 'detail plain'),
      polygonForm(chip, tone(rock, 0.15), 'detail plain'),
      polygonForm(turned, tone(rock, -0.13), 'shade plain alpha 0.6'),
    )
  })
  const core = `${-HALF},0! ${HALF},0! ${HALF * 0.5},150 0,330 ${-HALF * 0.5},150`
  return [form(core, tone(rock, -0.1)), ...faces]
}

/** Grass with a hanging fringe, seen a little from above. */
function drawGrass(own: Random, green: Oklch): Form[] {
  const fringe = Array.from({ length: 19 }, (_, i) => {
    const t = 1 - (i / 18) * 2
    const y = 46 * Math.sqrt(Math.max(0, 1 - t * t)) + (i % 2 ? own.range(14, 34) : 0)
    return `${t * (HALF + 8)},${y}`
  }).join(' ')
  const rim = `${-HALF - 8},0 ${-HALF * 0.6},-38 0,-52 ${HALF * 0.6},-38 ${fringe}`
  return [
    form(rim, tone(green, -0.1), 'foliage relief 6'),
    ellipse(
      [0, -6],
      [HALF, 46],
      linear([0, -52], [0, 40], tone(green, 0.07), green),
      'foliage plain',
    ),
  ]
}

/** Water over the edge, thinner and fainter as it falls. */
function drawFall(stage: Stage, x: number, wide: number, long: number): Form[] {
  const [water, isGlowing] = [stage.lit([0.92, 0.04, 225]), isDark(stage)]
  const top = 42 * Math.sqrt(1 - (x / HALF) ** 2)
  const [left, right] = [(t: number) => x - wide * t, (t: number) => x + wide * t]
  const stops = [1, 1, 0.9, 0].map((alpha, i) => ({ at: i / 3, colour: water, alpha }))
  const veil = `${left(0.7)},${top - 14}! ${right(0.7)},${top - 14}! ${right(1)},${top + 20} ${right(1.2)},${top + long}! ${left(1.2)},${top + long}! ${left(1)},${top + 20}`
  const streams = [-0.6, -0.1, 0.5].map((dx, i) =>
    rect(right(dx), top + 24 + i * 22, wide * 0.18, long * (0.55 - i * 0.1)),
  )
  const [role, shade] = isGlowing ? (['glow', 0.02] as const) : (['detail', -0.12] as const)
  return [
    ellipse([x, top - 18], [wide * 1.9, 13], tone(water, -0.1), 'glass plain'),
    inside(
      form(veil, { kind: 'linear', from: [0, top], to: [0, top + long], stops }, 'glass plain'),
      many(streams, tone(water, shade), { role, alpha: 0.6 }),
    ),
  ]
}

const CARRIED: Readonly<Record<string, (stage: Stage, own: Random) => Form[]>> = {
  castle: drawCastle,
  city: drawCity,
  palace: ({ lit }) => [
    ...[-250, 250].flatMap((x) => place(pagoda(lit), [x, -20], { scale: 0.62 })),
    ...place(greatHall(lit), [0, 14], { scale: 0.52 }),
  ],
  cottage: (stage) => place(cottage(stage), [0, 0], { scale: 0.5 }),
}

/** Places of trees, shares of `HALF`, behind and before what is carried; their size. */
type Grove = readonly [behind: readonly number[], before: readonly number[], size: number]
const AROUND: Grove = [[-0.84, -0.7, 0.7, 0.85], [-0.76, -0.56, 0.58, 0.78], 92]
const GROVE: Grove = [[-0.64, -0.22, 0.2, 0.62], [-0.84, -0.58, -0.3, 0.1, 0.5, 0.8], 130]
const SIDES: Grove = [[-0.9, -0.04, 0.9], [-0.92, 0.02, 0.93], 60]
const FEW: Grove = [[-0.3, 0.25], [0.6], 250]

interface Isle {
  readonly at: Point
  readonly scale: number
  /** Share of the colour of the air before it. */
  readonly haze: number
  readonly carried: readonly string[]
  readonly grove: Grove
  readonly falls: number
}

function drawIsle(stage: Stage, own: Random, isle: Isle): Form[] {
  const { at, scale, haze, carried, grove, falls } = isle
  const far: Stage = { ...stage, lit: (colour) => mixColour(stage.lit(colour), stage.low, haze) }
  const isSnowy = stage.season === 'winter' || stage.brief.weather.has('snow')
  const green = far.lit(isSnowy ? [0.96, 0.012, 235] : [0.68, 0.13, 135])
  const leaves: Readonly<Record<string, Oklch | undefined>> = LEAVES
  const crown = far.lit(leaves[isSnowy ? 'winter' : (stage.season ?? '')] ?? [0.55, 0.11, 145])
  const plant = (shares: readonly number[], y: number, size: number): Form[] =>
    shares.flatMap((t) => {
      const shade = tone(crown, own.range(-0.04, 0.05))
      return tree([t * HALF, y - t * t * 16], size * own.range(0.8, 1.2), shade, own)
    })
  const [behind, before, size] = grove
  const first = own.sign() * 0.34 * HALF
  const drops = [first, -first * 1.6, 0].slice(0, falls)
  const forms = [
    ...drawRock(own, far.lit(stage.random.fork('rock').pick(ROCKS))),
    ...drawGrass(own, green),
    ...plant(behind, -30, size * 1.4),
    ...carried.flatMap((id, i) => {
      const x = ((i + 0.5) / carried.length - 0.5) * 2 * HALF * 0.85
      const share = Math.min(1, 1.2 / carried.length)
      return place(CARRIED[id]?.(far, own) ?? [], [x, 0], { scale: share })
    }),
    ...drops.flatMap((x, i) => drawFall(far, x, 26 - i * 5, 470 - i * 70)),
    ...plant(before, 14, size),
  ]
  return place(forms, at, { scale })
}

/** A row of clouds over the width. */
function drawBank(stage: Stage, y: number, size: number, colour: Oklch): Form[] {
  const own = stage.random.fork(`bank ${y}`)
  const count = Math.ceil(stage.frame.width / size / 1.1)
  return Array.from({ length: count + 1 }, (_, i) => {
    const x = (stage.frame.width * (i + own.spread() * 0.3)) / count
    return cloud([x, y + own.spread() * size * 0.14], size * own.range(0.8, 1.15), colour, own)
  }).flat()
}

function drawIsland(stage: Stage): Layer[] {
  const { frame, random, brief, low, side } = stage
  const { width, height } = frame
  const own = random.fork('island')
  const { id, traits } = brief.main
  const wanted = traits.filter(({ slot }) => slot === 'carries').map(({ value }) => value)
  const carried = [...new Set([id.replace('sky-', ''), ...wanted])].filter((one) => CARRIED[one])
  const chance = own.chance(0.6) ? own.integer(1, 2) : 0
  const falls = traitOf(brief.main, 'falls') ? 3 : chance
  const scale = Math.min((width * 0.7) / (HALF * 2), (height * 0.7) / 880)
  const grove = [GROVE, AROUND][carried.length] ?? SIDES
  const main: Isle = { at: [width / 2, height * 0.56], scale, haze: 0, carried, grove, falls }
  const white = mixColour(stage.lit([0.975, 0.012, 240]), low, 0.2)
  const small = (x: number, y: number, share: number, haze: number): Form[] =>
    drawIsle(stage, random.fork(`isle ${x}`), {
      at: [width * (0.5 + side * x), height * y],
      scale: scale * share,
      haze,
      carried: [],
      grove: FEW,
      falls: x < -0.3 ? Math.min(falls, 1) : 0,
    })
  const bank = (y: number, size: number, haze: number): Form[] =>
    drawBank(stage, height * y, Math.min(width, height) * size, mixColour(white, low, haze))
  const distant = [small(-0.22, 0.2, 0.12, 0.6), small(0.33, 0.33, 0.17, 0.5)]
  return [
    ...drawSky(stage, height),
    layer('far isles', 'setting', ...distant, bank(0.83, 0.24, 0.55)),
    layer('isles', 'masses', small(-0.4, 0.46, 0.26, 0.22), small(0.41, 0.62, 0.2, 0.2)),
    layer('island', 'forms', drawIsle(stage, own, main)),
    layer('near clouds', 'details', bank(0.94, 0.26, 0.25), bank(1.02, 0.3, 0)),
    ...drawAir(stage),
  ]
}

/** Every way to put these nouns after one of the beginnings. */
const after = (beginnings: readonly string[], nouns: string): string =>
  beginnings.flatMap((words) => nouns.split(' ').map((noun) => words + noun)).join(' ')

const PLACES_IN_AIR =
  ' 在空中 在半空中 在天空 在天空中 在云端 在云海上 在云海之上 在云层之上'.split(' ')
const FLOATING = ['悬浮', '漂浮', '飘浮'].flatMap((verb) =>
  PLACES_IN_AIR.map((at) => `${verb}${at}的`),
)
/** 漂浮在云海上的城市 is a city above the clouds (scenes/cloud-sea). */
const IN_AIR = FLOATING.filter((words) => !words.includes('云'))
const UPON = '浮空岛 浮空岛屿 浮岛 空岛 天空岛 悬浮岛 漂浮岛 悬浮岛屿'
  .split(' ')
  .map((isle) => `${isle}上的`)
const WORDS: Readonly<Record<string, string>> = {
  'floating-island': `浮空岛 浮空岛屿 浮岛 空岛 天空岛 天空之岛 天空岛屿 空中岛屿 悬浮岛 悬浮岛屿 漂浮岛 漂浮岛屿 ${after(FLOATING, '岛 岛屿 小岛')} floating_island floating_islands sky_island sky_islands`,
  'sky-city': `天空之城 天空城 空中之城 浮空城 浮空之城 浮空城市 云端之城 云上之城 ${after(FLOATING, '城')} ${after(IN_AIR, '城市')} ${after(UPON, '城市')} sky_city floating_city_above_the_clouds floating_city city_on_a_floating_island city_on_floating_island city_in_the_sky`,
  'sky-castle': `天空城堡 天空之城 天空之城的城堡 天空之城城堡 空中城堡 云端城堡 云上城堡 浮空城堡 悬浮城堡 漂浮城堡 ${after(FLOATING, '城堡 岛屿城堡')} ${after(UPON, '城堡')} sky_castle castle_above_the_clouds floating_castle_above_the_clouds castle_on_a_floating_island castle_on_floating_island floating_castle castle_in_the_sky castle_in_the_clouds`,
  'sky-palace': `天空宫殿 空中宫殿 云端宫殿 云上宫殿 浮空宫殿 悬浮宫殿 天上宫殿 天上宫阙 仙宫 宗门 仙门 仙宗 仙侠宗门 修仙宗门 宗门大殿 宗门广场 仙山宗门 仙侠城市 仙侠宫殿 东方仙侠城市 云端仙宫 云上仙宫 云海仙宫 云中仙宫 云海中的仙宫 云端仙城 云上仙城 ${after(FLOATING, '宫殿 东方宫殿 仙宫 仙城 古城 宫殿群 仙侠城市 仙侠宫殿 东方仙侠城市 东方城市')} ${after(UPON, '宫殿 东方宫殿')} sky_palace floating_palace palace_on_a_floating_island palace_on_floating_island`,
  'sky-cottage': `云端小屋 浮空小屋 ${after(FLOATING, '小屋 房子')} ${after(UPON, '小屋 房子 木屋 小木屋')} floating_cottage cottage_on_a_floating_island house_on_a_floating_island`,
}

export const ISLANDS: Readonly<Record<string, Place>> = Object.fromEntries(
  Object.entries(WORDS).map(([id, words]) => [
    id,
    { words, draw: drawIsland, drawAround: onQuay(aside(drawIsland)) },
  ]),
)

/** Each is a word of landscapes too: a phrase that only islands had would be declined elsewhere. */
export const ISLAND_TRAITS: Readonly<Record<string, string>> = {
  'carries:castle': '城堡 古堡 castle',
  'carries:city': '城市 城镇 都市 city',
  'carries:palace': '宫殿 东方宫殿 中式宫殿 古代宫殿 楼阁 亭台楼阁 宝塔 palace pagoda pagodas',
  'carries:cottage': '小屋 房子 木屋 cottage house',
  'grows:trees': '树 大树 树木 绿树 trees',
  'falls:yes': '瀑布 waterfall waterfalls',
  'clouds:yes': '云海 云层 云雾缭绕 云上 云端 sea_of_clouds above_the_clouds in_the_clouds',
  'isles:yes': '小岛',
}

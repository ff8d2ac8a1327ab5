import { TAU, cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Form, disc, ellipse, form, inside, line, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import { sheen } from '../build/shine'
import { berry } from '../food/berries'
import { bean } from '../food/coffee'
import { citrusFace } from '../food/fruits'
import type { ThingWish } from '../family'
import type { StrewnId } from './craft'
import { type Item, standing as put } from '../build/still/item'
import type { Site } from '../build/still/site'
import { polyline } from '../../drawing/notation'

type Piece = (random: Random, site: Site) => Item

/** Petals are red, rose or white, whichever parts from the ground. */
function petalColour(ground: Oklch): Oklch {
  if (ground[0] < 0.5) return [0.93, 0.03, 20]
  const rosy = Math.abs(((ground[2] - 10 + 540) % 360) - 180) < 45
  return rosy ? [0.6, 0.17, 14] : [0.8, 0.1, 8]
}

const petal: Piece = (random, { harmony }) => {
  const colour: Oklch = tone(petalColour(harmony.ground), random.range(-0.05, 0.05))
  const s = random.range(0.8, 1.25)
  const leaf = fillPath(tone(colour, 0.04), 'petal relief 9')`-44,0 -30,-26 10,-30 42,-8 46,6 20,24
    -24,22`
  const vein = line('-36,0 0,-4 38,0', 3, tone(colour, -0.12), 'detail plain alpha 0.5')
  return {
    forms: place([inside(leaf, vein)], [0, -14], { scale: s, turn: random.range(0, TAU) }),
    stands: [{ at: [0, 0], radius: [36 * s, 12 * s] }],
  }
}

const leaf: Piece = (random) => {
  const hue = random.range(128, 160)
  const blade = fillPath([random.range(0.5, 0.66), 0.11, hue], 'foliage relief 9')`-80,4! -40,-24
    20,-30 84,-4! 30,22 -40,24`
  const ribs = [line('-78,4 0,-3 80,-4', 4, [0.78, 0.08, hue], 'detail plain alpha 0.8')]
  return {
    forms: place([inside(blade, ribs)], [0, -16], {
      scale: random.range(0.8, 1.1),
      turn: random.range(-0.5, 0.5) + (random.chance(0.5) ? Math.PI : 0),
    }),
    stands: [{ at: [0, 0], radius: [62, 14] }],
  }
}

const sphere: Piece = (random, { harmony }) => {
  const r = random.range(22, 58)
  const colour = random.chance(0.5) ? tone(harmony.accent, 0.08) : tone(harmony.backdrop, 0.02)
  return put(`0,0 ${r * 0.7},${r * 0.17}`, [
    inside(
      disc([0, -r * 0.94], r, colour, { relief: r * 0.34 }),
      sheen(-r * 0.34, -r * 1.3, r * 0.26, r * 0.18, 0.7, -0.5),
    ),
  ])
}

const drop: Piece = (random, { harmony }) => {
  const [rx, ry] = [random.range(10, 40), random.range(5, 12)]
  const water = ellipse([0, -ry * 0.6], [rx, ry], tone(harmony.ground, 0.06), 'glass relief 5')
  return put(`0,0 ${rx},${ry}`, [inside(water, sheen(-rx * 0.4, -ry, rx * 0.3, ry * 0.3, 1))])
}

const paper: Piece = (random, { harmony }) => {
  const colour: Oklch = [
    0.72,
    0.14,
    random.pick([harmony.accent[2], harmony.accent[2] + 60, 85, 25]),
  ]
  const w = random.range(14, 26)
  return {
    forms: place(
      [fillPath(colour, { relief: 2 })`${-w},-5 0,-12 ${w},-3 ${w},6 0,-2 ${-w},7`],
      [0, -6],
      { turn: random.range(-0.9, 0.9) },
    ),
    stands: [{ at: [0, 0], radius: [w, 4] }],
  }
}

const star: Piece = (random) => {
  const r = random.range(20, 36)
  const points = Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * TAU - TAU / 4
    const q = i % 2 ? r * 0.45 : r
    return { x: cos(a) * q, y: sin(a) * q * 0.7, corner: false }
  })
  return {
    forms: place([form(points, [0.86, 0.13, 88], 'metal relief 5')], [0, -10], {
      turn: random.range(0, TAU),
    }),
    stands: [{ at: [0, 0], radius: [r * 0.8, r * 0.3] }],
  }
}

/** Rolled tea leaves, a small heap. */
const tea: Piece = (random) => ({
  forms: Array.from({ length: 9 }, () => {
    const [x, y, turn] = [random.spread() * 62, random.spread() * 14 - 8, random.range(0, TAU)]
    const [c, s] = [cos(turn) * 24, sin(turn) * 9]
    return line(
      polyline([x - c, y - s], [x + s * 0.6, y - 9], [x + c, y + s]),
      11,
      [random.range(0.3, 0.46), 0.06, random.range(70, 140)],
      'foliage both relief 3',
    )
  }),
  stands: [{ at: [0, 0], radius: [70, 13] }],
})

/** A cube of clear ice, seen from a corner. */
const ice: Piece = (random) => {
  const s = random.range(34, 54)
  const side = (points: string, lightness: number): Form =>
    form(points, [lightness, 0.03, 225], 'glass plain alpha 0.8')
  const cube = [
    side('-1,-1.2! 0,-0.8! 0,0! -1,-0.4!', 0.86),
    side('1,-1.2! 0,-0.8! 0,0! 1,-0.4!', 0.8),
    side('-1,-1.2! 0,-1.6! 1,-1.2! 0,-0.8!', 0.96),
  ]
  const forms = place(cube, [0, 0], { scale: s })
  return put(`0,${-s * 0.3} ${s},${s * 0.3}`, [...forms, sheen(-s * 0.5, -s, s * 0.2, s * 0.12)])
}

const slice =
  (hue: number): Piece =>
  (random) => {
    const r = random.range(56, 74)
    return put(`0,0 ${r},${r * 0.3}`, citrusFace([0, -r * 0.2], r, r * 0.36, [0.87, 0.16, hue]))
  }

const stone: Piece = (random) => {
  const r = random.range(36, 74)
  const colour: Oklch = [random.range(0.45, 0.72), 0.012, random.range(40, 240)]
  const body = ellipse([0, -r * 0.42], [r, r * 0.5], colour, { relief: r * 0.3 })
  return put(`0,0 ${r * 0.9},${r * 0.2}`, [
    inside(body, sheen(-r * 0.3, -r * 0.66, r * 0.3, r * 0.1, 0.4)),
  ])
}

const blueberry: Piece = (random) => {
  const r = random.range(20, 30)
  return put(`0,0 ${r},${r * 0.3}`, place(berry(r, [0.42, 0.11, 275], true), [0, -r]))
}

const PIECES: Readonly<Record<Exclude<StrewnId, 'none'>, readonly [piece: Piece, count: number]>> =
  {
    petals: [petal, 8],
    leaves: [leaf, 4],
    spheres: [sphere, 4],
    drops: [drop, 9],
    confetti: [paper, 16],
    stars: [star, 6],
    tea: [tea, 14],
    beans: [bean, 14],
    ice: [ice, 6],
    lemons: [slice(98), 5],
    oranges: [slice(62), 5],
    stones: [stone, 6],
    berries: [blueberry, 9],
  }

/** Words for small things that lie around. */
export const STREWN_TRAITS: Readonly<Record<string, string>> = {
  'strewn:petals': '花瓣 玫瑰花瓣 散落花瓣 petals rose_petals',
  'strewn:leaves': '叶片 绿叶 树叶 叶子 薄荷叶 薄荷 leaves mint',
  'strewn:tea': '茶叶 tea_leaves',
  'strewn:drops': '水珠 水滴 水花 水滴飞溅 水珠飞溅 水花飞溅 droplets water_drops splash',
  'strewn:beans': '咖啡豆 散落咖啡豆 coffee_beans',
  'strewn:ice': '冰块 碎冰 冰块散落 ice_cubes',
  'strewn:lemons': '柠檬片 切片柠檬 青柠片 柠檬切片 lemon_slices',
  'strewn:oranges': '橙片 橙子片 橘子片 鲜橙切片 orange_slices',
  'strewn:stones': '鹅卵石 石子 小石头 石块 pebbles',
  'strewn:berries': '蓝莓点缀 散落蓝莓 blueberries',
}

const isStrewn = (value: string): value is StrewnId =>
  value === 'none' || Object.hasOwn(PIECES, value)

/** All small things that are named around a thing, or the usual ones of its kind. */
export function strewNamed({ traits }: ThingWish, site: Site, usual: StrewnId = 'none'): Item[] {
  const named = traits.flatMap(({ slot, value }) =>
    slot === 'strewn' && isStrewn(value) ? value : [],
  )
  const all = named.length > 0 ? [...new Set(named)] : [usual]
  return all
    .flatMap((kind) => strew(kind, site))
    .sort((a, b) => a.stands[0].at[1] - b.stands[0].at[1])
}

/** Small things around a thing on the floor: left and right of it and before it. */
function strew(kind: StrewnId, site: Site): Item[] {
  if (kind === 'none') return []
  const [piece, count] = PIECES[kind]
  const { frame, floor, centre, half, random } = site
  const most = frame.height - 60
  const items: Item[] = []
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? 1 : -1
    const before = i > count / 2
    const x =
      centre +
      side *
        (before
          ? random.range(0.15, 1.1) * half
          : half * random.range(1.05, 1.5) + random.range(10, 60))
    const y = before ? Math.min(most, floor + random.range(60, 150)) : floor + random.range(-16, 46)
    const atLabel = x < 200 && y > frame.height - 170
    if (x < 60 || x > frame.width - 60 || atLabel || y > most) continue
    const made = piece(random, site)
    items.push({
      forms: place(made.forms, [x, y]),
      stands: made.stands.map(({ radius }) => ({ at: [x, y] as const, radius })),
    })
  }
  return items
}

import { cos, sin } from '../../../lib/maths'
import { type Form, ellipse, form, line } from '../build/form'
import { strokePath } from '../build/outlines'
import { type Oklch, linear, radial, tone } from '../build/fill'
import { ellipsePath } from '../build/path'
import { type Item, many, standing } from '../build/still/item'
import { leafAt } from './blossoms'
import { type Growing, LEAF, type Plant } from './plant'
import { sprout } from './sprout'
import { succulents } from './succulents'
import { cactus } from './cactus'
import { buildPot, soilBefore } from './pot'
import { type Point, triples } from '../../drawing/notation'

/** Broad leaves on long stalks. */
function potted({ colour, random }: Growing): Item {
  const pot = buildPot(160, 220, random.fork('pot'))
  const y = pot.soil
  const split = random.fork('kind').chance(0.5)
  const turns = [-1.15, 1.1, -0.75, 0.7, -0.38, 0.36, 0, -0.95, 0.9]
  const leaves = turns.flatMap((turn, i) => {
    const long = 330 - Math.abs(turn) * 70 + ((i * 37) % 60)
    const stalk = i > 6 ? 90 : 190 - Math.abs(turn) * 40
    const at: Point = [sin(turn) * stalk, y - cos(turn) * stalk]
    const green = tone(colour, ((i * 3) % 5) * 0.025 - 0.05)
    const blade = split
      ? leafAt(at, long * 0.86, turn, green, long * 0.56)
      : leafAt(at, long, turn, green, long * 0.3)
    return [
      line(
        [[0, y + 6], [at[0] * 0.5, (y + at[1]) / 2 - 10], at],
        12,
        tone(green, -0.05),
        'foliage even',
      ),
      ...blade,
    ]
  })
  return standing('0,0 112,24', [...pot.back, ...leaves, soilBefore(y, 136), ...pot.front])
}

/** A small old pine in a flat dish. */
function bonsai({ colour, random }: Growing): Item {
  const pot = buildPot(250, 120, random.fork('pot'))
  const y = pot.soil
  const bark: Oklch = [0.42, 0.05, 52]
  const trunk = form(
    `-70,${y + 10}! -40,${y - 60} -86,${y - 150} -20,${y - 240} 40,${y - 330} 10,${y - 430}! 60,${y - 436}! 96,${y - 330} 40,${y - 230} 0,${y - 150} 44,${y - 60} 96,${y + 10}!`,
    linear([-80, 0], [100, 0], tone(bark, 0.08), tone(bark, -0.08)),
    'body relief 16',
  )
  const branch = (side: 1 | -1, at: number, reach: number): Form =>
    strokePath(30, bark, 'body end')`20,${y - at} ${side * reach * 0.5},${y - at - 30}
      ${side * reach},${y - at - 20}`
  const pad = ([x, dy]: Point, rx: number): Form[] => {
    const fill = radial(
      [x - rx * 0.2, y + dy - 40],
      [rx * 1.1, rx * 0.7],
      tone(colour, 0.12),
      colour,
      tone(colour, -0.14),
    )
    const lobes = [-0.62, 0.6, -0.28, 0.26, 0].map((t, i) =>
      ellipse(
        [x + t * rx, y + dy - (i > 1 ? 26 : 0)],
        [rx * 0.46, rx * 0.3],
        fill,
        'foliage relief 12',
      ),
    )
    return lobes
  }
  return standing('0,0 176,36', [
    ...pot.back,
    branch(-1, 210, 210),
    branch(1, 300, 190),
    trunk,
    ...pad([-210, -230], 150),
    ...pad([200, -330], 140),
    ...pad([-70, -380], 130),
    ...pad([40, -490], 160),
    many(
      Array.from({ length: 22 }, (_, i) =>
        ellipsePath(-190 + i * 18, y + 6 + cos(i * 2) * 8, 22, 11),
      ),
      [0.56, 0.11, 132],
      { role: 'foliage' },
    ),
    ...pot.front,
  ])
}

export const POTS = {
  cactus: {
    words: '仙人掌 仙人球 仙人柱 小仙人掌 cactus cacti',
    draw: cactus,
    colours: triples('0.58,0.11,150 0.62,0.1,140 0.55,0.09,165'),
  },
  succulents: {
    words: '多肉 多肉植物 多肉盆栽 肉肉植物 succulent succulents succulent_plant',
    draw: succulents,
    colours: [[0.7, 0.08, 150]],
  },
  'potted-plant': {
    words:
      '盆栽 盆栽植物 绿萝 龟背竹 琴叶榕 虎尾兰 一盆绿植 室内植物 potted_plant houseplant indoor_plant',
    draw: potted,
    colours: [LEAF, [0.56, 0.12, 140], [0.46, 0.08, 160]],
  },
  sprout: {
    words: '嫩芽 幼苗 树苗 小树苗 新芽 豆苗 种子 发芽的种子 sprout seedling',
    draw: sprout,
    colours: triples('0.64,0.15,132 0.6,0.14,140'),
  },
  bonsai: {
    words: '盆景 松树盆景 盆景松 迎客松盆景 bonsai bonsai_tree',
    draw: bonsai,
    colours: triples('0.46,0.09,150 0.5,0.1,140'),
  },
} satisfies Record<string, Plant>

import { cos, sin } from '../../../lib/maths'
import type { Random } from '../../../lib/random'
import { type Oklch, mixColour } from '../../colour'
import { type Form, form, inside, line, place } from '../build/form'
import { fillPath } from '../build/outlines'
import { linear, tone } from '../build/fill'
import { glossMaterial, lathe, mattMaterial } from '../build/lathe'
import { bow } from '../build/still/bow'
import { type Item, standing } from '../build/still/item'
import { cutRose } from './cut-rose'
import { drawPotMouth } from './pot'
import { type Blossom, daisy, hydrangea, leafAt, rose, stem, sunflower, tulip } from './blossoms'
import { type Growing, type Plant, LEAF, TILT } from './plant'
import { type Point, pairs, polyline, triples, twoTriples } from '../../drawing/notation'
import { named } from '../../parts'

/** Places of the heads of a bunch, from back to front; units about the middle of the dome. */
const DOME: readonly Point[] =
  polyline(`-96,-150 96,-154 0,-186 -196,-62 194,-66 -2,-82 -112,-30 112,-34 -196,44 0,28 196,40 -96,88
  98,86`)

const papers = (random: Random): readonly [Oklch, Oklch] =>
  random.pick<readonly [Oklch, Oklch]>([
    twoTriples('0.95,0.02,80 0.58,0.19,22'),
    twoTriples('0.86,0.045,350 0.95,0.02,60'),
    twoTriples('0.42,0.02,280 0.84,0.09,85'),
    twoTriples('0.8,0.05,70 0.55,0.12,20'),
    twoTriples('0.88,0.04,150 0.96,0.02,95'),
  ])

/** Blossoms in paper with a ribbon. */
export const bouquet =
  (head: Blossom, size: number) =>
  ({ colour, random }: Growing): Item => {
    const [paper, ribbon] = papers(random.fork('paper'))
    const middle: Point = [0, -560]
    const stems = Array.from({ length: 9 }, (_, i) => {
      const x = (i - 4) * 17
      return line(
        polyline([x * 0.35, -190], [x * 0.6, -110], [x * 1.25, -4 - Math.abs(i - 4) * 3]),
        13,
        tone([0.5, 0.1, 140], (i % 3) * 0.04 - 0.05),
        'foliage even relief 3',
      )
    })
    const back = form(
      '-40,-190! -330,-560 -372,-640! -250,-690 -170,-650 -60,-730 60,-690 170,-740 262,-680 376,-640! 330,-560 40,-190!',
      linear([0, -700], [0, -190], tone(paper, 0.03), tone(paper, -0.12)),
      'cloth relief 16',
    )
    const greens = [-1.5, -1.05, -0.6, -0.2, 0.25, 0.65, 1.1, 1.5].flatMap((turn, i) =>
      leafAt(
        [sin(turn) * 150, middle[1] - cos(turn) * 100],
        190 + (i % 3) * 20,
        turn,
        tone(LEAF, ((i * 5) % 3) * 0.05 - 0.05),
      ),
    )
    const heads = DOME.flatMap(([x, y], i) => {
      const own = random.fork(`head ${i}`)
      const lit = -0.045 + (i / DOME.length) * 0.06
      const fill = i % 4 === 2 ? mixColour(colour, tone(colour, 0.1), 0.5) : tone(colour, lit)
      return place(head(size * own.range(0.94, 1.06), fill, own), [middle[0] + x, middle[1] + y])
    })
    const sprigs = Array.from({ length: 7 }, (_, i) => {
      const x = -280 + i * 93
      return [-18, 0, 18].map(
        (dx) =>
          fillPath([0.98, 0.01, 95], 'petal plain')`
          ${x + dx - 7},${-560 - Math.abs(dx) + (i % 2) * 150 - 40}
          ${x + dx},${-574 + (i % 2) * 150 - 40}
          ${x + dx + 7},${-560 - Math.abs(dx) + (i % 2) * 150 - 40}
          ${x + dx},${-552 + (i % 2) * 150 - 40}`,
      )
    }).flat()
    const fold = (k: 1 | -1): Form =>
      inside(
        form(
          `${-44 * k},-176! ${-210 * k},-380 ${-352 * k},-600! ${-180 * k},-480 ${60 * k},-380! ${150 * k},-330 ${46 * k},-180!`,
          linear([-300 * k, -560], [100 * k, -200], tone(paper, 0.05), tone(paper, -0.06)),
          'cloth relief 12',
        ),
        line(`${-330 * k},-560 ${-180 * k},-380 ${-20 * k},-190`, 5, tone(paper, -0.14), 'detail'),
        line(`${-180 * k},-470 ${-80 * k},-340 ${0},-190`, 5, tone(paper, -0.1), 'detail'),
      )
    return standing('0,-6 96,20', [
      ...named('stem', stems),
      ...named('paper', back),
      ...greens,
      ...sprigs,
      ...heads,
      ...named('paper', fold(-1), fold(1)),
      ...named(
        'bow',
        form(
          '-50,-208! 0,-200 50,-208! 54,-150! 0,-142 -54,-150!',
          linear([-54, 0], [54, 0], tone(ribbon, 0.08), tone(ribbon, -0.1)),
          'cloth relief 7',
        ),
      ),
      ...bow(0, -178, ribbon, 1.05),
    ])
  }

const VASES: readonly [Oklch, ...Oklch[]] = triples(`0.94,0.012,85 0.62,0.08,235 0.72,0.07,160
  0.84,0.06,30 0.42,0.06,250 0.66,0.11,44`)

/** A few long-stemmed blossoms in a vase of glass or clay. */
export const inVase =
  (head: Blossom, size: number, usual: number, blades = false) =>
  ({ colour, random, wish }: Growing): Item => {
    const count = Math.max(1, Math.min(7, wish.count ?? usual))
    const clay = random.fork('clay').pick(VASES)
    const kind = random.fork('vase').integer(0, 2)
    const body = [
      pairs('78,0 118,40 126,130 84,230 58,270 74,304'),
      pairs('92,0 98,20 84,160 72,250 92,300'),
      pairs('66,0 128,70 118,180 62,250 60,290 72,304'),
    ][kind]
    const rim = body.at(-1) ?? [74, 304]
    const material = random.fork('glaze').chance(0.5) ? glossMaterial(clay) : mattMaterial(clay)
    const fan = count === 1 ? 0 : 0.2 + count * 0.1
    const spots = Array.from({ length: count }, (_, i): Point => {
      const t = count === 1 ? 0 : (i / (count - 1)) * 2 - 1
      const angle = t * fan
      const high = (i % 2 === 0 ? 420 : 300) - Math.abs(t) * 90 + (count === 1 ? 60 : 0)
      return [sin(angle) * (high + 120), -rim[1] - cos(angle) * high]
    })
    const order = spots.map((_, i) => i).sort((a, b) => (spots[a]?.[1] ?? 0) - (spots[b]?.[1] ?? 0))
    const foot: Point = [0, -rim[1] + 30]
    const greens = blades
      ? [-0.5, -0.25, 0.3, 0.55].flatMap((turn) =>
          leafAt([turn * 40, foot[1]], 360, turn, tone(LEAF, turn * 0.08), 74),
        )
      : [-1, -0.6, 0.55, 1].flatMap((turn) =>
          leafAt([turn * 44, foot[1] - 60], 210, turn, tone(LEAF, turn * 0.06)),
        )
    return standing(`0,0 ${body[0]?.[0] ?? 80},20`, [
      ...named('vase', drawPotMouth(-rim[1] * Math.sqrt(1 - TILT * TILT), rim[0], TILT, clay)),
      ...named(
        'stem',
        spots.map((spot) => stem(spot, [spot[0] * 0.08, foot[1]], 13)),
      ),
      ...greens,
      ...order.flatMap((i) => {
        const [x, y] = spots[i] ?? [0, 0]
        const own = random.fork(`head ${i}`)
        return place(
          head(size * own.range(0.92, 1.06), tone(colour, own.spread() * 0.05), own),
          [x, y],
          { turn: x / 900 },
        )
      }),
      ...named('vase', lathe([0, 0], body, material, { tilt: TILT })),
    ])
  }

/** One blossom of a kind requested by number is in a vase; without a number they are a bunch. */
function roses(growing: Growing): Item {
  const { count } = growing.wish
  if (count === 1) return cutRose(growing)
  if (count !== null && count <= 3) return inVase(rose, 118, count)(growing)
  return bouquet(rose, 112)(growing)
}

export const BUNCHES = {
  rose: {
    words: '玫瑰 玫瑰花 月季 蔷薇 rose',
    draw: roses,
    colours: triples('0.52,0.2,22 0.5,0.2,18 0.55,0.2,20'),
    bunched: true,
  },
  bouquet: {
    words: '花束 鲜花花束 玫瑰花束 捧花 一束花 一束鲜花 bouquet bunch_of_flowers',
    draw: (growing) =>
      growing.random.fork('kind').chance(0.6)
        ? bouquet(rose, 112)(growing)
        : bouquet(daisy, 104)(growing),
    colours: triples('0.78,0.1,5 0.55,0.19,22 0.86,0.09,50 0.74,0.09,310'),
    bunched: true,
  },
  tulip: {
    words: '郁金香 郁金香花 tulip',
    draw: inVase(tulip, 104, 5, true),
    colours: triples('0.62,0.19,20 0.8,0.1,5 0.86,0.14,88 0.58,0.13,320'),
    bunched: true,
  },
  'sunflower-vase': {
    words: '向日葵花束 一瓶向日葵 瓶中的向日葵 向日葵插花 花瓶里的向日葵',
    draw: inVase(sunflower, 140, 5),
    colours: [[0.85, 0.16, 86]],
    bunched: true,
  },
  daisy: {
    words: '雏菊 小雏菊 洋甘菊 daisy',
    draw: inVase(daisy, 96, 6),
    colours: triples('0.97,0.01,95 0.88,0.06,350'),
    bunched: true,
  },
  hydrangea: {
    words: '绣球花 绣球 紫阳花 hydrangea',
    draw: inVase(hydrangea, 150, 3),
    colours: triples('0.68,0.1,265 0.8,0.08,350 0.7,0.09,300'),
    bunched: true,
  },
} satisfies Record<string, Plant>

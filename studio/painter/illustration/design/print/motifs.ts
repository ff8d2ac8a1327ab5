import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, type Point, disc, form, inside, place, polygonForm } from '../../build/form'
import { type Oklch, linear, radial, tone } from '../../build/fill'
import { arcPath, ellipsePath } from '../../build/path'
import type { Composing, Random, ThingWish } from '../../family'
import { type Area, corners, computeCentre, rect } from '../kit/board'
import { pickOne } from '../kit/pick'
import { EMBLEMS, type EmblemId } from '../marks/emblems'
import { confetti, gift } from '../ornaments/objects'
import { mistyHills, moon } from '../ornaments/scenery'
import type { Scheme } from '../kit/scheme'

type Paint = (area: Area, scheme: Scheme, random: Random) => Form[]

const FLAT = { role: 'body', plain: true } as const

/** Quarter discs, discs, stripes and stairs on a grid, each cell in two colours. */
const geometry: Paint = (area, scheme, random) => {
  const [x, y, width, height] = area
  const columns = Math.max(2, Math.round(width / Math.max(150, Math.min(width, height) / 4)))
  const side = width / columns
  const rows = Math.ceil(height / side - 0.04)
  const colours = [scheme.main, scheme.second, scheme.accent, scheme.ink]
  const tiles: Form[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell: Area = [x + column * side, y + row * side, side, side]
      const back = pickOne(random, [scheme.paper, scheme.paper, ...colours])
      const front = pickOne(
        random,
        colours.filter((colour) => colour !== back),
      )
      tiles.push(
        inside(rect(cell, back, FLAT), tile(cell, front, pickOne(random, colours), random)),
      )
    }
  return [inside(rect(area, scheme.paper, FLAT), tiles)]
}

function tile(area: Area, front: Oklch, other: Oklch, random: Random): Form[] {
  const [x, y, side] = area
  const [cx, cy] = computeCentre(area)
  const kind = random.integer(0, 6)
  const corner: Point = [x + (random.chance(0.5) ? side : 0), y + (random.chance(0.5) ? side : 0)]
  if (kind === 0) return [disc(corner, side, front, FLAT)]
  if (kind === 1) return [disc(corner, side, front, FLAT), disc(corner, side * 0.5, other, FLAT)]
  if (kind === 2) return [disc([cx, cy], side * 0.36, front, FLAT)]
  if (kind === 3)
    return [polygonForm([[corners(area)[0], corners(area)[1], corners(area)[2]]], front, FLAT)]
  if (kind === 4)
    return [0, 1, 2].map((i) =>
      rect([x, y + side * (0.08 + i * 0.333), side, side * 0.166], front, FLAT),
    )
  if (kind === 5)
    return [disc([x, cy], side / 2, front, FLAT), disc([x + side, cy], side / 2, other, FLAT)]
  return [
    polygonForm(
      [
        ellipsePath(cx, cy, side * 0.44, side * 0.44),
        ellipsePath(cx, cy, side * 0.26, side * 0.26),
      ],
      front,
      FLAT,
    ),
    disc([cx, cy], side * 0.12, other, FLAT),
  ]
}

/** Rings of bars around a disc: sound, light, a wheel. */
const rays: Paint = (area, scheme, random) => {
  const [cx, cy] = computeCentre(area)
  const radius = Math.min(area[2], area[3]) * 0.5
  const count = random.integer(44, 72)
  const phases = [random.range(0, TAU), random.range(0, TAU)]
  const lobes = random.integer(2, 5)
  const bars = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU
    const swell =
      0.62 + 0.2 * sin(a * lobes + phases[0]) + 0.16 * sin(a * (lobes * 2 + 1) + phases[1])
    const [from, to] = [radius * 0.46, radius * (0.52 + 0.46 * Math.abs(swell))]
    const half = (TAU / count) * 0.3 * radius * 0.5
    const [c, s] = [cos(a), sin(a)]
    const at = (r: number, off: number): Point => [cx + c * r - s * off, cy + s * r + c * off]
    return polygonForm(
      [[at(from, -half), at(to, -half * 1.3), at(to, half * 1.3), at(from, half)]],
      i % 4 === 0 ? scheme.accent : scheme.main,
      FLAT,
    )
  })
  return [
    ...bars,
    disc(
      [cx, cy],
      radius * 0.4,
      linear(
        [cx - radius * 0.4, cy - radius * 0.4],
        [cx + radius * 0.4, cy + radius * 0.4],
        scheme.main,
        scheme.second,
      ),
      'body',
    ),
    disc([cx, cy], radius * 0.13, scheme.paper, FLAT),
    disc([cx, cy], radius * 0.03, scheme.ink, FLAT),
  ]
}

/** Interleaved arches, as of a hall or a rainbow. */
const arches: Paint = ([x, y, width, height], scheme, random) => {
  const colours = [scheme.main, scheme.accent, scheme.second, scheme.ink, scheme.paper]
  const columns = random.integer(2, 3)
  const side = width / columns
  const forms: Form[] = []
  for (let column = 0; column < columns; column++) {
    const cx = x + side * (column + 0.5)
    const top = y + random.range(0, Math.max(0, height * 0.38))
    const shift = random.integer(0, 4)
    for (let ring = 0; ring < 5; ring++) {
      const r = (side / 2) * (1 - ring * 0.19)
      const points = [
        ...arcPath(cx, top + side / 2, r, r, Math.PI, TAU),
        [cx + r, y + height] as Point,
        [cx - r, y + height] as Point,
      ]
      forms.push(polygonForm([points], colours[(ring + shift) % colours.length], FLAT))
    }
  }
  return forms
}

/** Hills, a sun, layers of mist. */
const hills: Paint = (area, scheme, random) => {
  const [x, y, width, height] = area
  const sky = rect(
    area,
    linear([x, y], [x, y + height], tone(scheme.second, 0.12), tone(scheme.accent, 0.06)),
    { role: 'backdrop', plain: true },
  )
  const sun: Point = [x + width * random.range(0.3, 0.7), y + height * random.range(0.3, 0.42)]
  const r = Math.min(width, height) * random.range(0.17, 0.25)
  const layers = Array.from({ length: 5 }, (_, i) => {
    const base = y + height * (0.52 + i * 0.11)
    const points: Point[] = []
    const phase = random.range(0, TAU)
    for (let k = -1; k <= 9; k++) {
      const px = x + (width * k) / 8
      points.push([
        px,
        base -
          height * (0.09 - i * 0.01) * (0.5 + 0.5 * sin(k * (1.1 + i * 0.16) + phase)) -
          height * 0.03 * random.next(),
      ])
    }
    const ring: Point[] = [
      ...points,
      [x + width * 1.2, y + height + 30],
      [x - width * 0.2, y + height + 30],
    ]
    const colour = tone(scheme.main, 0.22 - i * 0.1)
    return form(
      ring.map(([px, py], k) => ({ x: px, y: py, corner: k >= points.length })),
      linear([x, base - height * 0.1], [x, base + height * 0.2], tone(colour, 0.07), colour),
      'foliage plain',
    )
  })
  return [
    inside(
      sky,
      disc(sun, r * 1.5, radial(sun, [r * 1.5, r * 1.5], tone(scheme.accent, 0.1)), {
        role: 'glow',
        alpha: 0.35,
        blur: r * 0.3,
        plain: true,
      }),
      disc(sun, r, tone(scheme.accent, 0.08), 'glow plain'),
      layers,
    ),
  ]
}

/** Large discs and half discs that overlap as transparent inks do, cut by the edge of the area. */
const overlaps: Paint = (area, scheme, random) => {
  const [x, y, width, height] = area
  const r = Math.sqrt(width * height)
  const colours = [scheme.main, scheme.second, scheme.accent]
  const turn = random.range(0, TAU)
  const [cx, cy] = computeCentre(area)
  const blend = scheme.paper[0] > 0.6 ? 'multiply' : 'screen'
  const discs = Array.from({ length: 6 }, (_, i) => {
    const a = turn + (i / 6) * TAU
    const reach = i % 2 === 0 ? 0.2 : 0.4
    const at: Point = [cx + cos(a) * width * reach, cy + sin(a) * height * reach]
    const radius = r * (i % 2 === 0 ? random.range(0.24, 0.32) : random.range(0.08, 0.16))
    return disc(at, radius, colours[i % 3], { role: 'body', plain: true, alpha: 0.9, blend })
  })
  return [
    inside(
      rect([x, y, width, height], tone(scheme.paper, scheme.paper[0] > 0.6 ? -0.02 : 0.03), {
        role: 'backdrop',
        plain: true,
      }),
      discs,
    ),
  ]
}

/** A moon over ridges at night. */
const night: Paint = (area, scheme, random) => {
  const [x, y, width, height] = area
  const hue = scheme.second[2]
  const deep: Oklch = [0.22, 0.06, hue]
  const glow: Oklch = [0.72, 0.14, random.chance(0.5) ? 55 : hue + 20]
  const at: Point = [x + width * random.range(0.38, 0.62), y + height * random.range(0.36, 0.46)]
  const stars = Array.from({ length: 50 }, () =>
    disc(
      [x + random.next() * width, y + random.next() * height * 0.5],
      random.range(1, 3.4),
      [0.97, 0.02, 90],
      { role: 'glow', plain: true, alpha: random.range(0.3, 0.9) },
    ),
  )
  const r = Math.min(width, height) * random.range(0.17, 0.24)
  return [
    inside(
      rect(area, linear([x, y], [x, y + height * 0.75], deep, [0.42, 0.1, hue], glow), {
        role: 'backdrop',
        plain: true,
      }),
      stars,
      moon(at, r, [0.95, 0.06, 88]),
      mistyHills(
        [x, y + height * 0.48, width, height * 0.52],
        [0.2, 0.05, hue],
        [0.46, 0.09, hue],
        random,
        4,
      ),
    ),
  ]
}

/** A burst behind wrapped boxes. */
const burst: Paint = (area, scheme, random) => {
  const [x, y, width, height] = area
  const [cx, cy] = computeCentre(area)
  const far = width + height
  const beams = Array.from({ length: 16 }, (_, i) => {
    const at = (a: number): Point => [cx + cos(a) * far, cy + sin(a) * far]
    const a = (i / 16) * TAU
    return polygonForm(
      [[[cx, cy], at(a), at(a + TAU / 32)]],
      tone(scheme.main, 0.07),
      'detail plain',
    )
  })
  const size = Math.min(width, height) / 430
  const boxes = [
    ...place(gift(scheme.second, scheme.accent), [cx - 120 * size, cy + 60 * size], {
      scale: size * 0.9,
    }),
    ...place(gift(scheme.accent, scheme.second), [cx + 130 * size, cy + 70 * size], {
      scale: size * 0.76,
    }),
    ...place(gift([0.97, 0.02, 85], scheme.main), [cx + 6 * size, cy + 40 * size], {
      scale: size * 1.15,
    }),
  ]
  const paper = place(
    confetti(width, height, [scheme.accent, scheme.paper, scheme.second], random, 40),
    [x, y],
  )
  return [inside(rect(area, scheme.main, { role: 'backdrop', plain: true }), beams, paper, boxes)]
}

/** One flat mark large on a disc. */
export function mark(...ids: readonly EmblemId[]): Paint {
  return (area, scheme, random) => {
    const at = computeCentre(area)
    const r = Math.min(area[2], area[3]) * 0.46
    const back = tone(scheme.accent, 0.02)
    const inks = { main: scheme.ink, second: scheme.main, paper: back }
    return [
      disc(at, r, back, 'backdrop plain'),
      ...place(EMBLEMS[pickOne(random, ids)](inks), at, { scale: (r * 1.2) / 400 }),
    ]
  }
}

export const PAINTS = {
  ...{ geometry, rays, arches, hills, overlaps, night, burst },
  dish: mark('bowl', 'coffee'),
  learning: mark('book', 'sun', 'rings'),
  sport: mark('bolt', 'star'),
} as const
export type Motif = keyof typeof PAINTS
export const MOTIFS = Object.keys(PAINTS) as Motif[]

/** Things side by side; of more than so many each would be small. */
export const MOST_CARRIED = 3

/** Another thing of the prompt, composed by its own family in a frame of the area's shape. */
function carriedThing(other: NonNullable<Composing['other']>, wish: ThingWish, area: Area): Form[] {
  const [x, y, width, height] = area
  const scale = Math.min(width, height) / 1000
  const made = other(wish, { width: width / scale, height: height / scale })
  const layers = made?.layers.filter(({ stage }) => stage !== 'ground') ?? []
  return place(
    layers.flatMap((one) => one.forms),
    [x, y],
    { scale },
  )
}

/** The other things of the prompt: a place all over the area, the things before it in a row. */
export function carriedForms({ brief, other, isPlace }: Composing, area: Area): Form[] | null {
  if (!other) return null
  const isBehind = ({ id }: ThingWish): boolean => isPlace?.(id) ?? false
  const [x, y, width, height] = area
  const behind = brief.others.find(isBehind)
  const things = brief.others.filter((wish) => !isBehind(wish)).slice(0, MOST_CARRIED)
  const share = width / Math.max(1, things.length)
  const forms = [
    ...(behind ? carriedThing(other, behind, area) : []),
    ...things.flatMap((wish, i) => carriedThing(other, wish, [x + share * i, y, share, height])),
  ]
  return forms.length > 0 ? forms : null
}

/** The same as the motif of a poster, on a field of its own. */
export function carried(composing: Composing, scheme: Scheme, area: Area): Form[] | null {
  const forms = carriedForms(composing, area)
  if (!forms) return null
  const back = tone(scheme.accent, scheme.paper[0] > 0.6 ? 0.04 : -0.1)
  return [inside(rect(area, back, { role: 'backdrop', plain: true }), forms)]
}

import { TAU } from '../../../../lib/maths'
import { type Point, polyline } from '../../../drawing/notation'
import { type Form, disc, ellipse, inside, place, polygonForm } from '../../build/form'
import { type Oklch, linear, radial, tone } from '../../build/fill'
import { arcPath, ellipsePath } from '../../build/path'
import { type Composing, type Random, type ThingWish, traitOf } from '../../family'
import { measureBounds } from '../../uses/compose'
import { type Area, rect } from '../kit/board'
import { LIGHT_PAPERS, type Scheme } from '../kit/scheme'
import { findThemeTrait } from './themes'

/** Forms of a thing and their bounds, in a square of its own. */
export interface Piece {
  readonly forms: readonly Form[]
  readonly box: ReturnType<typeof measureBounds>
  readonly isFloating: boolean
  readonly isGlowing: boolean
}

/** Seen as a whole, though its wood reaches below the frame. */
const WHOLE = /^campfire$/

/** Units of the square that a thing is composed in. */
const SIDE = 1000

/** A being as a whole, where nothing is said of how much of it is seen. */
function wholeBeing(wish: ThingWish): ThingWish {
  const usual = [
    { slot: 'pose', value: 'sitting' },
    { slot: 'crop', value: 'full' },
  ]
  const more = usual.filter(({ slot }) => !traitOf(wish, slot))
  return { ...wish, traits: [...wish.traits, ...more] }
}

/** The things, each by itself; null: one of them is cut by its frame, as a portrait is. */
export function composePieces(
  other: NonNullable<Composing['other']>,
  wishes: readonly ThingWish[],
): Piece[] | null {
  const pieces: Piece[] = []
  for (const wish of wishes) {
    const isFloating = traitOf(wish, 'float') !== null
    const made = other(wholeBeing(wish), { width: SIDE, height: SIDE })
    const layers = made?.layers.filter(({ stage }) => !/^(?:ground|setting)$/.test(stage)) ?? []
    const forms = layers.flatMap((one) => one.forms).filter(({ role }) => role !== 'shadow')
    const box = measureBounds(layers)
    if (!Number.isFinite(box.left)) continue
    if (box.bottom > SIDE + 1 && !WHOLE.test(wish.id)) return null
    pieces.push({ forms, box, isFloating, isGlowing: traitOf(wish, 'glow') !== null })
  }
  return pieces.length > 0 ? pieces : null
}

/** Sizes of what is around the first thing, of its height; and how far it overlaps that, of its width. */
const SIZES = [0.58, 0.5, 0.44, 0.42] as const
const OVERLAP = 0.34
/** Of its height: what floats is above its shadow. */
const FLOAT = 0.16

interface Put {
  readonly piece: Piece
  readonly scale: number
  /** Middle and foot. */
  readonly x: number
  readonly foot: number
}

const widthAt = ({ box }: Piece, scale: number): number => (box.right - box.left) * scale
const heightAt = ({ box }: Piece, scale: number): number => (box.bottom - box.top) * scale

/** The first thing in the middle, the others before it at its sides; its height is 1. */
function lineUp([hero, ...others]: readonly Piece[]): Put[] {
  if (!hero) return []
  const scale = Math.min(1 / heightAt(hero, 1), 1.5 / widthAt(hero, 1))
  const reach = [widthAt(hero, scale) / 2, widthAt(hero, scale) / 2]
  const puts: Put[] = [{ piece: hero, scale, x: 0, foot: 0 }]
  for (const [i, piece] of others.slice(0, SIZES.length).entries()) {
    const size = (SIZES[i] ?? 0.4) * Math.max(0.7, heightAt(hero, scale))
    const own = size / Math.max(heightAt(piece, 1), widthAt(piece, 1) * 0.8)
    const width = widthAt(piece, own)
    const side = i % 2
    const from = reach[side] - width * OVERLAP
    reach[side] = from + width
    puts.push({ piece, scale: own, x: (side === 0 ? -1 : 1) * (from + width / 2), foot: 0.045 })
  }
  return puts
}

/** Things on the lower edge of an area, as large as it holds, each on its shadow. */
function arrange(
  pieces: readonly Piece[],
  { spot: [x, y, width, height], isHung }: Pick<Ground, 'spot' | 'isHung'>,
): Form[] {
  const puts = lineUp(pieces)
  const left = Math.min(...puts.map((put) => put.x - widthAt(put.piece, put.scale) / 2))
  const right = Math.max(...puts.map((put) => put.x + widthAt(put.piece, put.scale) / 2))
  const tops = puts.map(({ piece, scale }) => {
    return heightAt(piece, scale) * (piece.isFloating ? 1 + FLOAT : 1)
  })
  const tall = Math.max(...tops) + 0.05
  const unit = Math.min(width / (right - left), height / tall)
  const middle = x + width / 2 - ((left + right) / 2) * unit
  const free = isHung ? (height - tall * unit) / 2 : 0
  const foot = y + height - free - 0.05 * unit
  return puts.flatMap(({ piece, scale, x: at, foot: low }) => {
    const size = scale * unit
    const { box, isFloating, isGlowing } = piece
    const ground: Point = [middle + at * unit, foot + low * unit]
    const half = widthAt(piece, size) / 2
    const up = isFloating ? heightAt(piece, size) * FLOAT : 0
    const shadow = ellipse(
      ground,
      [half * (isFloating ? 0.62 : 0.9), half * 0.12],
      [0.25, 0.03, 280],
      {
        ...{ role: 'shadow', plain: true, blend: 'multiply' },
        ...{
          alpha: isFloating ? 0.28 : 0.34,
          blur: Math.max(5, half * (isFloating ? 0.12 : 0.06)),
        },
      },
    )
    const to: Point = [
      ground[0] - ((box.left + box.right) / 2) * size,
      ground[1] - up - box.bottom * size,
    ]
    const high = heightAt(piece, size)
    const halo = disc(
      [ground[0], ground[1] - up - high / 2],
      Math.max(half, high / 2) * 1.25,
      [0.95, 0.1, 92],
      {
        ...{ role: 'glow', plain: true, alpha: 0.75, blur: Math.max(half, high / 2) * 0.3 },
      },
    )
    return [shadow, ...(isGlowing ? [halo] : []), ...place(piece.forms, to, { scale: size })]
  })
}

const BACK = { role: 'backdrop', plain: true } as const

/** An area of a sheet, and the field around it that has no paper; null: the paper is behind it. */
export type Spread = { readonly art: Area; readonly field: Area | null }

/** The spot for things, and the forms behind them. */
interface Ground {
  readonly forms: readonly Form[]
  readonly spot: Area
  /** In its middle, and not on its lower edge. */
  readonly isHung?: true
  /** Before the things. */
  readonly front?: readonly Form[]
}
export type Lay = (spread: Spread, scheme: Scheme, random: Random) => Ground

/** The colour of large shapes: apart from the paper, and calm. */
function shapeTone({ paper, main }: Scheme): Oklch {
  if (paper[0] < 0.7) return [paper[0] + 0.13, paper[1] * 0.85, paper[2]]
  return [0.87, Math.min(main[1], 0.09), main[2]]
}

/** Before a large disc, an arch or a low sun. */
export const shapes: Lay = ({ art, field }, scheme, random) => {
  const [x, y, width, height] = art
  const side = Math.min(width, height)
  const isDark = scheme.paper[0] < 0.7
  const colour = shapeTone(scheme)
  const cx = x + width / 2
  const floor = y + height / 2 + Math.min(height * 0.38, side * 0.37)
  const r = side * 0.46
  const arch = r * 0.84
  const back = [
    () => disc([cx, y + height * 0.5], r, colour, BACK),
    () =>
      polygonForm(
        [
          [
            ...arcPath(cx, floor - side * 0.52, arch, arch, Math.PI, TAU),
            [cx + arch, floor] as Point,
            [cx - arch, floor] as Point,
          ],
        ],
        colour,
        BACK,
      ),
    () => polygonForm([arcPath(cx, floor, r * 1.2, r * 1.2, Math.PI, TAU)], colour, BACK),
  ][random.integer(0, 2)]
  const bits = polyline('-1.14,-0.6 1.12,-0.4 0.94,-0.78 -1.1,0.06').map(([dx, dy], i) =>
    disc(
      [cx + dx * r, y + height * 0.5 + dy * r],
      side * [0.035, 0.02, 0.013, 0.016][i],
      [scheme.main, scheme.accent, scheme.second, scheme.second][i],
      BACK,
    ),
  )
  const ledge = ellipse(
    [cx, floor],
    [Math.min(width * 0.48, r * 1.25), side * 0.06],
    tone(colour, isDark ? 0.06 : -0.06),
    BACK,
  )
  const inset = width * (field ? 0.1 : 0.04)
  return {
    forms: [
      ...(field ? [rect(field, tone(scheme.paper, isDark ? 0.05 : -0.03), BACK)] : []),
      ...[back(), ledge, ...bits],
    ],
    spot: [x + inset, y + height * 0.1, width - inset * 2, floor + side * 0.03 - y - height * 0.1],
  }
}

/** One colour that is lighter in the middle, as in photographs of goods; a dark one with a ring of light. */
export const studio: Lay = ({ art, field }, { paper, accent }) => {
  const [x, y, width, height] = art
  const side = Math.min(width, height)
  const isDark = paper[0] < 0.5
  const at: Point = [x + width / 2, y + height * 0.5]
  const halo = radial(at, [side * 0.6, side * 0.6], tone(paper, isDark ? 0.12 : 0.025), paper)
  const ring = (r: number): Point[] => ellipsePath(at[0], at[1], side * r, side * r)
  return {
    forms: [
      ...(field ? [rect(field, paper, BACK)] : []),
      disc(at, side * 0.6, halo, BACK),
      ...(isDark ? [polygonForm([ring(0.44), ring(0.434)], accent, 'detail plain')] : []),
    ],
    spot: [x + width * 0.18, y + height * 0.18, width * 0.64, height * 0.64],
    isHung: true,
  }
}

/** A plinth in the light of spots. */
export const stage: Lay = ({ art, field }, { main, accent }, random) => {
  const [x, y, width, height] = art
  const [left, top, wide, tall] = field ?? art
  const hue = main[2]
  const cx = x + width / 2
  const side = Math.min(width, height)
  const floor = y + height * 0.8
  const night = [
    [0.15, 0.04, hue],
    [0.3, 0.1, hue],
    [0.13, 0.04, hue],
  ] as const
  const beams = [-0.46, -0.22, 0.22, 0.46].map((share) => {
    const [from, to] = [cx + wide * share, cx + side * share * 0.4]
    const [thin, reach] = [side * 0.014, side * random.range(0.1, 0.17)]
    const ring = polyline(
      [from - thin, top - 20],
      [from + thin, top - 20],
      [to + reach, floor],
      [to - reach, floor],
    )
    const light = linear([from, top], [to, floor], [0.62, 0.09, hue], [0.16, 0.04, hue])
    return polygonForm([ring], light, {
      ...{ role: 'light', plain: true, blend: 'screen', blur: side * 0.014 },
    })
  })
  const [rx, ry, high] = [side * 0.34, side * 0.066, side * 0.12]
  const low: Point = [cx, floor + high]
  const body = linear(
    [cx - rx, 0],
    [cx + rx, 0],
    ...([
      [0.32, 0.09, hue],
      [0.58, 0.1, hue],
      [0.24, 0.08, hue],
    ] as const),
  )
  const wall: Point[] = [...arcPath(...low, rx, ry, 0, Math.PI), [cx - rx, floor], [cx + rx, floor]]
  const shine = radial([cx, floor], [rx, ry], [0.98, 0.02, hue], [0.7, 0.09, hue])
  const sparks = Array.from({ length: 30 }, () =>
    disc(
      [left + random.next() * wide, top + random.next() * tall * 0.75],
      side * random.range(0.002, 0.006),
      tone(accent, 0.06),
      { ...{ role: 'glow', plain: true, alpha: random.range(0.35, 0.9) } },
    ),
  )
  return {
    forms: [
      rect([left, top, wide, tall], linear([left, top], [left, top + tall], ...night), BACK),
      ...[...beams, ...sparks],
      ellipse(low, [rx * 1.8, ry * 1.9], [0.5, 0.14, hue], {
        ...{ role: 'backdrop', plain: true, alpha: 0.55, blur: side * 0.03 },
      }),
      polygonForm([wall], body, 'body plain'),
      ellipse([cx, floor], [rx, ry], [0.8, 0.07, hue], 'body plain'),
      ellipse([cx, floor], [rx * 0.9, ry * 0.86], shine, 'glow plain'),
    ],
    spot: [cx - side * 0.34, floor - side * 0.5, side * 0.68, side * 0.53],
  }
}

/** A wide screen over a stage, its lights, and the heads of the audience. */
export const keynote: Lay = ({ art, field }, { main, accent }, random) => {
  const [x, y, width, height] = art
  const [left, top, wide, tall] = field ?? art
  const hue = main[2]
  const side = Math.min(width, height)
  const [cx, floor] = [x + width / 2, y + height * 0.7]
  const [half, high] = [Math.min(width * 0.4, side * 0.56), side * 0.42]
  const screen: Area = [cx - half, floor - side * 0.1 - high, half * 2, high]
  const glow = [0.45, 0.16, hue] as const
  const dusk = linear([left, top], [left, top + tall], [0.13, 0.04, hue], [0.2, 0.07, hue])
  const waves = [0.46, 0.62, 0.8].map((at, i) =>
    polygonForm(
      [
        ellipsePath(
          cx + half * [-0.4, 0.5, 0][i],
          screen[1] + high * (at + 0.6),
          half * 1.2,
          high * 0.6,
        ),
      ],
      [0.5 + i * 0.1, 0.15, hue + 20 * i],
      { ...BACK, alpha: 0.55 },
    ),
  )
  const lamps = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].flatMap((share) => {
    const [from, to] = [cx + half * share * 1.2, cx + half * share * 0.7]
    const reach = side * random.range(0.05, 0.09)
    const ring = polyline(
      [from - 4, top - 10],
      [from + 4, top - 10],
      [to + reach, floor],
      [to - reach, floor],
    )
    const light = linear([from, top], [to, floor], [0.66, 0.1, hue], [0.18, 0.05, hue])
    return polygonForm([ring], light, {
      ...{ role: 'light', plain: true, blend: 'screen', blur: side * 0.012, alpha: 0.8 },
    })
  })
  const edge = ellipse([cx, floor], [half * 1.25, side * 0.05], [0.62, 0.1, hue], BACK)
  const deck = rect([left, floor, wide, top + tall - floor], [0.12, 0.03, hue], BACK)
  const shine = ellipse([cx, floor], [half * 1.2, side * 0.036], tone(glow, 0.36), BACK)
  const lit = linear([cx, screen[1]], [cx, floor], [0.26, 0.12, hue], glow)
  const heads = [0, 1].flatMap((row) =>
    Array.from({ length: 9 + row }, (_, i) => {
      const at = left + (wide * (i + (row ? 0 : 0.5))) / 9 + random.spread() * side * 0.012
      const foot = y + height * (row ? 1.02 : 0.95)
      const r = side * (row ? 0.05 : 0.042)
      const colour = [row ? 0.07 : 0.24, row ? 0.03 : 0.09, hue] as const
      return [
        disc([at, foot - r * 2.5], r, colour, BACK),
        ellipse([at, foot], [r * 2, r * 1.7], colour, BACK),
      ]
    }).flat(),
  )
  return {
    forms: [
      rect([left, top, wide, tall], dusk, BACK),
      rect([screen[0] - 8, screen[1] - 8, screen[2] + 16, high + 16], tone(accent, -0.05), BACK),
      inside(rect(screen, lit, BACK), waves),
      ...[...lamps, deck, edge, shine],
    ],
    front: heads,
    spot: [cx - side * 0.3, floor - side * 0.42, side * 0.6, side * 0.45],
  }
}

/** A picture of its own as the whole field. */
export const before =
  (picture: (area: Area) => readonly Form[]): Lay =>
  ({ art, field }) => {
    const [x, y, width, height] = art
    return {
      forms: picture(field ?? art),
      spot: [x + width * 0.14, y + height * 0.14, width * 0.72, height * 0.74],
    }
  }

/** Things before a ground; nothing of both outside the field. */
export function layOut(
  lay: Lay,
  pieces: readonly Piece[],
  { spread, scheme, random }: { spread: Spread; scheme: Scheme; random: Random },
): Form[] {
  const ground = lay(spread, scheme, random)
  const things = pieces.length > 0 ? arrange(pieces, ground) : []
  const all = [...ground.forms, ...things, ...(ground.front ?? [])]
  // the sheet clips a field; what is on the paper is a shape of its own
  return spread.field || lay === shapes ? all : [inside(rect(spread.art, scheme.paper, BACK), all)]
}

/** The way things are shown, if the sheet says more than that they are. */
export function findLay({ brief, style }: Composing): Lay | null {
  const { main, others } = brief
  const kind = findThemeTrait(main)?.ground
  const areGoods = traitOf(main, 'look')?.value === 'goods' && others.length > 0
  if (areGoods && kind !== 'keynote') return studio
  if (LIGHT_PAPERS.has(style)) return null
  return kind === 'keynote' ? keynote : kind === 'stage' ? stage : null
}

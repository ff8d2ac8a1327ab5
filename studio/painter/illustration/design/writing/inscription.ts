import { cos, sin } from '../../../../lib/maths'
import { inside, layer, mapForms, place, polygonForm } from '../../build/form'
import { type Oklch, radial, tone } from '../../build/fill'
import { ellipsePath, roundRectPath } from '../../build/path'
import { type Composing, type Random, traitOf } from '../../family'
import type { Fill, Form, Frame } from '../../node'
import { fitText } from '../../lettering/fit'
import { READABLE_LARGE, legible } from '../../lettering/legible'
import { brushed, dryStreaks } from '../../lettering/ink'
import { textForm } from '../../lettering/setting'
import { type Area, type Draw, cover, ground, fitSheet, listTexts } from '../kit/board'
import { pickOne } from '../kit/pick'
import { GOLD, INK, gilt, lantern, luckyCloud, plumBranch, waveScales } from '../ornaments/festive'
import { fretCorner, goldFlecks, redPaper, sheetShadow } from '../ornaments/paper'
import { type Point, polyline } from '../../../drawing/notation'

/** Shape of the paper behind one great character. */
type Shape = 'diamond' | 'square' | 'round'

type Ground = Readonly<{ colour: Oklch; deep: Oklch; line: Oklch; blossom: Oklch }>

function paperGround(colour: Oklch, deep: Oklch, line: Oklch, blossom: Oklch): Ground {
  return { colour, deep, line, blossom }
}

const GROUNDS: readonly Ground[] = [
  paperGround([0.42, 0.16, 25], [0.33, 0.13, 22], [0.66, 0.16, 40], [0.86, 0.07, 5]),
  paperGround([0.95, 0.03, 85], [0.89, 0.05, 75], [0.8, 0.08, 70], [0.68, 0.19, 15]),
  paperGround([0.84, 0.12, 82], [0.76, 0.13, 74], [0.93, 0.09, 92], [0.96, 0.03, 20]),
  paperGround([0.36, 0.06, 205], [0.28, 0.05, 215], [0.6, 0.09, 190], [0.9, 0.05, 10]),
  paperGround([0.9, 0.05, 15], [0.83, 0.08, 12], [0.78, 0.11, 10], [0.62, 0.2, 14]),
]

function shapeRing(shape: Shape, [cx, cy]: Point, r: number): Point[] {
  if (shape === 'round') return ellipsePath(cx, cy, r, r)
  if (shape === 'square') return roundRectPath(cx - r * 0.84, cy - r * 0.84, r * 1.68, r * 1.68, 8)
  return polyline([cx, cy - r], [cx + r, cy], [cx, cy + r], [cx - r, cy])
}

function band(shape: Shape, centre: Point, radius: number, width: number, fill: Fill): Form {
  const rings = [shapeRing(shape, centre, radius), shapeRing(shape, centre, radius - width)]
  return polygonForm(rings, fill, 'detail plain')
}

/** Frets in the four corners of a diamond or a square; a round sheet has none. */
function frets(shape: Shape, centre: Point, radius: number, fill: Fill): Form[] {
  if (shape === 'round') return []
  const reach = shape === 'diamond' ? radius * 0.86 : radius * 0.74 * Math.SQRT2
  const size = radius * (shape === 'diamond' ? 0.17 : 0.16)
  return [0, 1, 2, 3].flatMap((i) => {
    const a = (i * Math.PI) / 2 + (shape === 'diamond' ? -Math.PI / 2 : -Math.PI * 0.75)
    const at: Point = [centre[0] + cos(a) * reach, centre[1] + sin(a) * reach]
    return place(fretCorner(size, fill), at, { turn: a + Math.PI * 0.75 })
  })
}

/** The red sheet with its gold lines and one brushed text. */
export function redSheet(
  text: string,
  shape: Shape,
  centre: Point,
  radius: number,
  random: Random,
  options: { readonly upsideDown?: boolean; readonly ink?: Oklch } = {},
): Form[] {
  const [cx, cy] = centre
  const ring = shapeRing(shape, centre, radius)
  const area: Area = [cx - radius, cy - radius, radius * 2, radius * 2]
  const paper = redPaper(area)
  const gold = gilt([cx - radius, cy - radius], [cx + radius, cy + radius])
  const half = radius * (shape === 'diamond' ? 0.56 : 0.62)
  const set = fitText(text, {
    box: [cx - half, cy - half, half * 2, half * 2],
    face: 'brush',
    lines: 2,
    leading: 1.1,
  })
  // only a brush leaves such edges: a fallback face stays as cut
  const isBrush = set.face === 'brush'
  const ink = isBrush ? brushed(set, random.fork('ink')) : set
  const streaks = isBrush ? dryStreaks(set, paper, random.fork('dry'), 0.6) : []
  const writing = inside(
    textForm(ink, legible(options.ink ?? INK, [paper], READABLE_LARGE)),
    streaks,
  )
  const turned = mapForms([writing], ([x, y]) => [cx * 2 - x, cy * 2 - y], 1, Math.PI)
  return [
    sheetShadow(ring, 18, 0.5),
    inside(
      polygonForm([ring], paper, 'body'),
      goldFlecks(area, random.fork('gold'), 0.75),
      band(shape, centre, radius * 0.955, radius * 0.014, gold),
      band(shape, centre, radius * 0.92, radius * 0.006, gold),
      frets(shape, centre, radius, gold),
    ),
    ...(options.upsideDown ? turned : [writing]),
  ]
}

function cornerBranches(frame: Frame, colour: Oklch, random: Random): Form[] {
  const { width, height } = frame
  const branch = (name: string) => plumBranch(colour, random.fork(name))
  return [
    ...place(branch('a'), [-10, 10], { scale: random.range(0.8, 1) }),
    ...place(branch('b'), [width + 10, height - 20], {
      scale: random.range(0.62, 0.8),
      turn: Math.PI,
    }),
  ]
}

function lanterns(frame: Frame): Form[] {
  const { width } = frame
  const x = Math.min(150, width * 0.13)
  return [x, width - x].flatMap((at) => place(lantern(), [at, 40], { scale: 0.84 }))
}

function clouds(frame: Frame, colour: Oklch, random: Random): Form[] {
  const { width, height } = frame
  const spots: [Point, number, boolean][] = [
    [[width * 0.1 + 40, height * 0.12 + 20], 0.9, false],
    [[width * 0.9 - 30, height * 0.16 + 40], 0.68, true],
    [[width * 0.88, height * 0.9], 0.95, true],
    [[width * 0.24, height * 0.95], 0.6, false],
  ]
  return spots.flatMap(([at, scale, flip]) =>
    place(luckyCloud(colour), at, { scale: scale * random.range(0.9, 1.1), flip }),
  )
}

/** 福, 囍, 春: one great character, or a pair, on a red sheet. */
export const inscription =
  (preset: string): Draw =>
  ({ brief, frame, random }: Composing) => {
    const text = listTexts(brief)[0] ?? preset
    const chosen = pickOne(random.fork('ground'), GROUNDS)
    const { width, height } = frame
    const centre: Point = [width / 2, height / 2]
    const short = Math.min(width, height)
    const shapes: readonly Shape[] =
      text === '囍' ? ['round', 'diamond', 'round'] : ['diamond', 'diamond', 'square', 'round']
    const shape = pickOne(random.fork('shape'), shapes)
    const radius = short * (shape === 'diamond' ? 0.43 : 0.4)
    const pattern = random.fork('pattern')
    const about = radial(
      centre,
      [width * 0.62, height * 0.62],
      tone(chosen.colour, 0.03),
      chosen.colour,
      chosen.deep,
    )
    const ornament = random.fork('ornament').integer(0, 3)
    const art = random.fork('art')
    const forms =
      ornament === 0
        ? cornerBranches(frame, chosen.blossom, art)
        : ornament === 1
          ? lanterns(frame)
          : ornament === 2
            ? clouds(frame, tone(chosen.line, 0.06), art)
            : []
    const ink = traitOf(brief.main, 'ink')?.value
    const usual = random.fork('gold-ink').chance(text === '囍' ? 0.85 : 0.3)
    const goldInk = ink === undefined ? usual : ink === 'gold'
    const upsideDown = traitOf(brief.main, 'turn')?.value === 'upside-down'
    return fitSheet(
      frame,
      chosen.colour,
      [centre[0] - radius, centre[1] - radius, radius * 2, radius * 2],
      [
        ground(
          cover(frame, about),
          waveScales(width, height, pattern.range(84, 130), chosen.line, 0.2),
        ),
        layer('ornaments', 'setting', forms),
        layer(
          'sheet',
          'masses',
          redSheet(text, shape, centre, radius, random.fork('sheet'), {
            upsideDown,
            ...(goldInk && { ink: GOLD }),
          }),
        ),
      ],
    )
  }

import { hex, mixColour, type Oklch, shade } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, disc, ellipse, form, line } from '../../build/form'
import { knots } from '../pen'
import { type BackdropDrawing, type Stand, petals } from './stand'

/** Wood, petals and their shade, never of the palette: 樱花 is not orange. */
type Tree = readonly [wood: Oklch, petal: Oklch, dark: Oklch]
const BARK = hex('#5d4038')
const TREES: Readonly<Record<string, Tree>> = {
  cherry: [BARK, hex('#f8b6ca'), hex('#ea87a8')],
  peach: [BARK, hex('#ef7da6'), hex('#d24f83')],
  plum: [hex('#40363a'), hex('#f6eaee'), hex('#d3b4c0')],
  'red-plum': [hex('#40363a'), hex('#d6485a'), hex('#a52c43')],
}

type At = readonly [x: number, y: number]

/** A cluster seen from afar: a round of bumps. */
function cluster([x, y]: At, r: number, fill: Oklch, stand: Stand): Form {
  const bumps = 9
  const turn = stand.random.range(0, TAU)
  const outline = Array.from({ length: bumps * 2 }, (_, i) => {
    const k = r * (i % 2 ? 0.86 : stand.random.range(1, 1.16))
    const a = turn + (i / bumps / 2) * TAU
    return [x + cos(a) * k * 1.12, y + sin(a) * k * 0.92]
  })
  return form(knots(outline), fill, 'petal plain')
}

/** Five petals in one outline, and a heart. */
function floret([x, y]: At, r: number, fill: Oklch, stand: Stand): Form[] {
  const turn = stand.random.range(0, TAU)
  const outline = Array.from({ length: 15 }, (_, i) => {
    const a = turn + (i / 15) * TAU
    const k = i % 3 === 0 ? r * 0.42 : r
    return i % 3 === 0 ? [x + cos(a) * k, y + sin(a) * k, 1] : [x + cos(a) * k, y + sin(a) * k]
  })
  const heart = mixColour(shade(fill, -0.2), hex('#c2356a'), 0.45)
  return [form(knots(outline), fill, 'petal'), disc([x, y], r * 0.2, heart, 'petal plain')]
}

/** Petals on the ground, where feet are seen. */
function fallen({ frame, random, head }: Stand, fill: Oklch): Form[] {
  if (head.r > frame.height * 0.16) return []
  return Array.from({ length: 46 }, () =>
    ellipse(
      [random.range(0, frame.width), frame.height * random.range(0.915, 0.99)],
      [random.range(7, 13), random.range(3, 5)],
      shade(fill, random.range(-0.05, 0.02)),
      { role: 'petal', part: 'petals' },
    ),
  )
}

/**
 * A tree at a side whose boughs reach over the figure; without a place more of them far away.
 * The crown is deep at the trunk and at its end, high over the head.
 */
function crown(stand: Stand, [wood, petal, dark]: Tree): Form[] {
  const { frame, random, palette, isBefore } = stand
  const { width: w, height: h } = frame
  const side = random.sign()
  const reach = Math.min(w, h * 1.25)
  // from the edge with the trunk (0) over the figure (1)
  const at = (u: number, v: number): At => [side < 0 ? u * reach : w - u * reach, v * h]
  const low = isBefore ? 0.25 : 0.36
  const edge = (u: number): number => low - 0.13 * sin(Math.min(1, Math.max(0, u)) * TAU * 0.5)
  const bend = random.range(-0.02, 0.03)
  const bough = (share: number, ...points: readonly At[]): Form =>
    line(
      knots(points.map(([u, v]) => [...at(u, v)])),
      Math.min(w, h) * 0.075 * share,
      wood,
      'body end',
    )
  const tips: readonly At[] = [
    [0.55, edge(0.55) * 0.78],
    [0.86, 0.11 + bend],
    [-0.06, 0.36],
  ]
  const [over = [0, 0], high = [0, 0], back = [0, 0]] = tips
  const boughs = [
    bough(1, [0.05, 1.03], [0.075, 0.72], [0.05 + bend, 0.44], [0.1, 0.14]),
    bough(0.5, [0.055 + bend, 0.47], [0.16, edge(0.2) * 1.02], [0.32, edge(0.35) * 0.9], over),
    bough(0.45, [0.07, 0.3], [0.26, 0.14], [0.55, 0.08], high),
    bough(0.4, [0.055 + bend, 0.52], [0, 0.42], back),
  ]
  const spot = (share: number): At => {
    const u = random.range(-0.06, 1.04)
    return at(u, random.range(-0.03, share * edge(u)))
  }
  const clusters = (count: number, share: number, size: number, fill: Oklch): Form[] =>
    Array.from({ length: count }, () =>
      cluster(
        spot(share),
        size * random.range(34, 62),
        shade(fill, random.range(-0.012, 0.012)),
        stand,
      ),
    )
  const onTips = tips.flatMap(([u, v]) =>
    [-1, 1, 0].map((k) =>
      cluster(at(u + k * 0.05, v + random.spread() * 0.02), 44, shade(petal, k * 0.012), stand),
    ),
  )
  const florets = Array.from({ length: 84 }, () =>
    floret(spot(1.1), random.range(13, 23), shade(petal, random.range(0, 0.05)), stand),
  )
  const far = mixColour(palette.ground, petal, 0.45)
  const away = Array.from({ length: isBefore ? 0 : 16 }, (_, i) => {
    const size = random.range(60, 100)
    return cluster([(w * (i + 0.5)) / 16, h * 0.9 - size * 0.5], size, far, stand)
  })
  const meadow = ellipse(
    [w / 2, h * 1.1],
    [w * 0.9, h * 0.215],
    mixColour(palette.ground, palette.deep, 0.22),
    'backdrop plain',
  )
  return [
    ...away,
    ...(isBefore ? [] : [meadow]),
    ...clusters(26, 1, 1.2, dark),
    ...clusters(14, 0.9, 1, mixColour(petal, dark, 0.5)),
    ...boughs,
    ...onTips,
    ...clusters(24, 0.92, 0.9, mixColour(petal, dark, 0.3)),
    ...clusters(22, 0.72, 0.75, petal),
    ...florets.flat(),
    ...petals({ ...stand, palette: { ...palette, petal } }, 44),
    ...fallen(stand, petal),
  ]
}

export const isInBlossom = (id: string): boolean => Object.hasOwn(TREES, id)

export const inBlossom =
  (id: string): BackdropDrawing =>
  (stand) => {
    const [wood, petal, dark] = TREES[id] ?? TREES.cherry
    const own = stand.petal
    return crown(stand, own ? [wood, own, shade(own, -0.1)] : [wood, petal, dark])
  }

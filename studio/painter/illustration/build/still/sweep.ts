import { type Oklch, mixColour } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import type { Random } from '../../../../lib/random'
import { type Form, type Point, disc, form, layer, polygonForm } from '../form'
import { linear } from '../fill'
import { ellipsePath } from '../path'
import { many } from './item'
import { pool } from './shadow'
import {
  type MakeGround,
  type Site,
  box,
  lighter,
  strip,
  vertical,
  vignette,
  windowLight,
} from './site'

type Backdrop = (site: Site) => Form[]

const middle = ({ centre, floor, top }: Site): Point => [centre, (floor + top) / 2]

function reach({ half, floor, top, frame }: Site): number {
  const most = Math.min(frame.width, frame.height) * 0.47
  return Math.min(most, Math.max(half, (floor - top) / 2) * 0.94)
}

const discBackdrop: Backdrop = (site) => {
  const [x, y] = middle(site)
  const r = reach(site)
  const { backdrop } = site.harmony
  const fill = linear([x, y - r], [x, y + r], lighter(backdrop, 0.03), lighter(backdrop, -0.05))
  return [disc([x, y - r * 0.08], r, fill, 'backdrop relief 0')]
}

const ringBackdrop: Backdrop = (site) => {
  const [x, y] = middle(site)
  const r = reach(site)
  const rings = [ellipsePath(x, y - r * 0.1, r, r), ellipsePath(x, y - r * 0.1, r * 0.86, r * 0.86)]
  return [polygonForm(rings, site.harmony.backdrop, 'backdrop relief 10')]
}

const archBackdrop: Backdrop = (site) => {
  const { centre, floor, harmony } = site
  const r = reach(site) * 0.92
  const top = Math.max(60, (site.floor + site.top) / 2 - r * 0.9)
  const arch: Point[] = [
    [centre - r, floor - 6],
    ...Array.from({ length: 33 }, (_, i): Point => {
      const a = TAU / 2 + (i / 32) * (TAU / 2)
      return [centre + cos(a) * r, top + r + sin(a) * r]
    }),
    [centre + r, floor - 6],
  ]
  const fill = linear(
    [0, top],
    [0, floor],
    lighter(harmony.backdrop, 0.02),
    lighter(harmony.backdrop, -0.06),
  )
  return [polygonForm([arch], fill, 'backdrop relief 16')]
}

const panelBackdrop: Backdrop = ({ frame, floor, harmony, random }) => {
  const split = frame.width * random.range(0.56, 0.7)
  const fill = vertical([
    [0, lighter(harmony.backdrop, 0.02)],
    [floor, lighter(harmony.backdrop, -0.05)],
  ])
  return [
    polygonForm([box(split, -4, frame.width - split + 4, floor - 30)], fill, 'backdrop plain'),
  ]
}

/** A palm or fern somewhere off the picture throws its shadow on the wall. */
const leafShadow: Backdrop = ({ frame, random, harmony }) => {
  const side = random.sign()
  const foot: Point = [side > 0 ? frame.width * 1.04 : -frame.width * 0.04, frame.height * 0.5]
  const leaves: Point[][] = []
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    const [x, y] = [foot[0] - side * t * 430, foot[1] - t * 380 + 90 * t * t]
    for (const way of [-1, 1]) {
      const angle = (side > 0 ? Math.PI : 0) + way * side * (0.95 - t * 0.4) + side * 0.7
      const length = 190 * (1 - t * 0.55)
      leaves.push(
        ellipsePath(
          x + cos(angle) * length * 0.5,
          y + sin(angle) * length * 0.5,
          length * 0.5,
          15,
          angle,
        ),
      )
    }
  }
  const colour: Oklch = mixColour(harmony.ground, [0.35, 0.06, 340], 0.5)
  return [many(leaves, colour, { role: 'shadow', blend: 'multiply', alpha: 0.3, blur: 11 })]
}

const windowBackdrop: Backdrop = ({ frame, floor, harmony, random }) => {
  const size = Math.min(frame.width * 0.62, floor * 0.66)
  const x = frame.width * random.range(0.04, 0.3)
  return windowLight(x, floor * 0.04, size, harmony.dark ? 0.16 : 0.38)
}

/** Soft discs of light far behind. */
export const bokeh = (
  area: readonly [number, number, number, number],
  hue: number,
  random: Random,
  count = 16,
): Form[] =>
  Array.from({ length: count }, () => {
    const r = random.range(16, 58)
    const at: Point = [area[0] + random.next() * area[2], area[1] + random.next() * area[3]]
    const colour: Oklch = [0.82, 0.12, hue + random.range(-25, 25)]
    return disc(at, r, colour, {
      ...{ role: 'light', blend: 'screen', plain: true, blur: 3, alpha: random.range(0.1, 0.34) },
    })
  })

const bokehBackdrop: Backdrop = ({ frame, floor, harmony, random }) =>
  bokeh([0, 0, frame.width, floor * 0.8], harmony.accent[2], random)

const wavesBackdrop: Backdrop = ({ frame, floor, harmony, random }) =>
  [0, 1, 2].map((i) => {
    const y = floor * (0.3 + i * 0.2)
    const [a, b] = [random.range(40, 110), random.range(40, 110)]
    const w = frame.width
    const outline: [number, number][] = [
      [-120, y],
      [w * 0.2, y - a],
      [w * 0.55, y + b],
      [w * 0.85, y - a * 0.5],
      [w + 120, y + 20],
      [w + 120, floor + 200],
      [-120, floor + 200],
    ]
    return form(
      outline,
      mixColour(harmony.ground, harmony.backdrop, 0.3 + i * 0.3),
      'backdrop relief 12',
    )
  })

const nothing: Backdrop = () => []

const BACKDROPS: readonly [Backdrop, ...Backdrop[]] = [
  ...([discBackdrop, archBackdrop, ringBackdrop, panelBackdrop, leafShadow] as const),
  ...([leafShadow, windowBackdrop, windowBackdrop, nothing, wavesBackdrop] as const),
]

function buildBackdrop(site: Site): Backdrop {
  const wished = site.brief.traits.find(({ slot }) => slot === 'backdrop')?.value
  if (wished === 'moon' || wished === 'sun' || wished === 'disc') return discBackdrop
  if (site.harmony.dark)
    return site.random.pick([bokehBackdrop, bokehBackdrop, nothing, ringBackdrop])
  return site.random.pick(BACKDROPS)
}

/** The studio's sweep: wall and floor of one paper, two pools of light, a floor that mirrors. */
export const sweep: MakeGround = (site) => {
  const { frame, floor, harmony, centre } = site
  const { ground } = harmony
  const bend = Math.max(frame.height * 0.3, floor - frame.height * 0.17)
  const near = lighter(ground, harmony.dark ? -0.05 : -0.035)
  const far = lighter(ground, 0.03)
  const stops: [number, Oklch][] = [
    [0, lighter(ground, -0.06)],
    [bend, lighter(ground, 0.035)],
    [Math.max(bend + 60, floor - 30), near],
    [frame.height, far],
  ]
  const light = harmony.dark ? 0.22 : 0.4
  const tint: Oklch = [0.95, 0.03, ground[2]]
  const backdrop = buildBackdrop(site)
  const shown = backdrop(site)
  const covers =
    backdrop === wavesBackdrop || backdrop === panelBackdrop || backdrop === archBackdrop
  const glow = pool(
    [centre, (floor + site.top) / 2],
    [frame.width * 0.62, frame.height * 0.5],
    tint,
    light,
  )
  return {
    paper: ground,
    layers: [
      layer('sweep', 'ground', strip(frame, -4, frame.height + 4, vertical(stops))),
      layer('backdrop', 'setting', shown, covers ? floorStrip(site, near, far) : null),
    ],
    over: [layer('light', 'ground', glow, vignette(frame, harmony.dark ? 0.45 : 0.26))],
    mirror: (y) =>
      mixColour(near, far, Math.max(0, (y - floor) / Math.max(1, frame.height - floor))),
  }
}

function floorStrip({ frame, floor }: Site, near: Oklch, far: Oklch): Form {
  const from = floor - 34
  return strip(
    frame,
    from,
    frame.height + 4,
    vertical([
      [from, lighter(near, -0.05)],
      [from + 26, near],
      [frame.height, far],
    ]),
  )
}

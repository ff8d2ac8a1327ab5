import { wordList } from '../../../lib/words'
import { type Point, polyline, triples } from '../../drawing/notation'
import { type PartId, named } from '../../parts'
import { type ThingWish, traitOf } from '../family'
import {
  disc,
  ellipse,
  form,
  inside,
  line,
  mirrored,
  place,
  polygonForm,
  roundRect,
} from '../build/form'
import { type Form, fillPath, strokePath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import { arcPath } from '../build/path'

/** Things that an animal looks out of or from behind, below its eyes. */

export const COVERS = wordList('quilt box pot basket grass snow door tree curtain wall moon')
export type Cover = (typeof COVERS)[number]

/** It is hidden up to the chin; the others hide one side of it. */
const LOW: ReadonlySet<Cover> = new Set<Cover>(wordList('quilt box pot basket grass snow'))
/** Of a low one, its top and its foot below the eyes, its reach to a side, and where the body ends in it. */
export const LOW_COVER = { top: 150, foot: 500, half: 440, cut: 300 } as const

export const isLow = (cover: Cover): boolean => LOW.has(cover)

export function readCover(wish: ThingWish): Cover | null {
  const value = traitOf(wish, 'behind')?.value
  return COVERS.find((id) => id === value) ?? null
}

export type DrawnCover = { readonly behind?: readonly Form[]; readonly before: readonly Form[] }

const CARTON: Oklch = [0.74, 0.075, 70]
const CLAY: Oklch = [0.62, 0.12, 42]
const WICKER: Oklch = [0.68, 0.085, 68]
const LEAF: Oklch = [0.6, 0.12, 142]
const BARK: Oklch = [0.47, 0.06, 56]
const SNOW: Oklch = [0.97, 0.01, 235]
const MOON: Oklch = [0.92, 0.085, 95]

const paw = (x: number, y: number, fill: Oklch): Form =>
  inside(
    ellipse([x, y], [50, 40], fill, 'cloth relief 12'),
    ...[-15, 13].map(
      (dx) =>
        strokePath(4.5, tone(fill, fill[0] > 0.5 ? -0.2 : 0.16), 'detail')`${x + dx},${y + 4}
        ${x + dx},${y + 32}`,
    ),
  )

function quilt(cloth: Oklch): DrawnCover {
  const spots: Point[] = [-340, -170, 0, 170, 340].flatMap((x, i): Point[] => [
    [x, 300 + (i % 2) * 30],
    [x + 85, 420 + (i % 2) * 30],
    [x, 540],
  ])
  return {
    behind: [
      fillPath([0.965, 0.012, 80], 'cloth relief 30')`-360,-40 -330,-150 0,-176 330,-150 360,-40
        380,190 0,240 -380,190`,
    ],
    before: [
      inside(
        fillPath(cloth, 'cloth relief 30')`-440,330 -410,220 -260,158 -120,172 0,152 120,172 260,158
          410,220 440,330 470,520 0,540 -470,520`,
        ...spots.map((at) => disc(at, 24, tone(cloth, 0.12), 'detail')),
        strokePath(12, tone(cloth, 0.16), 'detail even')`-430,270 -260,226 -120,240 0,222 120,240
          260,226 430,270`,
      ),
    ],
  }
}

function box(): DrawnCover {
  const flap = form('270,170! 398,248! 372,300! 262,236!', tone(CARTON, 0.03), 'body relief 6')
  return {
    behind: [form('-270,176! -216,86! 216,86! 270,176!', tone(CARTON, -0.2), 'body')],
    before: [
      ...mirrored([flap]),
      flap,
      inside(
        form('-272,168! 272,168! 250,500! -250,500!', CARTON, 'body relief 12'),
        form('-30,160! 30,160! 28,270! -28,270!', tone(CARTON, 0.1), 'detail'),
        form('90,380! 190,380! 188,450! 92,450!', tone(CARTON, 0.14), 'detail'),
        line('-262,186 0,190 262,186', 6, tone(CARTON, -0.1), 'detail even'),
      ),
    ],
  }
}

function pot(): DrawnCover {
  const leaf = (x: number, y: number, bend: number): Form =>
    fillPath(tone(LEAF, -0.04), 'foliage relief 8')`${x * 0.5},200! ${x * 0.7 - bend},${y * 0.4}
      ${x},${y}! ${x * 0.9 + bend},${y * 0.3 + 60} ${x * 0.5 + bend},210!`
  const right = [leaf(360, -120, 40), leaf(420, 40, 36), leaf(300, -220, 34)]
  return {
    behind: [...mirrored(right), ...right],
    before: [
      inside(
        form('-232,220! 232,220! 172,492 150,504 -150,504 -172,492', CLAY, 'body relief 24'),
        form('120,220! 240,220! 180,510! 90,510!', tone(CLAY, -0.05), 'shade'),
      ),
      roundRect([-262, 152, 524, 86], 16, tone(CLAY, 0.04), 'body relief 12'),
    ],
  }
}

function basket(): DrawnCover {
  const rows = [0, 1, 2, 3].map(
    (i) =>
      strokePath(9, tone(WICKER, -0.12), 'detail even')`-300,${280 + i * 60} 0,${300 + i * 60}
      300,${280 + i * 60}`,
  )
  const posts = [-200, -100, 0, 100, 200].map((x) =>
    line(polyline([x, 230], [x * 0.9, 500]), 7, tone(WICKER, -0.09), 'detail even'),
  )
  return {
    before: [
      inside(
        form('-290,200! 290,200! 262,420 220,500 -220,500 -262,420', WICKER, 'body relief 20'),
        ...posts,
        ...rows,
      ),
      roundRect([-312, 156, 624, 70], 34, tone(WICKER, 0.04), 'body relief 12'),
    ],
  }
}

function grass(): DrawnCover {
  const clumps: readonly (readonly [number, number, number])[] = triples(`-350,330,120 -200,270,120
    -40,250,106 120,262,112 270,290,124 390,350,110`)
  const blades = [-410, -300, -236, -60, 40, 210, 330, 420].map(
    (x, i) =>
      fillPath(tone(LEAF, 0.05 - (i % 3) * 0.04), 'foliage relief 5')`${x - 20},430! ${x - 12},260
      ${x + (i % 2 ? 40 : -36)},${150 + (i % 3) * 34}! ${x + 18},280 ${x + 26},430!`,
  )
  return {
    before: [
      ...clumps.map(([x, y, r], i) =>
        disc([x, y], r, tone(LEAF, i % 2 ? -0.05 : -0.1), 'foliage relief 22'),
      ),
      fillPath(tone(LEAF, -0.09), 'foliage relief 12')`-460,330! 460,330! 480,480 300,506 -300,506
        -480,480`,
      ...blades,
    ],
  }
}

const snow = (): DrawnCover => ({
  before: [
    fillPath(SNOW, 'cloth relief 36')`-480,500 -420,330 -260,200 -110,206 0,166 120,200 270,196
      430,340 480,500`,
  ],
})

/** A crescent on its back, in which one sits: its ends up. */
export function crescentSeat(bottom: number, half: number): Form[] {
  const [y, rise, lean] = [bottom - half, half * 0.42, 0.06]
  const outer = arcPath(0, y, half, half, lean, Math.PI - lean)
  const [tipX, tipY] = outer[0] ?? [half, y]
  const across = Math.sqrt(tipX ** 2 + (tipY - y + rise) ** 2)
  const from = Math.acos(tipX / across)
  const inner = arcPath(0, y - rise, across, across, from, Math.PI - from)
  const body = polygonForm([[...outer, ...inner.reverse()]], MOON, 'glow')
  const craters = [-0.5, -0.1, 0.34].map((x, i) =>
    disc(
      [x * half, bottom - half * (0.14 + x ** 2 * 0.5)],
      half * (0.05 + 0.015 * i),
      tone(MOON, -0.06),
      'detail plain',
    ),
  )
  return [inside(body, ...craters)]
}

/** From the feet of who sits in a moon to its lowest. */
export const MOON_DEPTH = 150

const moon = (feet: number, half: number): DrawnCover => ({
  before: crescentSeat(feet + MOON_DEPTH, half),
})

/** Right edge of what hides one side. */
const EDGE = -112

function door(): DrawnCover {
  const wood: Oklch = [0.56, 0.085, 54]
  const panel = (y: number, tall: number): Form =>
    roundRect([EDGE - 300, y, 220, tall], 8, tone(wood, -0.07), 'detail')
  return {
    before: [
      inside(
        fillPath(wood, 'body relief 10')`${EDGE - 900},-900! ${EDGE},-900! ${EDGE},700!
          ${EDGE - 900},700!`,
        panel(-420, 330),
        panel(0, 470),
        roundRect([EDGE - 26, -900, 30, 1600], 0, tone(wood, 0.07), 'detail'),
      ),
      disc([EDGE - 50, 250], 26, [0.82, 0.12, 86], 'metal relief 8'),
    ],
  }
}

/** The lower part of a tree that fills the frame from top to bottom, its right edge at 0. */
export function trunk(): Form[] {
  const grain = [-560, -260, -20, 240].map(
    (y, i) =>
      strokePath(9, tone(BARK, -0.12), 'detail')`${-180 + (i % 2) * 70},${y}
      ${-166 + (i % 2) * 60},${y + 90} ${-184 + (i % 2) * 74},${y + 190}`,
  )
  return [
    inside(
      fillPath(BARK, 'body relief 30')`-250,-1700! -10,-1700! -14,-200 0,240 40,520 120,640!
        -420,640! -300,520 -250,200`,
      ...grain,
    ),
  ]
}

const tree = (): DrawnCover => ({ before: place(trunk(), [EDGE, 0]) })

const curtain = (cloth: Oklch): DrawnCover => ({
  before: [
    inside(
      fillPath(cloth, 'cloth relief 20')`${EDGE - 900},-900! ${EDGE - 20},-900! ${EDGE},-300
        ${EDGE - 30},100 ${EDGE + 16},700! ${EDGE - 900},700!`,
      ...[80, 190, 310, 440].map(
        (dx) =>
          strokePath(16, tone(cloth, -0.08), 'detail')`${EDGE - dx},-900 ${EDGE - dx - 16},-100
          ${EDGE - dx + 12},700`,
      ),
    ),
  ],
})

function wall(): DrawnCover {
  const brick: Oklch = [0.64, 0.095, 40]
  const joint = tone(brick, 0.16)
  const rows = Array.from({ length: 20 }, (_, i) => -880 + i * 80)
  return {
    before: [
      inside(
        form(`${EDGE - 900},-900! ${EDGE},-900! ${EDGE},700! ${EDGE - 900},700!`, brick, 'body'),
        ...rows.map((y) => line(polyline([EDGE - 900, y], [EDGE, y]), 8, joint, 'detail even')),
        ...rows.flatMap((y, i) =>
          [60, 220, 380, 540].map(
            (dx) =>
              strokePath(8, joint, 'detail even')`${EDGE - dx - (i % 2) * 80},${y}
              ${EDGE - dx - (i % 2) * 80},${y + 80}`,
          ),
        ),
      ),
    ],
  }
}

const COVER_PARTS: Readonly<Partial<Record<Cover, PartId>>> = {
  ...{ quilt: 'quilt', box: 'box', pot: 'pot', basket: 'basket', grass: 'grass' },
  ...{ door: 'door', tree: 'trunk', curtain: 'curtain', wall: 'walls', moon: 'moon' },
}

interface Covering {
  readonly limb: Oklch
  readonly cloth: Oklch
  /** Of the animal that sits, below its eyes. */
  readonly feet: number
  readonly isAlone: boolean
}

/** A cover, with the paws that are on its edge. */
export function drawCover(cover: Cover, { limb, cloth, feet, isAlone }: Covering): DrawnCover {
  const made = {
    ...{ quilt: () => quilt(cloth), box, pot, basket, grass, snow },
    ...{ door, tree, curtain: () => curtain(cloth), wall },
    // of several each has a small one
    moon: () => moon(feet, isAlone ? 440 : 290),
  }[cover]()
  const bare = /^(?:grass|snow|moon)$/.test(cover)
  const paws = bare
    ? []
    : isLow(cover)
      ? [paw(-128, LOW_COVER.top + 20, limb), paw(128, LOW_COVER.top + 20, limb)]
      : [paw(EDGE, 214, limb), paw(EDGE, 320, limb)]
  const part = COVER_PARTS[cover]
  const mark = (forms: readonly Form[]): Form[] => (part ? named(part, forms) : [...forms])
  return { behind: mark(made.behind ?? []), before: [...mark(made.before), ...named('feet', paws)] }
}

import { type Oklch, mixColour } from '../../../colour'
import { type Point, polyline, triples } from '../../../drawing/notation'
import { unite } from '../../build/clip'
import { type Fill, type Form, ellipse, form, inside, line, place } from '../../build/form'
import { downwards, tone, tones } from '../../build/fill'
import { limb, limbPath } from '../../build/limb'
import { closedPath, ellipsePath } from '../../build/path'
import { many } from '../../build/still/item'
import type { Coat } from '../coat'
import { type Build, BUILDS, type BuildId } from './builds'
import { CROWNS, type Crown, type Face, PINK, sideHead } from './heads'
import { named } from '../../../parts'
import { joint, platesOnTrunk } from '../machine'
import { type Random, pointsAt } from '../../../geometry'

/** Animals with four legs from the side, facing right; (0, 0) is the middle of the trunk. */

export type Gait = 'standing' | 'walking' | 'grazing' | 'running' | 'leaping'

/** Joints of a leg below its hip, shares of its length: near fore, near hind, far fore, far hind. */
const STEPS: Readonly<Record<Gait, readonly [string, string, string, string]>> = {
  standing: [
    '0,0 0.03,0.36 0,0.68 0.01,1',
    '0,0 -0.11,0.4 -0.02,0.7 -0.06,1',
    '0,0 0.02,0.36 -0.01,0.68 0,0.95',
    '0,0 -0.1,0.4 -0.02,0.7 -0.05,0.95',
  ],
  grazing: [
    '0,0 0.08,0.36 0.1,0.68 0.14,1',
    '0,0 -0.11,0.4 -0.02,0.7 -0.06,1',
    '0,0 -0.02,0.36 -0.08,0.68 -0.1,0.95',
    '0,0 -0.08,0.4 0.02,0.7 0,0.95',
  ],
  walking: [
    '0,0 0.14,0.34 0.2,0.66 0.28,0.98',
    '0,0 -0.14,0.4 -0.2,0.7 -0.32,0.98',
    '0,0 0.02,0.36 -0.12,0.64 -0.26,0.88',
    '0,0 -0.02,0.4 0.04,0.7 0.1,0.95',
  ],
  leaping: [
    '0,0 0.34,0.02 0.5,0.26 0.42,0.46',
    '0,0 -0.2,0.34 -0.34,0.62 -0.66,0.86',
    '0,0 0.3,0.14 0.42,0.4 0.3,0.56',
    '0,0 -0.12,0.38 -0.26,0.7 -0.54,0.94',
  ],
  running: [
    '0,0 0.36,0.12 0.66,0.16 0.88,0.32',
    '0,0 -0.26,0.26 -0.55,0.28 -0.82,0.48',
    '0,0 0.3,0.16 0.5,0.38 0.42,0.6',
    '0,0 -0.2,0.34 -0.46,0.46 -0.64,0.68',
  ],
}

type Leg = { readonly joints: readonly Point[]; readonly widths: readonly number[] }

function legsFor(build: Build, gait: Gait): readonly [Leg, Leg, Leg, Leg] {
  const [foreX, foreY, hindX, hindY] = build.hips
  const steps = STEPS[gait].map((step) => polyline(step))
  const leg = (i: number, x: number, y: number, widths: readonly number[]): Leg => ({
    joints: (steps[i] ?? []).map(([dx, dy]): Point => [
      x + dx * build.legs,
      y + dy * (build.feet - y),
    ]),
    widths,
  })
  const { fore, hind, apart } = build
  return [
    leg(0, foreX, foreY, fore),
    leg(1, hindX, hindY, hind),
    leg(2, foreX - apart, foreY, fore),
    leg(3, hindX + apart, hindY, hind),
  ]
}

const jointsOn = ({ joints, widths }: Leg): Form[] =>
  joints.slice(0, 3).map((at, i) => joint(at, Math.max(16, (widths[i] ?? 30) * (i ? 0.5 : 0.36))))

/** The neck of one that drinks and never grazes. */
export function lowered({ hips: [x], feet, head, crown }: Build): Build['neck']['standing'] {
  // a mane is lower than the chin
  const above = crown === 'mane' ? 210 : 180
  const [hx, hy] = [x + 96, feet - above * head.scale]
  return {
    outline: `${x - 84},-126! ${x + 30},-124 ${hx + 10},${hy - 60} ${hx + 66},${hy + 10}! ${hx},${hy + 74} ${x + 20},64 ${x - 40},60!`,
    head: [hx + 8, hy + 14, 0.72],
  }
}

/** A foot as wide as its leg: a hoof that is flat below, a paw, or a broad pad. */
function foot({ joints, widths }: Leg, kind: Build['foot'], fill: Oklch): Form {
  const [x, y] = joints.at(-1) ?? [0, 0]
  const half = (widths.at(-1) ?? 30) / 2
  if (kind === 'paw')
    return ellipse([x + half * 0.45, y - half * 0.2], [half * 1.6, half], fill, 'hair relief 4')
  const height = kind === 'pad' ? half * 0.5 : 20
  const shoe = polyline(
    [x - half - 1, y - height],
    [x + half + 1, y - height],
    [x + half + (kind === 'pad' ? 3 : 7), y],
    [x - half - 3, y],
  )
  return { rings: [shoe], role: 'body', fill, plain: true }
}

function tailFor({ tail }: Build, gait: Gait, coat: Coat, root: Oklch): Form[] {
  const fill = tail.marked ? coat.mark : root
  const joints = /^(?:running|leaping)$/.test(gait) ? (tail.running ?? tail.joints) : tail.joints
  const body = limb(polyline(joints), tail.widths, fill, { relief: 6 })
  if (!tail.tip) return [body]
  const [x, y] = polyline(joints).at(-1) ?? [0, 0]
  const [rx, ry] = tail.tip
  const fluff = ellipse(
    [x, y],
    [rx, ry],
    tail.marked ? fill : tail.tipPale ? coat.pale : coat.mark,
    {
      ...{ role: 'hair', relief: 4, turn: tail.tipTurn ?? 0 },
    },
  )
  return [body, fluff]
}

const rosettes = (coat: Coat, dots: string): Form =>
  many(
    triples(dots).map(([x, y, r]) => ellipsePath(x, y, r, r * 0.8)),
    coat.mark,
    { role: 'detail', plain: true, part: 'spots' },
  )

const ROSETTES =
  '-230,-90,17 -180,-120,16 -150,-70,18 -200,-40,17 -110,-118,15 -80,-70,18 -120,-24,16 -40,-112,16 -20,-60,18 -60,-16,15 30,-110,16 50,-62,17 10,-14,15 100,-110,16 120,-60,18 90,-10,15 170,-100,16 190,-50,16 220,-10,14 230,-110,14 270,-150,13 -220,60,12 -236,120,11 210,80,12 214,140,11'

/** Marks of a coat on the trunk; cut to it. */
function marksOn(build: Build, coat: Coat, random: Random): Form[] {
  const has = (mark: Coat['marks'][number]): boolean => coat.marks.includes(mark)
  const { base, pale, mark } = coat
  const out: Form[] = []
  for (const outline of build.pale ?? []) out.push(form(outline, pale, 'detail plain'))
  if (build.head.kind === 'bovine' && has('patches')) {
    const moves = random.fork('patches').range(-24, 24)
    const rings = PATCHES.map((ring) => ring.map(([x, y]): Point => [x + moves, y]))
    out.push(many(rings, mark, { role: 'detail', part: 'spots' }))
  } else if (has('patches') || has('spots'))
    out.push(many(BLOTS, mark, { role: 'detail', part: 'spots' }))
  if (has('tiger') || (has('limbs') && has('forehead')))
    out.push(
      many(has('tiger') ? STRIPES : STRIPES.slice(0, 7), mark, {
        role: 'detail',
        plain: true,
        part: 'stripes',
      }),
    )
  if (has('rosettes')) out.push(rosettes(coat, ROSETTES))
  if (build.dapples) out.push(many(DAPPLES, pale, { role: 'detail', plain: true }))
  if (coat.isMachine) return [...out, ...platesOnTrunk()]
  for (const fold of build.folds) out.push(line(fold, 7, tone(base, -0.1), 'detail'))
  return out
}

const PATCHES = [
  closedPath('-320,-160! -150,-170 -128,-70 -190,0 -250,-10 -320,30!'),
  closedPath('-60,-170! 70,-170 96,-90 60,20 -20,40 -76,-40'),
  closedPath('190,-200! 300,-230 330,-120 286,-30 226,-60'),
  closedPath('-120,70 -40,50 0,150! -130,150!'),
]
const BLOTS = [
  closedPath('-250,-130 -150,-150 -100,-90 -140,-30 -230,-50'),
  closedPath('40,-170 130,-170 160,-100 100,-50 40,-80'),
  closedPath('-30,20 20,-20 60,10 30,60'),
]
const STRIPES = [-220, -160, -100, -40, 20, 80, 140, -250, 200].flatMap((x, i) => [
  closedPath(
    `${x - 16},-190! ${x + 16},-190! ${x + 16 - (i % 2) * 8},-110 ${x + 4},${-40 + (i % 3) * 16}! ${x - 10},-110`,
  ),
  closedPath(
    `${x + 18},110! ${x + 40},110! ${x + 34},40 ${x + 24},${-4 + (i % 2) * 20}! ${x + 20},50`,
  ),
  ...(i < 7 ? [] : [0, 1, 2].map((k) => band(x + (x < 0 ? 4 : 10), 60 + k * 56))),
])
function band(x: number, y: number): Point[] {
  return closedPath(`${x - 60},${y - 8}! ${x},${y + 4} ${x + 46},${y - 6}! ${x},${y + 18}`)
}
const DAPPLES = triples(`-180,-90,11 -130,-106,10 -80,-98,11 -30,-100,10 20,-92,10 70,-98,10
  -150,-56,10 -100,-62,11 -46,-60,10 4,-58,10`).map(([x, y, r]) => ellipsePath(x, y, r, r * 0.8))

const FLEECE = triples(`-230,-30,96 -196,-110,84 -120,-146,84 -30,-156,84 60,-152,84 146,-128,84
  206,-60,88 206,30,84 136,84,84 40,104,84 -60,104,84 -156,84,86 -226,50,76`)
const CURLS = triples(`-150,-60,34 -50,-84,36 50,-70,36 -100,20,34 0,0,38 110,10,36 140,-70,30
  -190,10,26`)

/** The wool of a sheep over trunk and thighs. */
const fleece = (wool: Oklch): Form => ({
  rings: unite([
    closedPath('-230,-40 -120,-130 60,-140 200,-60 190,40 60,100 -140,90'),
    ...FLEECE.map(([x, y, r]) => ellipsePath(x, y, r, r * 0.94)),
  ]),
  ...{ role: 'hair', part: 'wool' },
  fill: downwards(-220, 180, ...tones(wool, 0.02, 0, -0.09)),
  relief: 26,
  inside: CURLS.map(([x, y, r]) =>
    line(pointsAt([x, y], r, '-1,0 -0.5,0.62 0.4,0.6 1,-0.1'), 8, tone(wool, -0.1), 'detail'),
  ),
})

/** Colours of one animal, which a sheep's face or a cow's spots move. */
type Dress = Readonly<{ coat: Coat; legs: Oklch; foot: Oklch; face: Face }>

function dress(id: BuildId, build: Build, own: Coat, random: Random): Dress {
  const { base, pale, mark, marks } = own
  const usual = {
    ...{
      coat: own,
      legs: base,
      face: { base, pale, mark, isMachine: own.isMachine, eye: own.eye },
    },
    foot: build.foot === 'hoof' ? tone(base, base[0] > 0.5 ? -0.32 : -0.16) : base,
  }
  if (id === 'cow' && marks.includes('patches'))
    return { ...usual, foot: [0.4, 0.03, 50], face: { base: mark, pale: PINK, mark: base } }
  if (id === 'cow' || id === 'buffalo') {
    const light = tone(base, id === 'cow' ? 0.14 : -0.02)
    return { ...usual, face: { base, pale: id === 'cow' ? PINK : tone(base, -0.1), mark: light } }
  }
  if (id === 'horse' && base[0] < 0.9)
    return { ...usual, face: { base, pale: mixColour(base, [0.5, 0.04, 30], 0.4), mark } }
  if (id === 'sheep') {
    const wool = mark[0] > 0.9 ? mark : base
    const face: Oklch = random.fork('face').chance(0.35)
      ? [0.36, 0.02, 50]
      : base[0] > 0.8
        ? [0.86, 0.045, 62]
        : tone(base, -0.12)
    const coat = { ...own, base: wool }
    const shade = tone(face, face[0] < 0.5 ? 0.06 : -0.05)
    return { coat, legs: face, foot: tone(face, -0.22), face: { base: face, pale: shade, mark } }
  }
  const socks = marks.includes('tips') || marks.includes('panda') ? mark : build.socks ? pale : base
  if (build.foot === 'paw') return { ...usual, foot: socks }
  return usual
}

/** Marks on the face: stripes of a tiger, the dark ears of what is dark there. */
function marksOnFace({ marks, mark }: Coat): Form[] {
  if (!marks.includes('tiger') && !marks.includes('forehead')) return []
  return [
    '40,-80! 56,-80! 58,-34!',
    '70,-80! 86,-78! 82,-30!',
    '20,40! 66,52! 24,58!',
    '14,72! 60,80! 22,92!',
  ].map((outline) => form(outline, mark, { role: 'detail', plain: true, part: 'stripes' }))
}

/** One animal; its lowest point is where its feet are. */
export function quadruped(id: BuildId, own: Coat, gait: Gait, random: Random): Form[] {
  const build: Build = BUILDS[id]
  const pose =
    gait === 'grazing' && build.crown !== 'tusk'
      ? (build.neck.grazing ?? lowered(build))
      : build.neck.standing
  const { coat, legs: legFill, foot: footFill, face } = dress(id, build, own, random)
  const { base } = coat
  const [nearFore, nearHind, farFore, farHind] = legsFor(build, gait)
  const far: Fill = tone(legFill, -0.12)
  const crown: Crown = CROWNS[build.crown](coat)
  const head = [
    ...crown.behind,
    ...sideHead(build.head.kind, { ...face, isShut: own.lids === 'shut' }, marksOnFace(coat)),
    ...crown.before,
  ]
  const [x, y, turn] = pose.head
  const near = [nearFore, nearHind]
  const dark = (one: Leg): Form[] => [
    limb(one.joints, one.widths, far),
    ...named('hooves', foot(one, build.foot, tone(footFill, -0.08))),
  ]
  const isWoolly = id === 'sheep'
  const neck = closedPath(pose.outline)
  const trunk: Form = {
    rings: unite([
      closedPath(build.trunk),
      neck,
      ...near.map(({ joints, widths }) => limbPath(joints, widths)),
    ]),
    role: 'hair',
    fill: downwards(-200, build.feet, ...tones(base, 0.04, 0, -0.07, -0.03)),
    relief: 24,
    inside: marksOn(build, coat, random),
  }
  const wool: Form[] = [
    ...near.map(({ joints, widths }) => limb(joints, widths, legFill)),
    { rings: [neck], role: 'hair', fill: tone(base, -0.03), relief: 14 },
    fleece(base),
  ]
  const mane = pose.mane ? [inside(form(pose.mane, coat.mark, 'hair relief 9'))] : []
  return [
    ...dark(farFore),
    ...dark(farHind),
    ...named('tail', tailFor(build, gait, coat, tone(base, -0.04))),
    ...(build.udder ? [form(build.udder, PINK, 'hair relief 6')] : []),
    ...(isWoolly ? wool : [trunk]),
    ...named(
      'hooves',
      near.map((one) => foot(one, build.foot, footFill)),
    ),
    ...named('mane', mane),
    ...(coat.isMachine ? near.flatMap(jointsOn) : []),
    ...place(head, [x, y], { turn, scale: build.head.scale }),
  ]
}

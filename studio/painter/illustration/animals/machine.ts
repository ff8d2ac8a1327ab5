/** Animals of metal: 机械兔子. Plates, rivets and joints over the drawing of the animal, lit eyes. */
import { type Point, pairs, triples } from '../../drawing/notation'
import { pointsAt } from '../../geometry'
import { type Form, disc, inside, line, mirrored, place, roundRect } from '../build/form'
import { type Oklch, tone } from '../build/fill'
import type { Coat, MarkKind } from './coat'

const STEEL: Oklch = [0.72, 0.022, 245]
const LIT: Oklch = [0.88, 0.13, 200]
const DARK: Oklch = [0.34, 0.025, 260]
/** Parts that belong to the kind and not to its fur. */
const OF_KIND: ReadonlySet<MarkKind> = new Set<MarkKind>([
  ...([
    'horns',
    'antlers',
    'trunk',
    'crest',
    'unicorn',
    'horse',
    'dragon',
    'spikes',
    'mane',
  ] as const),
])

const BRASS: Oklch = [0.7, 0.115, 76]

/** @param made whether a colour was named for it, and the one named for its eyes */
export function buildMachineCoat(
  coat: Coat,
  { isDyed, isBrass, eye }: { isDyed: boolean; isBrass: boolean; eye: Oklch | null },
): Coat {
  const base = isDyed ? coat.base : isBrass ? BRASS : STEEL
  const marks = coat.marks.filter((mark) => OF_KIND.has(mark))
  return {
    ...{ base, pale: tone(base, base[0] > 0.8 ? -0.07 : 0.12), mark: tone(base, -0.24) },
    ...{ marks, eye: eye ?? LIT, isMachine: true },
  }
}

const PORCELAIN: Oklch = [0.965, 0.008, 240]
const COBALT: Oklch = [0.45, 0.155, 262]

/** 青花瓷猫: white, with what belongs to its kind in blue. */
export const buildPorcelainCoat = (coat: Coat): Coat => ({
  ...{ base: PORCELAIN, pale: [0.99, 0.004, 240], mark: COBALT, isPainted: true, eye: COBALT },
  marks: coat.marks.filter((mark) => OF_KIND.has(mark)),
})

/** A painted flower between two scrolls; places and sizes as x, y and radius. */
export const paintedFlowers = (spots: string): Form[] =>
  triples(spots).flatMap(([x, y, r]) => {
    const petal = (dx: number, dy: number): Form =>
      disc([x + dx * r, y + dy * r], r * 0.42, tone(COBALT, 0.12), 'detail')
    const scroll = line(
      pointsAt([x, y], r, '1.1,0.5 1.7,0.9 2.3,0.5 2.2,-0.1 1.8,-0.1 1.9,0.3'),
      r * 0.17,
      COBALT,
      'detail end',
    )
    return [
      ...pairs('0,-0.62 0.6,-0.2 0.37,0.52 -0.37,0.52 -0.6,-0.2').map(([dx, dy]) => petal(dx, dy)),
      disc([x, y], r * 0.3, PORCELAIN, 'detail'),
      ...[scroll, ...place(mirrored([scroll]), [x * 2, 0])],
    ]
  })

const rivets = (spots: string, r = 7): Form[] =>
  pairs(spots).map((at) => disc(at, r, tone(STEEL, 0.16), 'detail'))

export const joint = (at: Point, r: number): Form =>
  inside(
    disc(at, r, tone(STEEL, -0.22), 'metal relief 6'),
    disc(at, r * 0.6, tone(STEEL, 0.1), 'detail'),
    disc(at, r * 0.26, LIT, 'glow'),
  )

const seam = (outline: string, width = 6): Form => line(outline, width, DARK, 'detail even')

/** On the skull, seen from the front. */
export function platesOnHead(): Form[] {
  const side = [
    seam('30,-180 44,-96 190,-74'),
    seam('92,30 130,54 128,150'),
    ...rivets('70,-124 128,-98 150,84'),
  ]
  return [...mirrored(side), ...side]
}

/** A ring of light about (0, 0). */
export const machineEye = (r: number, lit: Oklch = LIT): Form[] => [
  disc([0, 0], r * 1.34, DARK, 'eye'),
  disc([0, 0], r * 1.02, lit, 'glow'),
  disc([0, 0], r * 0.5, [0.98, 0.03, lit[2]], 'glint'),
]

/** On one that faces the viewer, below its eyes. */
export function platesOnBody(isWhole: boolean): Form[] {
  const side = [
    seam('150,286 92,300 62,400'),
    joint([122, 214], 30),
    ...(isWhole
      ? [joint([140, 476], 34), seam('20,440 82,440'), ...rivets('50,470 50,508', 6)]
      : []),
  ]
  return [
    roundRect([-70, 96, 140, 34], 14, tone(STEEL, -0.2), 'metal relief 6'),
    ...[-36, 0, 36].map((x) => seam(`${x},100 ${x},126`, 5)),
    ...mirrored(side),
    ...side,
    inside(
      roundRect([-54, 190, 108, 128], 22, tone(STEEL, 0.1), 'metal relief 8'),
      disc([0, 246], 34, DARK, 'detail'),
      disc([0, 246], 24, LIT, 'glow'),
      ...rivets('-40,204 40,204 -40,304 40,304', 6),
    ),
  ]
}

/** Seams and rivets of a trunk from the side; cut to it. */
export const platesOnTrunk = (): Form[] => [
  ...[-150, -30, 90].map((x) => seam(`${x},-200 ${x + 24},-60 ${x},140`, 8)),
  ...rivets('-176,-96 -120,-96 -56,-110 0,-110 64,-100 120,-100 -60,30 70,30', 9),
  disc([30, -34], 40, DARK, 'detail'),
  disc([30, -34], 28, LIT, 'glow'),
]

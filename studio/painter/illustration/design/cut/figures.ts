import { TAU, cos, sin } from '../../../../lib/maths'
import {
  type Ring,
  around,
  both,
  crescent,
  cutDot,
  cutShape,
  moved,
  paperDot,
  paperShape,
  slit,
  strip,
} from './sheet'
import { pairs } from '../../../drawing/notation'

/**
 * Figures of folk paper-cuts, upright about (0, 0), 200 units high and at most 190 wide; their foot
 * and head reach over the edges of what is cut away around them.
 */

const butterfly = (): Ring[] => [
  ...both(
    paperShape('0,-8! 26,-72 70,-84 92,-60 84,-18 46,6 0,12!'),
    paperShape('0,0! 40,14 72,42 62,78 34,82 10,52 0,20!'),
    cutShape('22,-20! 40,-52 68,-58 74,-40 52,-14!'),
    cutShape('16,24! 36,30 52,48 44,62 26,50!'),
    cutDot(40, -6, 7, 5),
    crescent(78, -70, 7),
    strip('2,-30 18,-74 10,-112', 8),
    strip('8,40 20,80 8,116', 9),
  ),
  paperDot(0, 0, 9, 46),
  ...[-22, -6, 10, 26].map((y) => crescent(0, y, 5)),
]

const fish = (): Ring[] => [
  paperShape('0,-104 34,-70 44,-20 32,36 10,66 -14,62 -34,28 -44,-20 -34,-70'),
  paperShape('4,52! 30,84 58,100 44,116 14,108 0,92! -16,112 -46,112 -50,94 -22,80'),
  ...both(paperShape('36,-34! 66,-28 84,0 70,14 40,8!')),
  ...both(crescent(64, -6, 9), slit('14,70 28,92 34,104', 6)),
  ...[0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: row % 2 ? 2 : 3 }, (_, i) => {
      const count = row % 2 ? 2 : 3
      return crescent((i - (count - 1) / 2) * 21, -34 + row * 21, 8.5)
    }),
  ),
  ...both(cutDot(17, -70, 7), slit('6,-52 22,-46 36,-52', 6)),
  strip('0,-96 4,-112 0,-124', 12),
  strip('0,92 4,112 0,124', 12),
]

const blossom = (petals: number): Ring[] => {
  const one = [
    paperShape('0,4! -30,-18 -34,-50 -12,-66 0,-58! 12,-66 34,-50 30,-18'),
    cutShape('0,-18! -13,-34 -12,-50 0,-56 12,-50 13,-34'),
    paperDot(0, -40, 4, 9),
  ]
  return [
    ...around(one, petals),
    ...Array.from({ length: petals }, (_, i) => {
      const a = ((i + 0.5) / petals) * TAU
      return cutDot(cos(a) * 15, sin(a) * 15, 4)
    }),
  ]
}

const leaves = (y: number): Ring[] =>
  both(
    paperShape(`0,${y}! 34,${y - 24} 78,${y - 20} 92,${y - 2}! 60,${y + 20} 24,${y + 16}`),
    slit(`14,${y} 44,${y - 6} 78,${y - 4}`, 7),
    slit(`34,${y - 8} 48,${y - 16} 60,${y - 16}`, 5),
    slit(`36,${y + 2} 50,${y + 9} 60,${y + 8}`, 5),
  )

const plum = (): Ring[] => [
  ...blossom(5).map((ring) => moved(ring, 0, -22, 0.98)),
  strip('0,30 3,76 0,122', 13),
  ...leaves(76),
  strip('0,-80 3,-100 0,-122', 12),
  ...both(strip('0,-88 22,-104 40,-96', 8), paperDot(44, -92, 9)),
]

const lotus = (): Ring[] => [
  paperShape('0,-84! -32,-40 -26,14 0,34 26,14 32,-40'),
  ...both(
    paperShape('6,30! 26,0 60,-46 74,-50! 74,-6 46,32'),
    paperShape('10,34! 50,24 88,2 94,0! 84,32 44,46'),
    cutShape('36,12! 52,-8 64,-26! 60,-2 48,16'),
    cutShape('46,36! 64,28 78,18! 68,34'),
    strip('0,44 26,76 52,74', 9),
    paperDot(56, 72, 10),
  ),
  cutShape('0,-56! -16,-28 -12,6 0,18 12,6 16,-28'),
  paperShape('0,-34! -6,-16 0,8 6,-16'),
  strip('0,34 3,80 0,124', 13),
  strip('0,-78 3,-100 0,-124', 11),
]

/** 石榴: many seeds, many children. */
const pomegranate = (): Ring[] => [
  paperDot(0, 4, 58, 62),
  paperShape('-22,-48! -30,-92! -12,-76 0,-98! 12,-76 30,-92! 22,-48!'),
  cutShape('0,-34! -30,-14 -32,20 0,46 32,20 30,-14'),
  ...pairs('0,-12 -14,4 14,4 -8,22 8,22').map(([x = 0, y = 0]) => paperDot(x, y, 8.5)),
  strip('0,-16 2,10 0,44', 5),
  strip('-34,6 0,8 34,6', 5),
  ...both(crescent(44, 4, 7), crescent(40, 26, 6)),
  ...leaves(82),
  strip('0,60 3,90 0,124', 13),
  strip('0,-84 3,-104 0,-124', 12),
]

export const FIGURES = { butterfly, fish, plum, lotus, pomegranate } as const
export type FigureId = keyof typeof FIGURES

/** Scrolls of cloud that join what is inside to what is outside. */
export const scroll = (): Ring[] => [
  strip('0,124 -8,60 8,0 -8,-60 0,-124', 11),
  ...both(
    strip('0,70 26,52 34,22 16,10 6,24', 9),
    strip('0,-16 -26,-34 -34,-64 -16,-76 -6,-62', 9),
    paperDot(14, 92, 7),
  ),
]

import { type Form, mapForms } from '../../build/form'
import { knots, mirrorKnots } from '../pen'
import type { HairKit } from './kit'
import { pairs, polyline, triples } from '../../../drawing/notation'

const SKULL =
  '-112,60 -129,-10 -127,-78 -103,-138 -50,-179 6,-194 62,-177 108,-136 128,-76 129,-10 112,60'
const SHORT =
  '-104,34 -119,-30 -121,-90 -99,-142 -44,-180 6,-188 52,-180 99,-142 121,-90 119,-30 104,34'
const SIDE = '72,-230! 98,-100 94,20 86,200 70,620! 420,620! 420,-230!'

/** The skull behind the face, dark inside where the neck shows. */
export const cap = ({ back, on }: HairKit, outline = SKULL): Form =>
  back(
    outline,
    on.back.deep('-98,90! -106,-20 -94,-90 0,-120 94,-90 106,-20 98,90!'),
    on.back.shade(SIDE),
  )

export const shortCap = (kit: HairKit): Form => cap(kit, SHORT)

/** Parted in the middle, falling to both sides. @param length where its ends lie */
export function curtain({ front, on }: HairKit, length = 60): Form[] {
  const { strand, sheen, shade } = on.front
  return [
    front(
      `3,-182! -50,-176 -101,-139 -129,-78 -133,-10 -127,${length * 0.6} -114,${length}! -107,${length * 0.5} -104,-10 -96,-46 -70,-82 -30,-104 3,-114!`,
      sheen('-114,-94! -86,-124 -40,-150 -36,-138 -70,-114 -101,-74!'),
      strand('-6,-152 -58,-126 -97,-72 -113,0', 2.6),
      strand('-18,-166 -84,-134 -116,-72 -122,20', 2.6),
      strand('0,-128 -40,-112 -78,-78', 2.2),
    ),
    front(
      `1,-182! 54,-176 103,-139 129,-78 133,-10 127,${length * 0.6} 114,${length}! 107,${length * 0.5} 104,-10 96,-46 72,-82 32,-104 1,-114!`,
      shade(`62,-190! 88,-130 102,-60 106,60 102,${length + 40}! 170,${length + 40}! 170,-190!`),
      sheen('30,-152! 62,-138 86,-116 78,-110 54,-130 26,-142!'),
      strand('14,-152 62,-126 98,-72 114,0', 2.6),
      strand('20,-166 86,-134 118,-72 123,20', 2.6),
    ),
  ]
}

/** A full fringe. @param y where it ends @param ends where the locks before the ears end */
export function bangs(kit: HairKit, y = -30, ends = 14): Form[] {
  if (kit.person.look === 'anime') return pointedFringe(kit, Math.max(30, ends))
  const { front, on } = kit
  const { strand, sheen, shade } = on.front
  return [
    front(
      `-122,${ends + 22}! -131,-20 -128,-78 -103,-139 -50,-181 6,-195 62,-179 108,-138 129,-76 131,-20 122,${ends + 22}! 114,${ends} 107,${y - 16}! 98,${y - 4} 84,${y}! 79,${y - 12}! 58,${y + 3} 36,${y + 5}! 29,${y - 10}! 8,${y + 5} -14,${y + 5}! -21,${y - 11}! -40,${y + 5} -60,${y + 3}! -67,${y - 12}! -84,${y} -98,${y - 5}! -107,${y - 18}! -114,${ends}`,
      shade(`66,-200! 92,-120 100,-60 98,${y + 30}! 170,${y + 90}! 170,-200!`),
      sheen(
        '-106,-94! -84,-112 -62,-120! -56,-110! -20,-126 0,-128! 6,-118! 34,-124 50,-122! 56,-112! 78,-108 88,-98! 60,-104 0,-110 -58,-100 -102,-78!',
      ),
      strand(`-20,-162 -58,-110 -67,${y - 10}`),
      strand(`4,-166 -16,-100 -21,${y - 9}`),
      strand(`24,-162 36,-100 30,${y - 8}`),
      strand(`44,-158 74,-110 80,${y - 10}`),
      strand(`-40,-162 -96,-110 -106,${y - 18}`),
    ),
  ]
}

/** A fringe of pointed locks, as drawn animation has it. @param ends where the outer ones end */
export function pointedFringe({ front, on }: HairKit, ends = 40): Form[] {
  const { strand, sheen, shade } = on.front
  const tips = `126,-20 125,${ends}! 108,-44! 96,-26 91,-16! 74,-60! 60,-40 50,-22! 36,-66! 24,-40 14,-18! -2,-68! -14,-36 -26,-10! -38,-64! -48,-40 -55,-18! -72,-58! -84,-36 -93,-12! -108,-44! -125,${ends}! -126,-20`
  return [
    front(
      `-131,-30 -128,-78 -103,-139 -50,-182 6,-197 62,-180 108,-139 129,-76 131,-30 ${tips}`,
      shade(`66,-200! 92,-120 98,-10! 100,${ends + 20}! 170,${ends + 20}! 170,-200!`),
      sheen(
        '-106,-98! -84,-116! -70,-104! -46,-124! -28,-108! 0,-126! 20,-110! 48,-122! 60,-106! 84,-108! 56,-98 0,-100 -60,-96 -100,-80!',
      ),
      strand('-16,-166 -48,-120 -72,-58'),
      strand('-8,-168 -32,-116 -38,-64'),
      strand('4,-170 2,-116 -2,-68'),
      strand('18,-168 34,-116 36,-66'),
      strand('30,-164 66,-116 74,-60'),
      strand('-30,-162 -88,-110 -108,-44'),
      strand('44,-160 96,-110 108,-44'),
    ),
  ]
}

/** Thin see-through fringe (空气刘海): a few loose locks over the brow. */
export function wisps(kit: HairKit, length = 60): Form[] {
  const tips = triples('-58,-34,20 -22,-26,22 16,-27,22 52,-36,20')
  const locks = tips.map(([x, y, w]) => lock(kit, [x * 0.55, -132], [x * 0.95, -80], [x, y], w))
  return [...locks, ...curtain(kit, length)]
}

/** Swept from a parting on the left over to the right. */
export function swept({ front, on }: HairKit, length = 46, low = 0): Form[] {
  const { strand, sheen, shade } = on.front
  return [
    front(
      `-46,-178! 8,-191 62,-180 108,-140 132,-78 135,-8 125,${length}! 116,${length - 30} 107,-24 86,${-50 + low} 38,${-74 + low} -14,-100 -46,-130!`,
      shade('66,-200! 92,-120 106,-40 112,70! 180,70! 180,-200!'),
      sheen('-6,-160! 46,-144 90,-106 84,-96 40,-128 -14,-146!'),
      strand('-34,-152 20,-124 74,-86 110,-18'),
      strand('-38,-166 50,-148 104,-98 122,-10'),
      strand('-38,-140 10,-108 60,-76', 2.4),
    ),
    front(
      `-42,-180! -88,-158 -121,-108 -134,-40 -128,${length * 0.8}! -116,10 -110,-40 -89,-84 -46,-130!`,
      sheen('-117,-86! -92,-126 -84,-116 -106,-74!'),
      strand('-52,-158 -96,-108 -118,-20'),
      strand('-48,-144 -84,-104 -104,-52', 2.4),
    ),
  ]
}

/** Combed back; the hairline is free. @param high height of its volume */
export function combedUp({ front, on }: HairKit, high = 8): Form[] {
  const { strand, sheen, shade } = on.front
  return [
    front(
      `-111,-14! -127,-70 -109,-141 -56,${-177 - high} 4,${-185 - high} 62,${-175 - high} 111,-139 127,-70 111,-14! 106,-52 97,-74 62,-94 0,-103 -62,-94 -97,-74 -106,-52`,
      shade('62,-240! 88,-130 102,-70 106,10! 180,10! 180,-240!'),
      sheen('-99,-106! -60,-146 0,-160 40,-156! 44,-146! 2,-146 -54,-130 -94,-90!'),
      strand(`-88,-88 -72,-140 -32,${-166 - high * 0.6}`),
      strand(`-44,-112 -36,-152 -10,${-172 - high * 0.6}`),
      strand(`6,-118 8,-152 14,${-174 - high * 0.6}`),
      strand(`52,-110 56,-148 44,${-168 - high * 0.5}`),
      strand('92,-86 94,-126 70,-158'),
    ),
  ]
}

/** One tapered lock from its root over a bend to its tip. */
export function lock(
  { front, on }: HairKit,
  [rx, ry]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [tx, ty]: readonly [number, number],
  width: number,
): Form {
  const [dx, dy] = [tx - rx, ty - ry]
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width]
  return front(
    `${rx - nx * 0.8},${ry - ny * 0.8} ${rx + nx * 0.8},${ry + ny * 0.8} ${bx + nx},${by + ny}
      ${tx},${ty}! ${bx - nx},${by - ny}`,
    on.front.strand(`${rx},${ry} ${bx - nx * 0.2},${by - ny * 0.2} ${tx},${ty}`, 2.6),
  )
}

/** Short hair on a turned head: without it a strip of skin shows between fringe and skull. */
export function temple({ person, on }: HairKit): Form[] {
  if (person.yaw < 0.3) return []
  const { hair } = person.colours
  const drawn = mapForms(
    [
      {
        rings: [
          polyline(`-40,-170 -96,-160 -124,-132 -138,-100 -141,-50 -132,4 -112,26 -98,22 -92,-14 -88,-50
            -76,-88 -40,-120`),
        ],
        role: 'hair',
        fill: hair,
        plain: true,
      },
    ],
    ([x, y]) => [x * 1.02 - 6 + 12 * (1 - person.yaw), y],
  )
  return [...drawn, on.back.strand('-70,-140 -108,-104 -120,-40')]
}

/** A mass behind the shoulders. @param half its half width @param length where it ends */
export function fall({ back, on }: HairKit, half: number, length: number, wavy = false): Form {
  const left = knots(
    wavy
      ? `${-half - 22},110 ${-half - 4},180 ${-half - 30},250 ${-half - 8},320
          ${-half - 22},${length - 20} ${-half + 10},${length + 6}!`
      : `${-half - 6},120 ${-half - 11},220 ${-half - 10},${length - 60} ${-half + 4},${length}!`,
  )
  const right = mirrorKnots(left).reverse()
  const tips = wavy
    ? `${-half * 0.55},${length + 30} ${-half * 0.2},${length - 6}!
      ${half * 0.15},${length + 34} ${half * 0.6},${length - 4}!`
    : `${-half * 0.5},${length + 16} ${half * 0.5},${length + 16}`
  const at = (share: number) => -half * share
  return back(
    knots('-116,-40', left, tips, right, '116,-40 60,-150 -60,-150'),
    on.back.deep(`-86,40! -82,200 -62,${length + 60}! 62,${length + 60}! 82,200 86,40!`),
    on.back.shade(SIDE),
    on.back.strand(`-110,30 ${at(0.96)},170 ${at(0.92)},${length - 40}`),
    on.back.strand(`${at(0.86)},60 ${at(0.8)},200 ${at(0.72)},${length - 20}`),
    on.back.strand(`${-at(0.9)},40 ${-at(0.92)},190 ${-at(0.86)},${length - 40}`),
    on.back.sheen(`${at(1.02)},96 ${at(1.04)},150 ${at(0.99)},210 ${at(0.93)},150`),
  )
}

/** Long hair that the wind blows to a side, in tapering locks. */
export const streaming = ({ back, on }: HairKit): Form =>
  back(
    `-70,-170 40,-190 112,-138 180,-96 262,-84 350,-112! 322,-52 282,-22 318,-8 392,-14! 352,42 300,62
      332,86 408,96! 346,146 282,150 306,184 366,214! 280,236 206,214 216,258 250,306! 162,292 84,246
      0,226 -74,262 -146,250! -112,190 -124,100 -128,0 -112,-110`,
    on.back.deep('-98,90! -106,-20 -94,-90 0,-120 94,-90 106,-20 98,120! 60,230! -60,230!'),
    on.back.strand('70,-150 150,-88 240,-74 320,-96', 3.2),
    on.back.strand('96,-110 170,-40 260,-14 360,-10', 3.2),
    on.back.strand('110,-50 180,30 270,84 380,98', 3.2),
    on.back.strand('112,20 160,100 240,176 330,208', 2.8),
    on.back.strand('104,80 130,170 180,240 226,288', 2.8),
    on.back.strand('-116,60 -104,150 -112,220', 2.8),
    on.back.sheen('120,-104! 180,-62 250,-50! 180,-44 122,-84!'),
  )

/** A round knot of hair with its windings. */
export function bun(kit: HairKit, x: number, y: number, rx: number, ry: number): Form {
  const { back, on } = kit
  const oval = Array.from({ length: 12 }, (_, i): number[] => {
    const [c, s] = TWELFTHS[i]
    return [x + c * rx, y + s * ry]
  })
  return back(
    knots(oval),
    on.back.shade(
      `${Math.abs(x) * Math.sign(x * kit.space.dark || 1) + rx * 0.25},${y - ry * 1.4}! ${x * kit.space.dark + rx * 0.5},${y} ${x * kit.space.dark + rx * 0.2},${y + ry * 1.4}! ${x * kit.space.dark + rx * 2},${y + ry * 1.4}! ${x * kit.space.dark + rx * 2},${y - ry * 1.4}!`,
    ),
    on.back.strand(
      `${x - rx * 0.62},${y + ry * 0.2} ${x - rx * 0.1},${y - ry * 0.56}
        ${x + rx * 0.56},${y - ry * 0.2}`,
    ),
    on.back.strand(
      `${x - rx * 0.46},${y + ry * 0.5} ${x + rx * 0.1},${y - ry * 0.1}
        ${x + rx * 0.56},${y + ry * 0.3}`,
    ),
    on.back.sheen(
      `${x - rx * 0.6},${y - ry * 0.36} ${x - rx * 0.2},${y - ry * 0.74}
        ${x + rx * 0.16},${y - ry * 0.74} ${x - rx * 0.2},${y - ry * 0.56}`,
    ),
  )
}

const TWELFTHS = [
  ...pairs('1,0 0.866,0.5 0.5,0.866 0,1 -0.5,0.866 -0.866,0.5'),
  ...pairs('-1,0 -0.866,-0.5 -0.5,-0.866 0,-1 0.5,-0.866 0.866,-0.5'),
]

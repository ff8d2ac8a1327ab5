import { type Oklch, hex, shade } from '../../../colour'
import { cos, sin } from '../../../../lib/maths'
import type { Form } from '../../node'
import type { ClothKit } from '../body/kit'
import { clothTones } from '../colours'
import { knots, sided } from '../pen'
import { type GarmentDrawing, trousers } from './garment'
import { type Point, polyline } from '../../../drawing/notation'
import { named } from '../../../parts'

/** 右衽: the upper lapel runs from the viewer's right down to the left, like a y. */
function crossedCollar(kit: ClothKit): Form[] {
  const { nk, pen } = kit
  const { inner, trim, gold } = kit.person.colours
  const tones = clothTones(trim)
  const under = kit.cloth(`${-nk - 4},-56! ${-nk - 28},-30! -10,108! 40,150! 34,118 -8,60`, inner)
  const lower = kit.cloth(`${-nk - 20},-48! ${-nk - 62},-14! -40,108 70,250! 92,206! 0,84`, trim)
  const lining = kit.cloth(`${nk + 4},-56! ${nk + 26},-32! 6,116! -70,210! -84,190! 0,70`, inner)
  const upper = kit.cloth(
    `${nk + 18},-50! ${nk + 64},-14! 50,120 -110,330! -176,330! 0,106`,
    trim,
    pen.form('62,-60! 72,10 26,140 -118,345! 0,420! 280,40!', tones.shade, 'shade'),
  )
  const edge = (list: number[][]) => pen.line(knots(list), 2.8, gold, { pressure: 'even' })
  return kit.handed([
    under,
    lower,
    edge(polyline([-nk - 40, -30], [-20, 92], [40, 174])),
    lining,
    upper,
    edge(polyline([nk + 42, -30], [30, 110], [-130, 318])),
  ])
}

function robeFolds(kit: ClothKit): Form[] {
  const { sw } = kit
  const { fold } = clothTones(kit.person.colours.cloth)
  return [
    kit.fold(`${-sw * 0.7},60 ${-sw * 0.5},220 ${-sw * 0.54},480`, fold, 4.4),
    kit.fold(`${sw * 0.74},80 ${sw * 0.62},240 ${sw * 0.66},480`, fold, 4.4),
    kit.fold(`${-sw * 0.3},470 ${-sw * 0.42},700 ${-sw * 0.46},1040`, fold, 4.4),
    kit.fold(`${sw * 0.24},470 ${sw * 0.36},700 ${sw * 0.4},1040`, fold, 4.4),
    kit.fold('0,480 -6,760 0,1040', fold, 4),
  ]
}

function sashBand(kit: ClothKit): Form {
  const { sw, pen } = kit
  const { sash, gold } = kit.person.colours
  const tones = clothTones(sash)
  return kit.cloth(
    `${-sw * 0.86},330! 0,346 ${sw * 0.86},330! ${sw * 0.92},440! 0,456 ${-sw * 0.92},440!`,
    sash,
    kit.shade('90,300! 110,480! 500,480! 500,300!', tones.shade),
    pen.line(`${-sw},350 0,366 ${sw},350`, 3, gold, { pressure: 'even' }),
    pen.line(`${-sw},424 0,440 ${sw},424`, 3, gold, { pressure: 'even' }),
  )
}

/** 交领襦裙, 深衣: crossed collar, white under-collar, sash. */
const hanfu: GarmentDrawing = (kit) => {
  const { nk } = kit
  const { cloth, inner } = kit.person.colours
  const chest = kit.cloth(
    `${-nk - 34},-26! -26,54 0,74 26,54 ${nk + 34},-26! 20,170! -20,170!`,
    inner,
  )
  return {
    sleeve: 'wide',
    trunk: [
      chest,
      kit.trunk(
        polyline([-nk - 34, -26, 1], [-6, 150, 1], [6, 150, 1], [nk + 34, -26, 1]),
        cloth,
        'robe',
        ...robeFolds(kit),
      ),
      sashBand(kit),
    ],
    over: crossedCollar(kit),
    poses: ['sleeves', 'down', 'front'],
  }
}

/** 团龙: a dragon that curls about a pearl, embroidered in a disc. */
function dragonRoundel({ pen, person }: ClothKit, [x, y]: Point, r: number): Form[] {
  const { trim, gold } = person.colours
  const thread = shade(gold, 0.06)
  const dark = shade(trim, -0.1)
  const at = (...list: readonly Point[]) => knots(list.map(([dx, dy]) => [x + dx * r, y + dy * r]))
  const spine = Array.from({ length: 40 }, (_, i): Point => {
    const t = i / 39
    const a = -0.9 + t * 5.3
    const far = 0.74 - 0.45 * t
    return [cos(a) * far, sin(a) * far]
  })
  const dot = ([dx, dy]: Point, size: number, fill: Oklch): Form =>
    pen.ellipse([x + dx * r, y + dy * r], [size * r, size * r], fill, 'detail plain')
  const scaled = (i: number): number => 0.045 + (i / 39) * 0.085
  const spikes = spine.flatMap(([dx, dy], i) => {
    if (i % 3 !== 1) return []
    const out = 1 + (scaled(i) + 0.09) / Math.hypot(dx, dy)
    return [pen.line(at([dx, dy], [dx * out, dy * out]), r * 0.07, thread, 'detail even plain')]
  })
  const legs = [12, 24, 33].flatMap((i) => {
    const [dx, dy] = spine[i] ?? [0, 0]
    const out = 1 + 0.24 / Math.hypot(dx, dy)
    const [fx, fy] = [dx * out, dy * out]
    return [
      pen.line(at([dx, dy], [fx, fy]), r * 0.09, thread, 'detail even plain'),
      ...[-0.08, 0, 0.08].map((side) =>
        dot([fx + side * dy * 1.6, fy - side * dx * 1.6], 0.035, thread),
      ),
    ]
  })
  const head = [
    pen.line(at([-0.04, -0.4], [-0.2, -0.52], [-0.3, -0.5]), r * 0.05, thread, 'detail even plain'),
    pen.line(at([0.02, -0.42], [-0.1, -0.58], [-0.2, -0.6]), r * 0.05, thread, 'detail even plain'),
    dot([-0.02, -0.31], 0.15, thread),
    pen.ellipse([x + 0.13 * r, y - 0.29 * r], [0.13 * r, 0.09 * r], thread, 'detail plain'),
    pen.line(at([0.2, -0.3], [0.34, -0.38], [0.36, -0.5]), r * 0.03, thread, 'detail even plain'),
    pen.line(at([0.06, -0.25], [0.24, -0.26]), r * 0.03, dark, 'detail even plain'),
    dot([0.02, -0.35], 0.035, dark),
  ]
  return [
    pen.ellipse([x, y], [r, r], thread, 'detail plain'),
    pen.ellipse([x, y], [r * 0.94, r * 0.94], shade(trim, -0.02), 'detail plain'),
    ...spikes,
    ...legs,
    ...spine.map((point, i) => dot(point, scaled(i), thread)),
    ...spine.filter((_, i) => i % 2 === 0 && i > 4).map((point) => dot(point, 0.022, dark)),
    ...head,
    dot([0.34, -0.06], 0.08, hex('#f6ead2')),
  ]
}

/** 龙袍: a round collar, a dragon on the chest and waves at the hem. */
const dragonRobe: GarmentDrawing = (kit) => {
  const { nk, sw, pen } = kit
  const { cloth, trim, gold } = kit.person.colours
  const collar = pen.strokePath(26, trim, 'cloth even')`${-nk - 26},-34 ${-nk * 0.7},36 0,60
    ${nk * 0.7},36 ${nk + 26},-34`
  const waves = Array.from({ length: 9 }, (_, i) => {
    const x = (i - 4) * sw * 0.3
    return pen.strokePath(10, i % 2 === 0 ? trim : gold, 'detail even plain')`${x - sw * 0.17},1040
      ${x - sw * 0.1},960 ${x},930 ${x + sw * 0.1},960 ${x + sw * 0.17},1040`
  })
  return {
    sleeve: 'wide',
    trunk: [
      kit.trunk(
        polyline([-nk - 26, -34, 1], [-nk * 0.7, 36], [0, 60], [nk * 0.7, 36], [nk + 26, -34, 1]),
        cloth,
        'robe',
        ...robeFolds(kit),
        ...waves,
      ),
      sashBand(kit),
    ],
    over: [collar, ...dragonRoundel(kit, [0, 196], sw * 0.54)],
    poses: ['sleeves', 'down', 'front'],
  }
}

/** 劲装: the swordsman's robe, narrow sleeves and a leather belt. */
const robe: GarmentDrawing = (kit) => {
  const { nk, sw } = kit
  const { cloth, inner, sash, gold } = kit.person.colours
  const belt = kit.cloth(
    `${-sw * 0.84},350! 0,364 ${sw * 0.84},350! ${sw * 0.88},418! 0,432 ${-sw * 0.88},418!`,
    sash,
    kit.shade('80,320! 96,460! 500,460! 500,320!', clothTones(sash).shade),
  )
  return {
    trunk: [
      kit.cloth(`${-nk - 34},-26! 0,74 ${nk + 34},-26! 20,170! -20,170!`, inner),
      kit.trunk(
        polyline([-nk - 34, -26, 1], [-6, 150, 1], [6, 150, 1], [nk + 34, -26, 1]),
        cloth,
        'robe',
        ...robeFolds(kit),
      ),
      ...named('belt', belt),
      kit.metal(
        '-26,364! 26,364! 28,424! -28,424!',
        gold,
        kit.fold('-14,380 14,380 14,408 -14,408 -14,380', shade(gold, -0.15), 3),
      ),
    ],
    over: crossedCollar(kit),
  }
}

/** 齐胸襦裙: a skirt tied at the chest under a thin jacket. */
const ruqun: GarmentDrawing = (kit) => {
  const { nk, sw, pen } = kit
  const { cloth, trim, sash, gold } = kit.person.colours
  const tones = clothTones(sash)
  const jacket = clothTones(cloth)
  const band = (s: number) =>
    kit.cloth(
      sided(`${nk + 22},-40! ${nk + 54},-18! 84,90 96,150! 58,150! 48,90`, s),
      s === kit.dark ? clothTones(trim).shade : trim,
    )
  const skirt = kit.cloth(
    `${-sw * 0.66},132! 0,146 ${sw * 0.66},132! ${sw * 0.8},300 ${sw * 0.98},520 ${sw * 1.3},1060!
      ${-sw * 1.3},1060! ${-sw * 0.98},520 ${-sw * 0.8},300`,
    sash,
    kit.shade('50,120! 84,300 110,1080! 600,1080! 600,120!', tones.shade),
    [-0.8, -0.5, -0.18, 0.14, 0.46, 0.78].map(
      (u) =>
        pen.strokePath(3.4, tones.fold, { pressure: 'start' })`${u * sw * 0.62},186
        ${u * sw * 0.86},520 ${u * sw * 1.2},1060`,
    ),
  )
  const top = kit.cloth(
    `${-sw * 0.67},130! 0,144 ${sw * 0.67},130! ${sw * 0.69},174! 0,190 ${-sw * 0.69},174!`,
    trim,
  )
  const ribbon = [
    kit.cloth('-8,162 -22,192 -30,400 -16,440! -8,400 -4,192', gold),
    kit.cloth('8,162 20,192 34,360 24,396! 12,360 4,192', gold),
    kit.cloth('0,168! -34,146 -46,166 -30,186', gold),
    kit.cloth('0,168! 34,146 46,166 30,186', shade(gold, -0.05)),
    pen.ellipse([0, 168], [9, 10], shade(gold, -0.09), 'cloth'),
  ]
  return {
    sleeve: 'wide',
    trunk: [
      kit.trunk(
        polyline([-nk - 40, -24, 1], [-56, 120], [0, 150], [56, 120], [nk + 40, -24, 1]),
        cloth,
        'straight',
        kit.fold(`${-sw * 0.8},90 ${-sw * 0.66},240 ${-sw * 0.7},470`, jacket.fold),
        kit.fold(`${sw * 0.8},90 ${sw * 0.66},240 ${sw * 0.7},470`, jacket.fold),
      ),
      band(-1),
      band(1),
      skirt,
      top,
      ...ribbon,
    ],
    poses: ['down', 'front'],
  }
}

function frog(kit: ClothKit, x: number, y: number, turn: number): Form[] {
  const { trim } = kit.person.colours
  const [c, s] = [cos(turn), sin(turn)]
  return [
    kit.pen.ellipse([x - 14 * c, y - 14 * s], [12, 6], trim, { role: 'detail', turn }),
    kit.pen.ellipse([x + 14 * c, y + 14 * s], [12, 6], trim, { role: 'detail', turn }),
    kit.pen.ellipse([x, y], [6.5, 6.5], shade(trim, 0.06), 'detail'),
  ]
}

/** Stand collar, slanted placket, knotted buttons. */
const qipao: GarmentDrawing = (kit) => {
  const { nk, sw, pen } = kit
  const { cloth, trim } = kit.person.colours
  const tones = clothTones(cloth)
  const collar = kit.cloth(
    `${-nk - 7},-66! 0,-44 ${nk + 7},-66! ${nk + 19},-14 10,16! 0,22! -10,16! ${-nk - 19},-14`,
    cloth,
    kit.shade('10,-90! 22,-20 8,40! 160,40! 160,-90!', tones.shade),
  )
  const placket = pen.strokePath(10, trim, { pressure: 'even' })`0,18 -30,60 ${-sw * 0.5},104
    ${-sw * 0.72},190`
  return {
    sleeve: 'short',
    trunk: [
      kit.trunk(
        polyline([-nk - 18, -14, 1], [0, 20], [nk + 18, -14, 1]),
        cloth,
        'dress',
        kit.fold('-70,330 -40,350 -10,340', tones.fold, 3.4),
        kit.fold('80,330 50,354 20,346', tones.fold, 3.4),
      ),
    ],
    over: [
      ...kit.handed([placket]),
      collar,
      pen.line(`${-nk - 7},-66 0,-44 ${nk + 7},-66`, 7, trim, { pressure: 'even' }),
      ...kit.handed([
        ...frog(kit, 0, 16, 0),
        ...frog(kit, -46, 68, 0.75),
        ...frog(kit, -sw * 0.56, 118, 0.9),
      ]),
    ],
  }
}

/** 唐装, 中山装, 长衫: stand collar, buttoned down the middle. */
const tang: GarmentDrawing = (kit) => {
  const { nk, pen } = kit
  const { cloth, trim } = kit.person.colours
  const tones = clothTones(cloth)
  const collar = kit.cloth(
    `${-nk - 9},-60! -4,-36! 0,20! 4,-36! ${nk + 9},-60! ${nk + 20},-14 8,24! -8,24!
      ${-nk - 20},-14`,
    cloth,
    kit.shade('10,-90! 22,-20 8,40! 160,40! 160,-90!', tones.shade),
  )
  return {
    below: trousers(kit, shade(cloth, -0.08)),
    trunk: [
      kit.trunk(polyline([-nk - 20, -14, 1], [0, 22], [nk + 20, -14, 1]), cloth, 'coat'),
      pen.line('0,24 1,300 0,700', 3.6, tones.fold, { pressure: 'even' }),
    ],
    over: [
      collar,
      ...[40, 120, 200, 280, 360, 440].flatMap((y) =>
        frog(kit, 0, y, 0).map((item) => ({ ...item, fill: trim })),
      ),
    ],
  }
}

export const CHINESE: Readonly<Record<string, GarmentDrawing>> = {
  ...{ hanfu, robe, ruqun, qipao, tang },
  'dragon-robe': dragonRobe,
}

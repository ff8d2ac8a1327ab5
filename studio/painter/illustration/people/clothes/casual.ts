import { shade } from '../../../colour'
import { clothTones } from '../colours'
import { knots } from '../pen'
import { type GarmentDrawing, crew, skirt, trousers } from './garment'
import { polyline } from '../../../drawing/notation'

const POSES = ['behind', 'pockets', 'down', 'front'] as const

const tee: GarmentDrawing = (kit) => {
  const { cloth, sash } = kit.person.colours
  const { fold } = clothTones(cloth)
  const rim = crew(kit).map(([x = 0, y = 0, s = 0]) => [x * 1.12, y + 9, s])
  return {
    sleeve: 'short',
    below: kit.person.sex === 'f' ? skirt(kit, sash) : trousers(kit, sash),
    trunk: [
      kit.trunk(crew(kit), cloth, 'top'),
      kit.fold(knots(rim), fold, 3),
      kit.fold('-60,420 -40,460 -50,520', fold, 3.4),
      kit.fold('70,430 56,470 64,520', fold, 3.4),
    ],
    poses: POSES,
  }
}

/** A ribbed jumper with a folded collar. */
const sweater: GarmentDrawing = (kit) => {
  const { nk } = kit
  const { cloth, sash } = kit.person.colours
  const tones = clothTones(cloth)
  const ribs = [-3, -2, -1, 0, 1, 2, 3].map((i) =>
    kit.pen.line(`${i * 44},60 ${i * 46 + 3},250 ${i * 42},520`, 3.2, tones.shade, 'detail even'),
  )
  const collar = kit.cloth(
    `${-nk - 24},-16 ${-nk - 11},-58 0,-46 ${nk + 11},-58 ${nk + 26},-14 ${nk * 0.85},32 0,50
      ${-nk * 0.85},32`,
    cloth,
    kit.shade('8,-90! 18,-10 8,70! 220,70! 220,-90!', tones.shade),
    [-36, -18, 0, 18, 36].map((x) => kit.fold(`${x * 1.1},-52 ${x * 0.92},24`, tones.fold, 2.6)),
  )
  return {
    below: kit.person.sex === 'f' ? skirt(kit, sash) : trousers(kit, sash),
    trunk: [kit.trunk(crew(kit), cloth, 'top', ...ribs)],
    over: [collar],
    poses: POSES,
  }
}

/** A fine-knit jumper with a round neck over a shirt collar. */
const knit: GarmentDrawing = (kit) => {
  const { nk } = kit
  const { cloth, sash, inner } = kit.person.colours
  const tones = clothTones(cloth)
  const flap = (s: number) =>
    kit.cloth(
      `${s * (nk - 4)},-40! ${s * (nk + 22)},-18! ${s * 46},44! ${s * 4},16!`,
      s > 0 ? shade(inner, -0.04) : inner,
    )
  const rim = crew(kit).map(([x = 0, y = 0, s = 0]) => [x * 1.16, y + 14, s])
  return {
    below: kit.person.sex === 'f' ? skirt(kit, sash) : trousers(kit, sash),
    trunk: [
      kit.trunk(crew(kit), cloth, 'top'),
      kit.pen.line(knots(rim), 12, tones.shade, { pressure: 'even' }),
    ],
    over: [flap(-1), flap(1)],
    poses: POSES,
  }
}

const hoodie: GarmentDrawing = (kit) => {
  const { nk } = kit
  const { cloth, trim, sash } = kit.person.colours
  const { pen } = kit
  const tones = clothTones(cloth)
  const hood = kit.cloth(
    `${-nk - 78},24 ${-nk - 66},-52 ${-nk - 10},-84 0,-74 ${nk + 10},-84 ${nk + 66},-52
      ${nk + 78},24 0,64`,
    tones.fold,
  )
  const roll = kit.cloth(
    `${-nk - 14},-60! ${-nk - 62},-48 ${-nk - 86},6 ${-nk - 40},54 0,90 ${nk + 40},54 ${nk + 86},6
      ${nk + 62},-48 ${nk + 14},-60! ${nk + 22},-14 ${nk * 0.7},24 0,52 ${-nk * 0.7},24
      ${-nk - 22},-14`,
    tones.light,
    kit.shade('34,-90! 56,0 4,100! 240,100! 240,-90!', cloth),
    kit.fold(`${-nk - 60},-20 ${-nk - 40},28 -14,64`, tones.fold, 3.4),
    kit.fold(`${nk + 60},-20 ${nk + 40},28 14,64`, tones.fold, 3.4),
  )
  const cord = (s: number, end: number) => [
    pen.line(`${s * 34},60 ${s * 40},${(60 + end) / 2} ${s * 35},${end}`, 6, trim, 'detail even'),
    pen.ellipse([s * 35, end + 5], [5.5, 11], trim, 'detail'),
  ]
  const pocket = kit.cloth(
    '-100,342! -74,318! 74,318! 100,342! 116,480! -116,480!',
    cloth,
    kit.shade('46,290! 60,500! 240,500! 240,290!', tones.shade),
    kit.fold('-100,344 -108,400 -114,470', tones.fold, 4),
    kit.fold('100,344 108,400 114,470', tones.fold, 4),
  )
  return {
    behind: [hood],
    below: kit.person.sex === 'f' ? skirt(kit, sash) : trousers(kit, sash),
    trunk: [kit.trunk(crew(kit), cloth, 'top'), pocket],
    over: [roll, ...cord(-1, 152), ...cord(1, 176)],
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

const shirt: GarmentDrawing = (kit) => {
  const { nk } = kit
  const { cloth, sash } = kit.person.colours
  const tones = clothTones(cloth)
  const flap = (s: number) =>
    kit.cloth(
      `${s * (nk - 2)},-50! ${s * (nk + 24)},-26! ${s * 62},56! ${s * 6},20!`,
      s === kit.dark ? tones.shade : tones.light,
    )
  return {
    below: kit.person.sex === 'f' ? skirt(kit, sash) : trousers(kit, sash),
    trunk: [
      kit.trunk(polyline([-nk - 18, -16, 1], [0, 26], [nk + 18, -16, 1]), cloth, 'top'),
      kit.pen.line('0,26 1,240 0,540', 3.4, tones.fold, { pressure: 'even' }),
      kit.pen.line('-17,36 -16,240 -17,540', 2.2, tones.shade, { pressure: 'even' }),
      ...[90, 170, 250, 330, 410].map((y) =>
        kit.pen.ellipse([8, y], [6, 6], shade(cloth, cloth[0] > 0.7 ? -0.2 : 0.25), 'detail'),
      ),
      kit.pen.form('62,134! 128,128! 126,190 96,204 66,192!', tones.shade, 'detail alpha 0.6'),
    ],
    over: [flap(-1), flap(1)],
    poses: POSES,
  }
}

/** Denim bib over a striped or plain shirt. */
const overalls: GarmentDrawing = (kit) => {
  const { sw, waist, hip } = kit
  const { cloth, inner, gold } = kit.person.colours
  const tones = clothTones(cloth)
  const bib = kit.cloth(
    `-92,132! 92,132! 106,300 ${waist},330 ${hip * 1.06},520 ${hip * 1.1},1080! ${-hip * 1.1},1080! ${-hip * 1.06},520 ${-waist},330 -106,300`,
    cloth,
    kit.shade('40,100! 60,400 70,1100! 600,1100! 600,100!', tones.shade),
    kit.fold('-86,146 0,150 86,146', tones.light, 3),
    kit.fold('0,420 2,700 0,1060', tones.fold, 4),
  )
  const pocket = kit.cloth(
    '-48,186! 48,186! 48,258 0,276 -48,258',
    tones.light,
    kit.fold('-44,204 44,204', tones.fold, 3),
  )
  const strap = (s: number) =>
    kit.cloth(
      `${s * sw * 0.42},6! ${s * sw * 0.58},14! ${s * 94},170! ${s * 62},170!`,
      s === kit.dark ? tones.shade : cloth,
    )
  const button = (s: number) => kit.pen.ellipse([s * 78, 156], [12, 12], gold, 'metal')
  return {
    sleeve: 'short',
    sleeveFill: inner,
    trunk: [kit.trunk(crew(kit), inner, 'top'), bib, pocket],
    over: [strap(-1), strap(1), button(-1), button(1)],
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

const vest: GarmentDrawing = (kit) => {
  const { sw, nk } = kit
  const { cloth, sash, trim } = kit.person.colours
  return {
    sleeve: 'none',
    below: trousers(kit, sash),
    trunk: [
      kit.trunk(
        polyline([-nk - 30, 4, 1], [-nk * 0.9, 60], [0, 82], [nk * 0.9, 60], [nk + 30, 4, 1]),
        cloth,
        'top',
      ),
      kit.pen.fillPath(kit.person.colours.skin, 'skin plain')`${-sw * 1.1},0! ${-sw * 0.62},10!
        ${-sw * 0.66},90 ${-sw * 0.9},200! ${-sw * 1.2},200!`,
      kit.pen.fillPath(kit.person.colours.skinShade, 'skin plain')`${sw * 1.1},0! ${sw * 0.62},10!
        ${sw * 0.66},90 ${sw * 0.9},200! ${sw * 1.2},200!`,
      kit.pen.strokePath(6, trim, { pressure: 'even' })`${-nk - 30},4 ${-nk * 0.9},60 0,82
        ${nk * 0.9},60 ${nk + 30},4`,
    ],
  }
}

/** Wadded jacket: quilted bands and a high collar. */
const puffer: GarmentDrawing = (kit) => {
  const { nk, sw } = kit
  const { cloth, sash, trim } = kit.person.colours
  const tones = clothTones(cloth)
  const seams = [70, 150, 230, 310, 390, 470].map(
    (y) =>
      kit.pen.strokePath(5, tones.fold, {
        pressure: 'soft',
      })`${-sw * 1.3},${y} ${-sw * 0.5},${y + 18}
      0,${y + 6} ${sw * 0.5},${y + 18} ${sw * 1.3},${y}`,
  )
  const collar = kit.cloth(
    `${-nk - 34},4 ${-nk - 26},-66 0,-44 ${nk + 26},-66 ${nk + 34},4 0,58`,
    tones.light,
    kit.shade('6,-90! 24,0 6,80! 220,80! 220,-90!', cloth),
    kit.fold(`${-nk - 28},-26 0,2 ${nk + 28},-26`, tones.fold, 4),
  )
  return {
    below: trousers(kit, sash),
    trunk: [
      kit.trunk(crew(kit), cloth, 'top', ...seams),
      kit.pen.line('0,40 1,260 0,530', 9, trim, { pressure: 'even' }),
    ],
    over: [collar],
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

export const CASUAL: Readonly<Record<string, GarmentDrawing>> = {
  tee,
  sweater,
  knit,
  hoodie,
  shirt,
  overalls,
  vest,
  puffer,
}

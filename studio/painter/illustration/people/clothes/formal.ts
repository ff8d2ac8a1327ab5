import { shade } from '../../../colour'
import type { Form } from '../../node'
import type { ClothKit } from '../body/kit'
import { clothTones } from '../colours'
import { knots, sided } from '../pen'
import { type GarmentDrawing, skirt, trousers } from './garment'
import { pairs, polyline } from '../../../drawing/notation'
import { named } from '../../../parts'

/** Shirt front with its collar; what it lacks lies under the jacket. */
function shirtFront(kit: ClothKit): { front: Form; collar: Form[] } {
  const { nk } = kit
  const { inner } = kit.person.colours
  return {
    front: kit.cloth(
      `${-nk - 18},-24! ${nk + 18},-24! 70,120 40,560! -40,560! -70,120`,
      inner,
      kit.shade('14,-40! 26,60 20,580! 240,580! 240,-40!', shade(inner, -0.07)),
    ),
    collar: [
      kit.cloth(`${-nk + 2},-46! ${-nk - 22},-27! -40,46! -5,16!`, inner),
      kit.cloth(`${nk - 2},-46! ${nk + 22},-27! 40,46! 5,16!`, shade(inner, -0.04)),
    ],
  }
}

function necktie(kit: ClothKit): Form[] {
  const { trim } = kit.person.colours
  const tones = clothTones(trim)
  return named(
    'tie',
    kit.cloth(
      '-16,24! 16,24! 11,50 25,214 0,254! -25,214 -11,50',
      trim,
      kit.shade('5,20! 9,270! 80,270! 80,20!', tones.shade),
      [104, 150, 196].map((y) =>
        kit.pen.line(`-50,${y + 18} 50,${y - 18}`, 7, tones.light, { pressure: 'even' }),
      ),
    ),
    kit.cloth('-18,14! 18,14! 12,50! -12,50!', tones.shade),
  )
}

function bowTie(kit: ClothKit): Form[] {
  const { trim } = kit.person.colours
  const tones = clothTones(trim)
  return [
    kit.cloth('0,30! -20,12 -52,8 -56,48 -20,46', trim),
    kit.cloth('0,30! 20,12 52,8 56,48 20,46', tones.shade),
    kit.cloth('-11,20 11,20 12,40 -12,40', tones.fold),
  ]
}

/** A single-breasted jacket with notched lapels over whatever is beneath. */
function jacket(kit: ClothKit): { trunk: Form[]; over: Form[] } {
  const { nk, sw, hip, waist, drop } = kit
  const { cloth, inner } = kit.person.colours
  const tones = clothTones(cloth)
  const half = (s: number) => {
    const list = `${nk + 22},-24! ${sw * 0.62},${drop * 0.45} ${sw * 0.97},${drop + 12}
      ${sw * 1.01},${drop + 74} ${sw * 0.86},190 ${waist * 1.1},330 ${hip * 1.1},500
      ${hip * 1.12},560! ${s < 0 ? 8 : 0},574! -6,258! 56,100`
    return kit.cloth(
      sided(list, s),
      cloth,
      s === kit.dark
        ? kit.shade(
            `${sw * 0.46},-60! ${sw * 0.62},80 ${sw * 0.5},320 ${sw * 0.6},600! 700,600! 700,-60!`,
            tones.shade,
          )
        : null,
      kit.fold(`${s * waist * 0.9},320 ${s * waist * 0.5},330 ${s * 20},324`, tones.fold, 3.4),
      kit.pen.line(`${s * 64},410 ${s * 120},402`, 9, tones.fold, { pressure: 'even' }),
    )
  }
  const lapel = (s: number) =>
    kit.cloth(
      sided(`${nk + 20},-32! ${nk + 46},4! 116,92! 88,104! 96,128 4,272! 50,110`, s),
      s === kit.dark ? cloth : tones.light,
    )
  const square =
    kit.person.look === 'modern'
      ? [kit.cloth('84,178! 132,170! 128,158 116,166 108,152 98,166 88,160', inner)]
      : []
  return {
    trunk: [half(-1), half(1)],
    over: [
      lapel(-1),
      lapel(1),
      ...square,
      kit.pen.ellipse([-2, 318], [8, 8], tones.fold, 'detail'),
      kit.pen.ellipse([-1, 384], [8, 8], tones.fold, 'detail'),
    ],
  }
}

const suit: GarmentDrawing = (kit) => {
  const { front, collar } = shirtFront(kit)
  const { trunk, over } = jacket(kit)
  const woman = kit.person.sex === 'f'
  return {
    below: woman
      ? skirt(kit, kit.person.colours.cloth, 0)
      : trousers(kit, kit.person.colours.cloth),
    trunk: [front, ...(woman ? [] : necktie(kit)), ...trunk],
    over: [...over, ...collar],
    poses: ['behind', 'pockets', 'down', 'front'],
  }
}

const tuxedo: GarmentDrawing = (kit) => {
  const { front, collar } = shirtFront(kit)
  const { trunk, over } = jacket(kit)
  return {
    below: trousers(kit, kit.person.colours.cloth),
    trunk: [front, ...trunk],
    over: [...over, ...collar, ...bowTie(kit)],
    poses: ['behind', 'pockets', 'down', 'front'],
  }
}

/** A jacket over a T-shirt. */
const blazer: GarmentDrawing = (kit) => {
  const { nk } = kit
  const { inner, skin } = kit.person.colours
  const { trunk, over } = jacket(kit)
  const shirt = kit.cloth(
    `${-nk - 18},-20! ${-nk * 0.72},26 0,44 ${nk * 0.72},26 ${nk + 18},-20! 74,120 44,560! -44,560! -74,120`,
    inner,
    kit.shade('14,-40! 26,60 20,580! 240,580! 240,-40!', shade(inner, -0.07)),
  )
  void skin
  return {
    below:
      kit.person.sex === 'f'
        ? skirt(kit, kit.person.colours.sash, 0)
        : trousers(kit, kit.person.colours.sash),
    trunk: [shirt, ...trunk],
    over,
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

function bodice(kit: ClothKit, straps: boolean): Form {
  const { sw, waist, hip, drop } = kit
  const { cloth } = kit.person.colours
  const tones = clothTones(cloth)
  const top = straps
    ? `${-sw * 0.62},${drop * 0.5 - 6}! ${-sw * 0.42},${drop * 0.24}! ${-sw * 0.42},50
      -66,70 0,88! 66,70 ${sw * 0.42},50 ${sw * 0.42},${drop * 0.24}!
      ${sw * 0.62},${drop * 0.5 - 6}! ${sw * 0.64},120 ${sw * 0.82},176!`
    : `${-sw * 0.84},120! ${-sw * 0.56},84 ${-sw * 0.24},92 0,118! ${sw * 0.24},92
      ${sw * 0.56},84 ${sw * 0.84},120! ${sw * 0.82},180`
  const right = polyline([waist, 320], [hip * 1.08, 470], [hip * 1.4, 720], [hip * 1.75, 1060, 1])
  const left = [...right].map(([x = 0, y = 0, s = 0]) => [-x, y, s]).reverse()
  const tail = straps ? polyline([-sw * 0.82, 176, 1], [-sw * 0.64, 120]) : [[-sw * 0.82, 180]]
  const folds = [-0.9, -0.4, 0.3, 0.8].map(
    (u) =>
      kit.pen.strokePath(4, tones.fold, { pressure: 'start' })`${u * waist * 0.7},352
      ${u * hip * 0.95},600 ${u * hip * 1.4},1060`,
  )
  return kit.cloth(
    knots(top, right, left, tail),
    cloth,
    kit.shade(
      `${sw * 0.4},-20! ${sw * 0.5},200 ${waist * 0.5},330 ${hip * 0.8},700 ${hip},1100! 800,1100!
        800,-20!`,
      tones.shade,
    ),
    ...folds,
    kit.fold(`${-waist},332 0,350 ${waist},332`, tones.fold, 5),
  )
}

const dress: GarmentDrawing = (kit) => ({
  sleeve: 'none',
  trunk: [bodice(kit, true)],
})

/** A dress with puffed sleeves and a round collar. */
const frock: GarmentDrawing = (kit) => {
  const { nk } = kit
  const { cloth, inner, trim, sash } = kit.person.colours
  const tones = clothTones(cloth)
  const { waist, hip } = kit
  const collar = (s: number) =>
    kit.cloth(
      `${s * (nk - 8)},-26! ${s * (nk + 24)},-18 ${s * (nk + 52)},26 ${s * 44},62 ${s * 4},44!`,
      s === kit.dark ? shade(inner, -0.04) : inner,
    )
  const bow = [
    kit.cloth('0,54! -34,34 -52,60 -34,86', trim),
    kit.cloth('0,54! 34,34 52,60 34,86', clothTones(trim).shade),
    kit.cloth('-10,46 10,46 11,66 -11,66', clothTones(trim).fold),
  ]
  const belt = kit.cloth(
    `${-waist * 1.03},306! 0,322 ${waist * 1.03},306! ${waist * 1.05},350! 0,366 ${-waist * 1.05},350!`,
    sash,
    kit.shade('40,280! 46,380! 400,380! 400,280!', clothTones(sash).shade),
  )
  return {
    sleeve: 'puff',
    trunk: [
      kit.trunk(
        polyline([-nk - 16, -14, 1], [0, 34], [nk + 16, -14, 1]),
        cloth,
        'dress',
        ...[-0.9, -0.45, 0, 0.45, 0.9].map(
          (u) =>
            kit.pen.strokePath(4, tones.fold, { pressure: 'start' })`${u * waist * 0.8},366
            ${u * hip * 1.1},620 ${u * hip * 1.5},1060`,
        ),
      ),
      ...named('belt', belt),
    ],
    over: [collar(-1), collar(1), ...bow],
  }
}

/** Off the shoulder, wide in the skirt: weddings and balls. */
const gown: GarmentDrawing = (kit) => {
  const { sw, hip, waist } = kit
  const { cloth, trim } = kit.person.colours
  const tones = clothTones(cloth)
  const train = kit.cloth(
    `${-waist},330! ${waist},330! ${hip * 1.5},520 ${hip * 2.2},800 ${hip * 2.6},1080! ${-hip * 2.6},1080! ${-hip * 2.2},800 ${-hip * 1.5},520`,
    cloth,
    kit.shade(`${hip * 0.5},320! ${hip},700 ${hip * 1.3},1100! 900,1100! 900,320!`, tones.shade),
    [-1.5, -0.9, -0.35, 0.3, 0.8, 1.4].map(
      (u) =>
        kit.pen.strokePath(5, tones.shade, { pressure: 'start' })`${u * waist * 0.6},360
        ${u * hip},620 ${u * hip * 1.6},1070`,
    ),
  )
  const lace = Array.from({ length: 9 }, (_, i) => {
    const u = (i - 4) / 4
    return kit.pen.ellipse(
      [u * sw * 0.8, 104 + (1 - u * u) * 10 - Math.abs(u) * 2],
      [17, 14],
      tones.light,
      'cloth',
    )
  })
  const drape = (s: number) =>
    kit.cloth(
      `${s * sw * 0.8},92! ${s * sw * 1.12},96 ${s * sw * 1.2},150 ${s * sw * 1.16},186! ${s * sw * 0.96},196 ${s * sw * 0.82},164!`,
      s === kit.dark ? tones.shade : tones.light,
      kit.fold(`${s * sw * 0.82},120 ${s * sw},132 ${s * sw * 1.18},140`, tones.fold, 3),
    )
  const sparkle = pairs('-60,190 40,220 -20,270 76,180 0,160 -84,250 60,280').map(
    ([x = 0, y = 0]) => kit.pen.ellipse([x, y], [4, 4], trim, 'light'),
  )
  return {
    sleeve: 'none',
    trunk: [train, bodice(kit, false), ...lace, ...sparkle],
    over: [drape(-1), drape(1)],
  }
}

export const FORMAL: Readonly<Record<string, GarmentDrawing>> = {
  suit,
  tuxedo,
  blazer,
  dress,
  frock,
  gown,
}

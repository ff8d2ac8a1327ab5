import { hex, shade } from '../../../colour'
import { inside } from '../../build/form'
import { clothTones } from '../colours'
import type { WornDrawing } from './kit'
import { backSword, cape, ribbonScarf, wings } from './behind'

const scarf: WornDrawing = ({ body, person }) => {
  const { nk, cloth, shade: dark, fold } = body
  const fill = person.colours.accent
  const tones = clothTones(fill)
  const wrap = cloth(
    `${-nk - 22},-66! 0,-40 ${nk + 22},-66! ${nk + 58},-14 ${nk + 24},42 0,62 ${-nk - 24},42
      ${-nk - 58},-14`,
    fill,
    dark('12,-100! 34,0 4,80! 220,80! 220,-100!', tones.shade),
    fold(`${-nk - 40},-30 -24,8 34,0`, tones.fold),
    fold(`${-nk - 26},10 0,38 48,26`, tones.fold),
  )
  const end = cloth(
    '-58,34! -10,44! -22,170 -28,250! -84,246! -76,150',
    fill,
    fold('-40,60 -50,150 -56,240', tones.fold),
    [-78, -62, -46, -32].map((x) => fold(`${x},236 ${x - 2},270`, tones.shade, 5)),
  )
  return { body: [end, wrap] }
}

const necklace: WornDrawing = ({ body, person }) => {
  const { nk, pen } = body
  const pearls = Array.from({ length: 13 }, (_, i) => {
    const u = (i - 6) / 6
    return pen.ellipse([u * (nk + 18), 36 - u * u * 42], [6, 6], hex('#fbf3e8'), 'metal')
  })
  void person
  return { body: pearls }
}

/** 璎珞: the gold collar of court ladies and heavenly dancers. */
const yingluo: WornDrawing = ({ body, person }) => {
  const { nk, pen } = body
  const { gold, jade } = person.colours
  const chain = (drop: number, width: number) =>
    pen.strokePath(width, gold, 'metal even plain')`${-nk - 30},-10 ${-nk * 0.8},${drop * 0.7}
      0,${drop} ${nk * 0.8},${drop * 0.7} ${nk + 30},-10`
  return {
    body: [
      chain(46, 9),
      chain(84, 4),
      ...[-52, -28, 0, 28, 52].map((x) =>
        pen.ellipse([x, 62 - Math.abs(x) * 0.42], [7, 9], x === 0 ? hex('#c8383a') : jade, 'metal'),
      ),
      pen.form('0,78! 14,98 0,126! -14,98', gold, 'metal'),
    ],
  }
}

const apron: WornDrawing = ({ body, person }) => {
  const { sw, hip, waist, pen } = body
  const fill = person.colours.accent
  const tones = clothTones(fill)
  const strap = (s: number) =>
    body.cloth(`${s * sw * 0.4},4! ${s * sw * 0.54},10! ${s * 96},128! ${s * 74},128!`, fill)
  return {
    body: [
      strap(-1),
      strap(1),
      body.cloth(
        `-104,116! 104,116! 116,290 ${waist * 1.02},330 ${hip * 1.02},480 ${hip * 1.05},900! ${-hip * 1.05},900! ${-hip * 1.02},480 ${-waist * 1.02},330 -116,290`,
        fill,
        body.shade('46,90! 66,400 80,920! 500,920! 500,90!', tones.shade),
        pen.line('-98,130 0,134 98,130', 3.4, tones.fold, { pressure: 'even' }),
      ),
      body.cloth(
        '-62,240! 62,240! 62,320 0,344 -62,320',
        tones.light,
        pen.line('-58,258 58,258', 3, tones.fold, { pressure: 'even' }),
      ),
    ],
  }
}

const stethoscope: WornDrawing = ({ body }) => {
  const { nk, pen } = body
  const tube = hex('#39465a')
  return {
    body: [
      pen.line(`${-nk - 24},-26 ${-nk - 36},80 -44,180 10,210`, 8, tube, 'body even plain'),
      pen.line(`${nk + 24},-26 ${nk + 38},80 60,180 20,210`, 8, tube, 'body even plain'),
      pen.line('15,208 20,250', 8, tube, 'body even plain'),
      pen.ellipse([21, 262], [18, 18], hex('#8fa0b2'), 'metal'),
      pen.ellipse([21, 262], [10, 10], hex('#c9d4de'), 'metal plain'),
    ],
  }
}

const camera: WornDrawing = ({ body }) => {
  const { nk, pen } = body
  const black = hex('#33353d')
  const strap = hex('#7a4a34')
  return {
    body: [
      pen.line(`${-nk - 28},-20 -90,120 -70,236`, 10, strap, 'body even plain'),
      pen.line(`${nk + 28},-20 90,120 70,236`, 10, strap, 'body even plain'),
      pen.form('-34,214! 34,214! 40,240! -40,240!', shade(black, 0.06), 'body'),
      inside(
        pen.fillPath(black, 'body relief 10')`-92,236! -84,228 84,228 92,236! 92,338! 84,346 -84,346
          -92,338!`,
        pen.form('-92,250! 92,250! 92,266! -92,266!', shade(black, 0.12), 'light'),
      ),
      pen.ellipse([4, 294], [44, 44], hex('#565a66'), 'metal'),
      pen.ellipse([4, 294], [33, 33], hex('#1c1f28'), 'glass'),
      pen.ellipse([-4, 284], [14, 12], hex('#6f87b4'), 'light alpha 0.8'),
      pen.ellipse([62, 254], [8, 6], hex('#f2e3b0'), 'light'),
    ],
  }
}

/** A schoolbag: its straps before the shoulders, itself behind the back. */
const backpack: WornDrawing = ({ body, person }) => {
  const { sw, pen, dark } = body
  const fill = person.colours.accent
  const deep = clothTones(fill).shade
  const x = person.yaw > 0 ? -70 : 0
  const strap = (s: number) =>
    pen.strokePath(34, s === dark ? deep : fill, 'cloth even')`${s * sw * 0.5},2 ${s * sw * 0.6},110
      ${s * sw * 0.68},250 ${s * sw * 0.8},330`
  return {
    behind: [
      pen.fillPath(fill, 'cloth relief 14')`${x - sw * 0.96},40! ${x - sw * 0.7},-34
        ${x + sw * 0.7},-34 ${x + sw * 0.96},40! ${x + sw * 1.06},400 ${x + sw * 0.9},450!
        ${x - sw * 0.9},450! ${x - sw * 1.06},400`,
    ],
    body: [strap(-1), strap(1)],
  }
}

export const BODY_WEAR: Readonly<Record<string, WornDrawing>> = {
  scarf,
  necklace,
  yingluo,
  wings,
  cape,
  apron,
  // drawn with the hands (action/arms.ts)
  gloves: () => ({}),
  stethoscope,
  camera,
  backpack,
  'back-sword': backSword,
  'ribbon-scarf': ribbonScarf,
}

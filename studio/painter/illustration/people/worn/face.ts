import { hex, shade } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { type Form, inside } from '../../build/form'
import { narrowing } from '../head/space'
import { type KnotList, knots, sided } from '../pen'
import { type WornDrawing, type WornKit, penAt } from './kit'
import { pairs } from '../../../drawing/notation'

function rim(
  x: number,
  y: number,
  rx: number,
  ry: number,
  width: number,
  fill: ReturnType<typeof hex>,
): Form {
  const ring = Array.from({ length: 33 }, (_, i) => {
    const a = (i / 32) * TAU
    return [x + cos(a) * rx, y + sin(a) * ry]
  })
  return penAt(0, 0).line(knots(ring), width, fill, { role: 'body', pressure: 'even', plain: true })
}

function lensPlaces({ kind, space, person }: WornKit) {
  const r = person.look === 'anime' ? 43 : kind.eye.a + 9.5
  return [-1, 1].map((side) => ({
    x: space.onFace(side * (kind.gap + 1)),
    y: kind.eyeY + 2,
    r,
    k: side > 0 ? narrowing(kind.gap, space.yaw) : 1,
    side,
  }))
}

/** Bridge and the arms to the ears. */
function frame(kit: WornKit, width: number, fill: ReturnType<typeof hex>): Form[] {
  const [left, right] = lensPlaces(kit)
  const pen = penAt(0, 0)
  const look = { role: 'body', pressure: 'even', plain: true } as const
  const { yaw } = kit.space
  const y = left.y - 4
  return [
    pen.strokePath(width, fill, look)`${left.x + left.r - 1},${y}
      ${(left.x + left.r + right.x - right.r * right.k) / 2},${y - 5}
      ${right.x - right.r * right.k + 1},${y}`,
    pen.line(`${left.x - left.r},${y - 1} ${-(105 - yaw * 14)},${y - 6}`, width, fill, look),
    ...(yaw > 0.2
      ? []
      : [pen.line(`${right.x + right.r},${y - 1} 105,${y - 6}`, width, fill, look)]),
  ]
}

function glasses(width: number, square: boolean, colour = hex('#3a2c33')): WornDrawing {
  return (kit) => {
    const pen = penAt(0, 0)
    const lenses = lensPlaces(kit).flatMap(({ x, y, r, k }) => {
      const glint = pen.strokePath(5, hex('#ffffff'), 'light alpha 0.7')`
        ${x - r * k * 0.55},${y - 14} ${x - r * k * 0.28},${y - 24}`
      if (!square)
        return [
          pen.ellipse([x, y], [r * k, r * 0.94], hex('#ffffff'), 'light plain alpha 0.14'),
          rim(x, y, r * k, r * 0.94, width, colour),
          glint,
        ]
      const [w, h] = [r * k * 1.06, r * 0.72]
      const corners = `${-w},${-h * 0.7} ${-w * 0.7},${-h} ${w * 0.7},${-h} ${w},${-h * 0.7}
      ${w * 0.9},${h * 0.6} ${w * 0.5},${h} ${-w * 0.5},${h} ${-w * 0.9},${h * 0.6}
      ${-w},${-h * 0.7}`
      const ring = pairs(corners).map(([dx, dy]) => [x + dx, y + dy])
      return [
        pen.form(knots(ring.slice(0, -1)), hex('#ffffff'), 'light plain alpha 0.14'),
        pen.line(knots(ring), width, colour, 'body even plain'),
        glint,
      ]
    })
    return { over: [...lenses, ...frame(kit, width, colour)] }
  }
}

const sunglasses: WornDrawing = (kit) => {
  const pen = penAt(0, 0)
  const dark = hex('#2b2d3a')
  const lenses = lensPlaces(kit).map(({ x, y, r, k }) =>
    inside(
      pen.fillPath(dark, 'glass')`${x - r * k * 1.06},${y - 30} ${x},${y - 35}
        ${x + r * k * 1.06},${y - 30} ${x + r * 0.92 * k},${y + 12} ${x},${y + 27}
        ${x - r * 0.92 * k},${y + 12}`,
      pen.fillPath(hex('#66708a'), 'light alpha 0.75')`${x - 36},${y - 40}! ${x - 6},${y - 40}!
        ${x - 28},${y + 40}! ${x - 58},${y + 40}!`,
    ),
  )
  return { over: [...lenses, ...frame(kit, 6, dark)] }
}

/** A mask over the eyes: masked balls, heroes of no comic in particular. */
const eyeMask: WornDrawing = ({ person, space, kind }) => {
  const { accent } = person.colours
  const y = kind.eyeY
  const holes = [-1, 1].map((side) => {
    const x = space.onFace(side * kind.gap)
    const k = narrowing(side * kind.gap, space.yaw)
    return Array.from({ length: 28 }, (_, i): [number, number] => {
      const a = (i / 28) * TAU
      return [x + cos(a) * (kind.eye.a + 7) * k, y - 1 + sin(a) * (kind.eye.h + 6)]
    })
  })
  const band = space.face.form(
    `-108,${y - 26} -60,${y - 44} 0,${y - 30} 60,${y - 44} 108,${y - 26} 104,${y + 12}
      62,${y + 36} 14,${y + 26} 0,${y + 20} -14,${y + 26} -62,${y + 36} -104,${y + 12}`,
    accent,
    { role: 'cloth' },
  )
  return { over: [{ rings: [...band.rings, ...holes], role: 'cloth', fill: accent }] }
}

/** Cloth over mouth and nose. */
const faceCloth: WornDrawing = ({ person, space }) => {
  const { cloth } = person.colours
  const fold = shade(cloth, -0.09)
  return {
    over: [
      inside(
        space.face.form(
          '-110,34! -60,44 0,38 60,44 110,34! 98,92 60,136 18,158 -18,158 -60,136 -98,92',
          cloth,
          { role: 'cloth', relief: 10 },
        ),
        space.face.line('-100,56 -40,80 20,84', 4, fold),
        space.face.line('-90,92 -30,108 40,104', 4, fold),
        space.face.line('-66,126 -10,132 50,122', 4, fold),
        space.face.form('40,20! 60,80 34,170! 160,170! 160,20!', fold, 'shade alpha 0.8'),
      ),
    ],
  }
}

/** 花钿: the mark between the brows. */
const huadian: WornDrawing = ({ space, kind }) => {
  const x = space.onFace(0) + space.yaw * 6
  const pen = penAt(x, kind.eyeY - 68)
  const red = hex('#c8383a')
  return {
    over: [
      pen.form('0,12 -6,2 0,-14! 6,2', red, 'lip'),
      pen.form('-4,10 -15,6 -18,-7! -8,0', red, 'lip'),
      pen.form('4,10 15,6 18,-7! 8,0', red, 'lip'),
      pen.ellipse([0, 18], [3, 3], red, 'lip'),
    ],
  }
}

const earrings: WornDrawing = ({ space, person }) => {
  const { gold, jade } = person.colours
  const pen = penAt(0, 0)
  const places = [-(105 - space.yaw * 20), ...(space.yaw > 0.2 ? [] : [105])]
  return {
    over: places.flatMap((x) => [
      pen.line(`${x},46 ${x},62`, 2.6, gold, 'metal even plain'),
      pen.ellipse([x, 73], [7, 10], jade, 'metal'),
      pen.ellipse([x - 2, 69], [2, 3], hex('#ffffff'), 'light alpha 0.7'),
    ]),
  }
}

const freckles: WornDrawing = ({ space, kind, person }) => ({
  over: pairs('-78,40 -64,46 -52,39 -70,54 52,39 64,46 78,40 68,54').map(([x = 0, y = 0]) =>
    space.face.ellipse([x, kind.eyeY + y], [2.6, 2.6], person.colours.skinLine, {
      role: 'detail',
      alpha: 0.55,
    }),
  ),
})

const elfEars: WornDrawing = ({ space, person }) => {
  const { skin, skinShade, skinLine } = person.colours
  const ear = (s: number) => {
    const x = s * 100 - space.yaw * 8
    const pen = penAt(x, 20)
    const p = (list: KnotList) => sided(list, s)
    return inside(
      pen.form(p(`-4,-22 30,-34 66,-72! 54,-20 30,16 4,30`), skin, 'skin relief 6'),
      pen.form(p(`6,-12 30,-22 52,-50! 38,-14 16,10`), skinShade, 'detail'),
      pen.line(p('4,-4 26,-16 46,-40'), 2.6, skinLine),
    )
  }
  return { over: [ear(-1), ...(space.yaw < 0.5 ? [ear(1)] : [])] }
}

export const FACE_WEAR: Readonly<Record<string, WornDrawing>> = {
  glasses: glasses(5.4, false),
  'square-glasses': glasses(6.4, true, hex('#2d2a33')),
  'gold-glasses': glasses(3.6, false, hex('#b98d3d')),
  sunglasses,
  huadian,
  earrings,
  freckles,
  'eye-mask': eyeMask,
  'face-cloth': faceCloth,
  'elf-ears': elfEars,
}

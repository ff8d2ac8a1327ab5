import { hex, mixColour, type Oklch } from '../../../colour'
import { TAU, cos, sin } from '../../../../lib/maths'
import { inside, place } from '../../build/form'
import { balloon } from '../../design/ornaments/objects'
import { clothTones } from '../colours'
import { circlePoints, knots, still } from '../pen'
import { blossom } from '../worn/flowers'
import type { HeldDrawing } from './kit'
import { pairs } from '../../../drawing/notation'

export const lantern: HeldDrawing = ({ person, dark }) => {
  const red = hex('#e0523f')
  const rib = hex('#a8342b')
  const { gold } = person.colours
  const body = inside(
    still.form('-56,-60! -86,0 -56,60! 56,60! 86,0 56,-60!', red, 'body relief 12'),
    still.ellipse([0, 0], [60, 54], hex('#f9b56a'), 'glow alpha 0.8 blur 14'),
    ...[-1, -0.5, 0, 0.5, 1].map((u) =>
      still.line(`${u * 46},-60 ${u * 74},0 ${u * 46},60`, 3, rib, { pressure: 'even' }),
    ),
  )
  const forms = [
    still.ellipse([0, 0], [160, 160], hex('#ffd27a'), 'glow alpha 0.35 blur 34'),
    still.line('-176,112 -114,-40 -56,-110 0,-122', 9, hex('#6a4432'), 'body even plain'),
    still.line('0,-122 0,-70', 3, hex('#6a4432'), { pressure: 'even' }),
    body,
    still.form('-40,-74! 40,-74! 46,-58! -46,-58!', gold, 'metal'),
    still.form('-40,58! 40,58! 34,74! -34,74!', gold, 'metal'),
    still.line('0,74 0,110', 4, gold, { pressure: 'even' }),
    still.form('-9,106! 9,106! 13,164! 0,152! -13,164!', red, 'cloth'),
  ]
  return { over: place(forms, [168 * dark, 270], { scale: 0.94, flip: dark < 0 }), fingers: false }
}

export const balloons: HeldDrawing = ({ person, dark }) => {
  const colours = [person.colours.accent, hex('#f2c14e'), hex('#5f9fc8')]
  return {
    behind: pairs('190,-330 282,-240 250,-410').flatMap(([x, y], i) => {
      const cx = x * dark
      return [
        still.strokePath(3, hex('#8a8078'), 'detail even')`${cx},${y + 92} ${cx * 0.7},60
          ${44 * dark},360`,
        ...place(balloon(colours[i], 0), [cx, y], { scale: 0.86 }),
      ]
    }),
  }
}

/** 油纸伞: its canopy behind the head, the shaft on the shoulder. */
export const umbrella: HeldDrawing = ({ person, dark }) => {
  const fill = person.colours.accent
  const tones = clothTones(fill)
  const [cx, cy, rx, ry] = [70 * dark, -250, 372, 330]
  const rim = Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * TAU
    const k = i % 2 ? 0.965 : 1
    return [cx + cos(a) * rx * k, cy + sin(a) * ry * k]
  })
  const ribs = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * TAU
    return still.strokePath(3.4, tones.fold, { pressure: 'even' })`${cx},${cy}
      ${cx + cos(a) * rx},${cy + sin(a) * ry}`
  })
  const ring = (k: number, colour: Oklch, width: number) =>
    still.line(
      knots(circlePoints(1, 48).map(([x = 0, y = 0]) => [cx + x * rx * k, cy + y * ry * k])),
      width,
      colour,
      { pressure: 'even' },
    )
  return {
    behind: [
      inside(
        still.form(knots(rim), fill, 'cloth relief 18'),
        still.fillPath(tones.shade, 'shade alpha 0.7')`${cx},${cy - 400}! ${cx + 120 * dark},${cy}
          ${cx},${cy + 400}! ${cx + 600 * dark},${cy + 400}! ${cx + 600 * dark},${cy - 400}!`,
        ...ribs,
        ring(0.94, tones.light, 9),
        ring(0.42, tones.light, 5),
        ...[0.6, 2.4, 4.3].flatMap((a) =>
          blossom(
            cx + cos(a) * rx * 0.68,
            cy + sin(a) * ry * 0.68,
            34,
            mixColour(fill, hex('#fff4ea'), 0.75),
            a,
          ),
        ),
      ),
    ],
    under: [
      still.strokePath(11, hex('#7a4a34'), 'body even plain')`${128 * dark},20 ${84 * dark},260
        ${34 * dark},480`,
    ],
  }
}

export const guitar: HeldDrawing = ({ dark }) => {
  const wood = hex('#c98a4a')
  const deep = hex('#8a5230')
  const forms = [
    still.line('0,-120 0,-330', 26, deep, 'body even plain'),
    still.form('-22,-326! 22,-326! 26,-400! -26,-400!', deep, 'body'),
    inside(
      still.fillPath(wood, 'body relief 16')`0,-150 60,-140 86,-90 64,-30 78,20 116,70 96,140 0,166
        -96,140 -116,70 -78,20 -64,-30 -86,-90 -60,-140`,
      still.ellipse([0, 4], [38, 38], hex('#4a2f24'), 'detail'),
      still.form('-46,96! 46,96! 46,112! -46,112!', deep, 'detail'),
    ),
    ...[-8, -3, 3, 8].map((x) =>
      still.line(`${x},-372 ${x},104`, 1.8, hex('#f3ead8'), 'detail even'),
    ),
  ]
  return {
    under: place(forms, [-40 * dark, 380], { turn: 1.02 * dark, scale: 1.12 }),
    fingers: false,
  }
}

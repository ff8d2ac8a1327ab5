import { hex, shade } from '../../../colour'
import { cos, sin } from '../../../../lib/maths'
import type { Form } from '../../node'
import { clothTones } from '../colours'
import { blossom, leaf, peony } from './flowers'
import { type WornDrawing, penAt } from './kit'

export const flower: WornDrawing = ({ person, space }) => {
  const [x, y] = space.onHair([-96, -100])
  return {
    over: [
      leaf(x - 16, y + 24, 2.2, 62, hex('#5f8f63')),
      leaf(x - 24, y + 4, 2.9, 52, hex('#6f9f70')),
      ...peony(x - 6, y, 38, person.colours.accent),
    ],
  }
}

export const blossoms: WornDrawing = ({ person, space }) => {
  const { accent } = person.colours
  const at = (x: number, y: number) => space.onHair([x, y])
  const [a, b, c] = [at(-100, -98), at(-76, -142), at(-118, -54)]
  return {
    over: [
      ...blossom(a[0], a[1], 32, accent),
      ...blossom(b[0] - 4, b[1], 23, shade(accent, 0.03), 0.5),
      ...blossom(c[0] - 4, c[1], 19, shade(accent, -0.03), 0.2),
    ],
  }
}

/** A wreath of blossoms over the brow. */
export const wreath: WornDrawing = ({ person, space }) => {
  const { accent } = person.colours
  const forms: Form[] = []
  for (let i = 0; i <= 10; i++) {
    const a = Math.PI * (1.06 + (i / 10) * 0.88)
    const [x, y] = space.onHair([cos(a) * 122, sin(a) * 92 - 42])
    forms.push(leaf(x, y, a + (i % 2 ? 0.6 : -0.7), 42, hex('#6b9a68')))
  }
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (1.08 + (i / 8) * 0.84)
    const [x, y] = space.onHair([cos(a) * 120, sin(a) * 90 - 42])
    const fill = i % 3 === 1 ? hex('#fbf1e6') : i % 3 === 2 ? shade(accent, 0.08) : accent
    forms.push(...blossom(x, y, i % 2 ? 21 : 27, fill, i))
  }
  return { over: forms }
}

/** 步摇: a pin with pendants that sway, and a small gold comb. */
export const buyao: WornDrawing = ({ person, space }) => {
  const { gold, jade, accent } = person.colours
  const { hair } = space
  const [fx, fy] = space.onHair([-116, -172])
  const thin = { role: 'metal', pressure: 'even', plain: true } as const
  return {
    over: [
      hair.line('-40,-166 -110,-190 -176,-182', 6, gold, 'metal end plain'),
      ...peony(fx, fy, 25, accent),
      hair.line('-150,-182 -152,-150 -150,-110', 2.6, gold, thin),
      hair.line('-168,-180 -170,-140 -168,-84', 2.6, gold, thin),
      hair.ellipse([-151, -146], [5, 5], jade, { role: 'metal' }),
      hair.ellipse([-150, -108], [6, 8], gold, { role: 'metal' }),
      hair.ellipse([-169, -126], [5, 5], jade, { role: 'metal' }),
      hair.ellipse([-168, -82], [6, 9], gold, { role: 'metal' }),
      hair.form('-46,-176 -36,-202! -18,-186 0,-216! 18,-186 36,-202! 46,-176 0,-166', gold, {
        role: 'metal',
      }),
      hair.ellipse([0, -184], [7, 7], hex('#c93f3f'), { role: 'metal' }),
    ],
  }
}

/** 凤冠: gold, pearls and red pompons. */
export const phoenixCrown: WornDrawing = ({ person, space }) => {
  const { gold } = person.colours
  const { hair, skull } = space
  const red = hex('#c8353a')
  const pearl = hex('#fbf3e6')
  const feathers = Array.from({ length: 7 }, (_, i) => {
    const a = -Math.PI / 2 + (i - 3) * 0.34
    const [x, y] = [cos(a) * 108, sin(a) * 96 - 150]
    return [
      skull.fillPath(i % 2 ? shade(gold, 0.04) : gold, 'metal')`${x * 0.4},${-150 + (y + 150) * 0.4}
        ${x + cos(a + 1.5) * 20},${y + sin(a + 1.5) * 20} ${x + cos(a) * 34},${y + sin(a) * 34}!
        ${x - cos(a + 1.5) * 20},${y - sin(a + 1.5) * 20}`,
      skull.ellipse([x, y], [9, 9], i % 2 ? red : hex('#3f8f90'), 'metal'),
    ]
  }).flat()
  const drops = [-1, 1].flatMap((s) =>
    [0, 1, 2].flatMap((i) => {
      const x = s * (104 + i * 15) - space.yaw * 12
      const end = 30 + i * 24
      return [
        skull.line(`${x},-110 ${x + s * 6},-40 ${x + s * 4},${end}`, 2.6, gold, 'metal even plain'),
        skull.ellipse([x + s * 5, -30], [6, 6], pearl, 'metal'),
        skull.ellipse([x + s * 4, end], [7, 10], red, 'metal'),
      ]
    }),
  )
  return {
    over: [
      ...feathers,
      hair.form('-112,-96! -80,-136 0,-160 80,-136 112,-96! 70,-112 0,-124 -70,-112', gold, {
        role: 'metal',
        relief: 8,
      }),
      ...[-72, -36, 0, 36, 72].map((x) =>
        hair.ellipse([x, -134 + Math.abs(x) * 0.18], [9, 9], pearl, { role: 'metal' }),
      ),
      hair.ellipse([0, -108], [8, 11], red, { role: 'metal' }),
      ...drops,
    ],
  }
}

export const jadePin: WornDrawing = ({ person, space }) => {
  const { jade } = person.colours
  return {
    over: [
      space.skull.line('-120,-214 0,-208 132,-222', 8, jade, 'metal even plain'),
      space.skull.ellipse([134, -222], [11, 11], jade, 'metal'),
    ],
  }
}

export const hairband: WornDrawing = ({ person, space }) => ({
  over: [
    space.hair.form(
      '-128,-62! -104,-108 -52,-132 0,-138 52,-132 104,-108 128,-62! 126,-38 100,-82 50,-106 0,-112 -50,-106 -100,-82 -126,-38',
      person.colours.accent,
      { role: 'cloth', relief: 6 },
    ),
  ],
})

export const bow: WornDrawing = ({ person, space }) => {
  const { accent } = person.colours
  const tones = clothTones(accent)
  const [x, y] = space.onHair([66, -152])
  const pen = penAt(x + 8, y - 6)
  return {
    over: [
      pen.form('0,0! -38,-40 -66,-26 -62,14 -14,12', accent, 'cloth relief 8'),
      pen.form('0,0! 44,-20 66,4 52,36 8,18', tones.shade, 'cloth relief 8'),
      pen.form('-4,8! -20,54! 0,50 8,14!', tones.shade, 'cloth'),
      pen.ellipse([0, 4], [14, 15], tones.fold, 'cloth'),
    ],
  }
}

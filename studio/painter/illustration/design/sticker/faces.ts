import { type Form, disc, ellipse, form, inside, line } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { type Oklch, radial, tone } from '../../build/fill'
import type { Coat, MascotId } from './coats'
import { type Point, pairs, polyline } from '../../../drawing/notation'
import { wordList } from '../../../../lib/words'

export const EYES = wordList('round happy shut sad angry star heart wide sly tight tearful')
export type EyesId = (typeof EYES)[number]
export const MOUTHS = wordList('w open smile frown wavy o grit pout tongue sleep')
export type MouthId = (typeof MOUTHS)[number]

export interface Mood {
  readonly eyes: EyesId
  readonly mouth: MouthId
  /** Rosier than usual. */
  readonly blush?: boolean
}

const DARK: Oklch = [0.24, 0.03, 40]
const ROSE: Oklch = [0.76, 0.13, 18]
const EYE: Point = [122, -8]

const bothSides = (make: (side: 1 | -1) => Form[]): Form[] => [...make(-1), ...make(1)]

const stroke = (points: readonly Point[], width = 13, colour = DARK): Form =>
  line(points, width, colour, 'eye soft')

const shine = (x: number, y: number, r: number): Form[] => [
  disc([x - r * 0.32, y - r * 0.4], r * 0.34, [1, 0, 0], 'glint plain'),
  disc([x + r * 0.34, y + r * 0.4], r * 0.17, [1, 0, 0], 'glint plain'),
]

export function heartOutline(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number, mark = '') => `${x + dx * r},${y + dy * r}${mark}`
  return `${at(0, 0.95, '!')} ${at(-0.95, -0.05)} ${at(-0.62, -0.82)} ${at(0, -0.38, '!')} ${at(0.62, -0.82)} ${at(0.95, -0.05)}`
}

function star(x: number, y: number, r: number, fill: Oklch): Form {
  const spikes = '0,-1 .24,-.32 .95,-.31 .38,.12 .59,.81 0,.4 -.59,.81 -.38,.12 -.95,-.31 -.24,-.32'
  const points = pairs(spikes).map(([dx, dy]) => `${x + dx * r},${y + dy * r}!`)
  return form(points.join(' '), fill, 'pupil plain')
}

function eye(id: EyesId, side: 1 | -1, dark: Oklch): Form[] {
  const [x, y] = [EYE[0] * side, EYE[1]]
  const p = (dx: number, dy: number): Point => [x + dx * side, y + dy]
  switch (id) {
    case 'happy':
      return [stroke([p(-48, 20), p(0, -28), p(48, 20)], 15, dark)]
    case 'shut':
      return [stroke([p(-46, -6), p(0, 22), p(46, -6)], 14, dark)]
    case 'tight':
      return [stroke([p(44, -34), p(-36, 0)], 15, dark), stroke([p(-36, 0), p(44, 34)], 15, dark)]
    case 'sly':
      return [
        ellipse([x, y + 6], [42, 30], dark, 'pupil plain'),
        stroke([p(-58, -20), p(0, -26), p(58, -20)], 15, dark),
        ...shine(x, y + 4, 26),
      ]
    case 'star':
      return [disc([x, y], 52, dark, 'pupil plain'), star(x, y, 40, [0.92, 0.14, 95])]
    case 'heart':
      return [form(heartOutline(x, y, 60), [0.63, 0.23, 18], 'pupil plain')]
    case 'wide':
      return [
        disc([x, y], 56, [1, 0, 0], 'eye plain'),
        disc([x, y], 56, dark, 'line plain alpha 0'),
        disc([x, y], 20, dark, 'pupil plain'),
        stroke([p(-50, -86), p(0, -100), p(50, -86)], 11, dark),
      ]
    default:
      return roundEye(id, x, y, side, dark)
  }
}

function roundEye(id: EyesId, x: number, y: number, side: 1 | -1, dark: Oklch): Form[] {
  const p = (dx: number, dy: number): Point => [x + dx * side, y + dy]
  const iris = radial([x, y + 24], [52, 56], tone(dark, 0.24), dark, dark)
  const forms = [ellipse([x, y], [44, 54], iris, 'pupil plain'), ...shine(x, y, 50)]
  if (id === 'sad' || id === 'tearful') {
    // brows rise towards the nose
    forms.push(stroke([p(-44, -112), p(8, -98), p(50, -68)], 12, dark))
  }
  if (id === 'angry') forms.push(stroke([p(-60, -46), p(-4, -72), p(52, -98)], 16, dark))
  if (id === 'tearful') {
    const tear: Oklch = [0.82, 0.09, 230]
    forms.push(ellipse([x, y + 44], [40, 15], tear, 'eye plain alpha 0.9'))
    forms.push(
      fillPath(tear, 'light plain')`${x + 26 * side},${y + 50}! ${x + 6 * side},${y + 98}
        ${x + 26 * side},${y + 118} ${x + 46 * side},${y + 98}`,
    )
  }
  return forms
}

function mouth(id: MouthId): Form[] {
  const y = 92
  const open = (outline: string): Form =>
    inside(
      form(outline, [0.42, 0.12, 20], 'mouth plain'),
      ellipse([0, y + 74], [52, 36], [0.72, 0.15, 15], 'lip plain'),
    )
  const stroke = (points: readonly Point[], width = 11): Form =>
    line(points, width, DARK, 'mouth soft')
  switch (id) {
    case 'open':
      return [open(`-62,${y - 4}! 0,${y + 8} 62,${y - 4}! 50,${y + 56} 0,${y + 84} -50,${y + 56}`)]
    case 'smile':
      return [stroke(polyline([-50, y], [0, y + 34], [50, y]))]
    case 'frown':
      return [stroke(polyline([-44, y + 36], [0, y + 6], [44, y + 36]))]
    case 'wavy':
      return [
        stroke(
          polyline(`-60,${y + 26} -34,${y + 8} -6,${y + 26} 20,${y + 8} 46,${y + 26} 62,${y + 14}`),
        ),
      ]
    case 'o':
      return [ellipse([0, y + 22], [24, 32], [0.42, 0.12, 20], 'mouth plain')]
    case 'grit':
      return [
        form(`-58,${y - 2} 58,${y - 2} 62,${y + 40} -62,${y + 40}`, [1, 0, 0], 'teeth plain'),
        stroke(polyline([-60, y], [60, y], [64, y + 40], [-64, y + 40], [-60, y]), 9),
        stroke(polyline([-62, y + 20], [62, y + 20]), 7),
        stroke(polyline([0, y], [0, y + 40]), 7),
      ]
    case 'pout':
      return [stroke(polyline([-26, y + 26], [0, y + 10], [26, y + 26]), 12)]
    case 'tongue':
      return [
        fillPath([0.72, 0.15, 15], 'lip plain')`4,${y + 20}! 46,${y + 12}! 48,${y + 58} 26,${y + 70}
          4,${y + 56}`,
        ...mouth('w'),
      ]
    case 'sleep':
      return [ellipse([0, y + 16], [14, 11], [0.42, 0.12, 20], 'mouth plain')]
    default:
      return [
        stroke(polyline([-54, y - 4], [-28, y + 22], [0, y])),
        stroke(polyline([0, y], [28, y + 22], [54, y - 4])),
      ]
  }
}

function nose(kind: MascotId, coat: Coat): Form[] {
  if (kind === 'bun') return []
  if (kind === 'chick') return [form('-44,58 0,40 44,58 0,96', coat.mark, 'nose plain')]
  const colour: Oklch = kind === 'cat' || kind === 'rabbit' ? [0.7, 0.14, 15] : DARK
  const wide = kind === 'bear' || kind === 'panda' || kind === 'dog' ? 1.45 : 1
  return [
    fillPath(colour, 'nose plain')`${-24 * wide},54 0,46 ${24 * wide},54 ${8 * wide},78 0,84
      ${-8 * wide},78`,
  ]
}

/** Eyes, nose, mouth and cheeks about (0, 0) of the head. */
export function drawFace(kind: MascotId, mood: Mood, coat: Coat): Form[] {
  const dark: Oklch = kind === 'panda' ? [0.14, 0.01, 270] : DARK
  const lit =
    kind === 'panda' &&
    !['round', 'sad', 'angry', 'tearful', 'star', 'heart', 'wide'].includes(mood.eyes)
      ? ([0.97, 0.01, 90] as const)
      : dark
  const cheeks = bothSides((side) => [
    ellipse([212 * side, 82], [46, 28], ROSE, {
      role: 'blush',
      plain: true,
      blur: 8,
      alpha: mood.blush ? 0.95 : 0.6,
    }),
  ])
  const lines = kind === 'chick' && mood.mouth !== 'open' ? [] : mouth(mood.mouth)
  return [
    ...cheeks,
    ...bothSides((side) => eye(mood.eyes, side, lit)),
    ...lines,
    ...nose(kind, coat),
  ]
}

import { type Form, type Point, inside, place, polygonForm } from '../../build/form'
import { tone } from '../../build/fill'
import { openPath } from '../../build/path'
import type { ClothKit } from '../body/kit'
import { clothTones } from '../colours'
import { still } from '../pen'
import { limb } from './limb'

/** Course of a tail, from the hip to the fin, with half its width. */
interface Course {
  readonly line: string
  readonly radii: readonly number[]
  /** Direction of the fin, radians clockwise from straight down. */
  readonly fin: number
}

/** Over a rock, and down through the water. */
const COURSES: readonly [Course, Course] = [
  {
    line: '0,456 60,580 210,690 400,752 560,716 640,590',
    radii: [1, 0.98, 0.78, 0.54, 0.36, 0.2],
    fin: -2.55,
  },
  {
    line: '0,456 16,640 -30,820 -66,990 0,1130 116,1200',
    radii: [1, 0.94, 0.74, 0.52, 0.35, 0.2],
    fin: -1.1,
  },
]

function radiusAt(radii: readonly number[], t: number): number {
  const at = t * (radii.length - 1)
  const i = Math.min(radii.length - 2, Math.floor(at))
  const [a = 0, b = 0] = [radii[i], radii[i + 1]]
  return a + (b - a) * (at - i)
}

/** Rows of scales, seen only inside the tail. */
function scales(
  points: readonly Point[],
  radius: (t: number) => number,
  fill: Form['fill'],
): Form[] {
  const rows = 13
  return Array.from({ length: rows }, (_, row) => {
    const t = 0.06 + (row / rows) * 0.86
    const at = Math.floor(t * (points.length - 1))
    const [x, y] = points[at] ?? [0, 0]
    const [nx, ny] = points[Math.min(points.length - 1, at + 3)] ?? [x, y + 1]
    const length = Math.sqrt((nx - x) * (nx - x) + (ny - y) * (ny - y)) || 1
    const [ux, uy] = [(nx - x) / length, (ny - y) / length]
    const r = radius(t)
    const to = (across: number, down: number): Point => [
      x - uy * across + ux * down,
      y + ux * across + uy * down,
    ]
    const step = row % 2 ? 0 : 0.5
    const cups = [-2, -1, 0, 1, 2].flatMap((i) => {
      const middle = (i + step) * r * 0.5
      return [to(middle - r * 0.25, 0), to(middle, r * 0.24), to(middle + r * 0.25, 0)]
    })
    return still.line(cups, 4, fill, { pressure: 'even', alpha: 0.75 })
  })
}

/** A fish's tail in place of legs. @param variant 0 on a rock, else in the water */
export function tailForms(kit: ClothKit, variant: number): Form[] {
  const course = COURSES[variant % 2] ?? COURSES[0]
  const { cloth } = kit.person.colours
  const tones = clothTones(cloth)
  const points = openPath(course.line)
  const radius = (t: number): number => radiusAt(course.radii, t) * kit.hip * 0.97
  const joints = points
    .filter((_, i) => i % 4 === 0 || i === points.length - 1)
    .map((at): [Point, number] => [at, radius(points.indexOf(at) / (points.length - 1))])
  const end = points.at(-1) ?? [0, 0]
  const lobe = (s: 1 | -1): Form =>
    inside(
      still.fillPath(s > 0 ? tones.light : cloth, 'cloth relief 10')`0,-34! ${s * 60},20
        ${s * 190},90 ${s * 236},220! ${s * 140},206 ${s * 70},236 ${s * 20},170 0,60!`,
      [0.3, 0.55, 0.8].map((t) =>
        still.line(`0,0 ${s * 70 * t},90 ${s * 190 * t},230`, 4, tones.fold, { pressure: 'start' }),
      ),
    )
  return [
    ...place([lobe(-1), lobe(1)], end, { turn: course.fin }),
    inside(
      polygonForm(limb(joints), cloth, { role: 'cloth', union: true, relief: 16 }),
      scales(points, radius, tone(cloth, -0.1)),
    ),
  ]
}

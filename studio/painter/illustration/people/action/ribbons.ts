import type { Form } from '../../node'
import type { ClothKit } from '../body/kit'
import { clothTones } from '../colours'
import { still } from '../pen'

/** Long sashes that stream behind a flying person; the body's space before it is turned. */
export function ribbons({ sw, person }: ClothKit): Form[] {
  const { sash, trim } = person.colours
  const tones = clothTones(sash)
  const courses = [
    `${sw * 0.4},40 ${sw * 1.9},-150 ${sw * 2.5},160 ${sw * 1.7},520 ${sw * 2.5},880 ${sw * 1.9},1240 ${sw * 2.5},1500`,
    `${-sw * 0.4},40 ${-sw * 1.8},-190 ${-sw * 2.7},120 ${-sw * 1.8},460 ${-sw * 2.4},860 ${-sw * 1.4},1180 ${-sw * 1.7},1420`,
  ]
  return courses.flatMap((course, i) => [
    still.line(course, 92, i === 0 ? tones.shade : sash, 'cloth soft relief 8'),
    still.line(course, 13, trim, 'detail soft'),
  ])
}

import { shade } from '../../../colour'
import { type Form, inside, mapForms } from '../../build/form'
import { tone } from '../../build/fill'
import { clothTones } from '../colours'
import { penFor } from '../pen'
import type { Person } from '../person'
import type { FaceKind } from './kinds'
import type { HeadSpace } from './space'

/** The beard moves with the jaw, more the lower it hangs. */
function pens(space: HeadSpace) {
  const far = space.yaw * 36
  return {
    jaw: penFor(([x, y]) => [x + far * Math.min(1, Math.max(0, (y - 10) / 140)), y]),
    lip: penFor(([x, y]) => [x + space.yaw * 10, y]),
  }
}

function moustache(person: Person, space: HeadSpace, long: boolean): Form[] {
  const { beard } = person.colours
  const { lip } = pens(space)
  const side = (s: number, fill: typeof beard) =>
    mapForms(
      [
        lip.form(
          long
            ? '0,80! -20,77 -46,90 -58,116! -32,102 0,90'
            : '0,80! -20,74 -42,82 -54,96! -30,96 0,91',
          fill,
          { role: 'hair', plain: true },
        ),
      ],
      ([x, y]) => [space.yaw * 10 + (x - space.yaw * 10) * s, y],
    )
  return [...side(1, beard), ...side(-1, shade(beard, -0.03))]
}

/** Under the features: the mouth is drawn over it. */
export function drawBeard(person: Person, space: HeadSpace, kind: FaceKind): Form[] {
  const { beard, lip } = person.colours
  if (!person.beard) return []
  const dark = clothTones(beard).shade
  const line = tone(beard, -0.13)
  const { jaw, lip: lipPen } = pens(space)
  if (person.beard === 'moustache') return moustache(person, space, false)
  if (person.beard === 'long') {
    const mass = jaw.form(
      '-94,58! -86,110 -72,150 -64,230 -34,310 0,366! 34,310 64,230 72,150 86,110 94,58! 64,90 40,82 0,80 -40,82 -64,90',
      beard,
      { role: 'hair', relief: 10 },
    )
    return [
      inside(
        mass,
        jaw.form('22,60! 42,160 20,260 0,380! 220,380! 220,60!', dark, { role: 'shade' }),
        [-50, -26, 0, 26, 50].map((x) =>
          jaw.line(`${x},130 ${x * 0.86},220 ${x * 0.3},340`, 2.8, line),
        ),
      ),
      ...moustache(person, space, true),
    ]
  }
  if (person.beard === 'scholar') {
    return [
      ...moustache(person, space, true),
      inside(
        jaw.form('-17,124 0,118 17,124 15,170 0,220! -15,170', beard, { role: 'hair' }),
        jaw.line('0,130 1,170 0,210', 2.4, line),
      ),
    ]
  }
  const full = person.beard === 'full'
  const outline = full
    ? '-107,6! -103,70 -77,132 -30,168 30,168 77,132 103,70 107,6! 93,44 78,72 52,80 30,74 0,80 -30,74 -52,80 -78,72 -93,44'
    : '-104,30! -98,78 -72,128 -27,157 27,157 72,128 98,78 104,30! 92,76 70,104 46,112 30,96 0,116 -30,96 -46,112 -70,104 -92,76'
  return [
    inside(
      jaw.form(outline, beard, { role: 'hair', alpha: full ? 1 : 0.85, plain: !full }),
      jaw.form('46,0! 60,80 30,190! 220,190! 220,0!', dark, { role: 'shade' }),
    ),
    ...moustache(person, space, false),
    ...(full
      ? [
          lipPen.form(
            `-26,${kind.mouthY + 2} 0,${kind.mouthY - 3} 26,${kind.mouthY + 2} 16,${kind.mouthY + 13} 0,${kind.mouthY + 16} -16,${kind.mouthY + 13}`,
            lip,
            { role: 'lip' },
          ),
        ]
      : []),
  ]
}

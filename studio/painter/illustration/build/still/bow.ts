import { type Form, form, mirrored, place } from '../form'
import { type Oklch, linear, tone } from '../fill'
import { named } from '../../../parts'

export function bow(x: number, y: number, colour: Oklch, s = 1): Form[] {
  const loop = form(
    '0,0 -20,-60 -90,-104 -140,-80 -134,-26 -70,4',
    linear([-140, -100], [0, 0], tone(colour, 0.1), colour, tone(colour, -0.14)),
    'cloth relief 12',
  )
  const fold = form('-14,-10 -60,-64 -104,-72 -112,-40 -64,-16', tone(colour, -0.18), 'shade plain')
  const tail = form(
    '-6,0 -40,50 -110,100! -84,108! -76,134! -20,70 10,14',
    linear([-100, 0], [0, 100], tone(colour, 0.04), tone(colour, -0.1)),
    'cloth relief 6',
  )
  const knot = form(
    '-26,-24 26,-24 32,0 26,26 -26,26 -32,0',
    linear([-30, -26], [30, 26], tone(colour, 0.1), tone(colour, -0.06)),
    'cloth relief 9',
  )
  const all = [...mirrored([tail]), tail, ...mirrored([loop, fold]), loop, fold, knot]
  return named('bow', place(all, [x, y], { scale: s }))
}

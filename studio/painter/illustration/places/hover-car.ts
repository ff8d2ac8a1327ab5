import { type Form, ellipse, form, inside, roundRect } from '../build/form'
import { type Oklch, linear, tone } from '../build/fill'

/** A wingless car that hovers on light, seen from the side; its middle at (0, 0), half width 150. */
export function hoverCar(colour: Oklch): Form[] {
  const under: Oklch = [0.85, 0.14, 205]
  return [
    ellipse([0, 44], [150, 22], under, 'light plain screen alpha 0.65 blur 10'),
    inside(
      form(
        '-150,14 -136,-16 -70,-30 -30,-66 50,-66 100,-30 146,-12! 158,16 120,36 -120,36',
        linear([0, -66], [0, 36], tone(colour, 0.14), colour, tone(colour, -0.16)),
        'body relief 12',
      ),
      form('-52,-28! -22,-58 14,-58 14,-28!', [0.86, 0.06, 215], 'glass'),
      form('24,-28! 24,-58 48,-58 84,-28!', [0.8, 0.06, 220], 'glass'),
      form('-170,12! 170,12! 170,20! -170,20!', tone(colour, -0.22), 'detail'),
    ),
    form('-140,-16! -176,-46! -130,-42! -104,-22!', tone(colour, -0.06), 'body'),
    ...[-84, 84].map((x) => roundRect([x - 32, 34, 64, 14], 7, under, 'glow')),
    roundRect([132, -8, 22, 14], 7, [0.98, 0.05, 95], 'glow'),
    roundRect([-156, -4, 20, 14], 6, [0.64, 0.22, 25], 'glow'),
  ]
}

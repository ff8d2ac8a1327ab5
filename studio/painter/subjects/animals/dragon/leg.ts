import { shade } from '../../../colour'
import type { Shape } from '../../../drawing'
import { form, line, turned } from '../../trace'
import type { Hide } from './hide'

const LIMB = `-9,6 -11,-4 -8,-14 0,-20 10,-24 @wrist 16,-30 21,-33 26,-31 27,-26 22,-21 14,-16 9,-9 10,2 6,8 @shoulder 0,9`

/** Shoulder at (0, 0), reaching down and forward, four talons spread. */
export function dragonLeg(hide: Hide): Shape[] {
  const talon = (text: string): Shape => form(text, hide.claw)
  return [
    form('-7,-8 -16,-10 -26,-6! -20,-14 -30,-16! -20,-20 -26,-27! -14,-22 -4,-18', hide.mane),
    talon('19,-32 16,-39 17,-46! 20,-40 23,-33'),
    talon('23,-32 25,-39 30,-45! 29,-38 26.5,-31'),
    talon('26,-30 33,-33 40,-37! 36,-30 27,-26'),
    talon('22,-27 30,-24 37,-18! 32,-26 26,-30'),
    form(LIMB, hide.body),
    turned(LIMB, 'wrist', 'shoulder', '5,2 3,-9 10,-18', hide.dark),
    line('-6,2 -4,-6 2,-13', 0.9, hide.dark),
    line('-2,-13 4,-12 8,-14', 0.8, hide.dark),
    line('3,-17 8,-15.4 12,-18', 0.8, hide.dark),
    line('17,-24 20,-26 24,-25', 0.9, shade(hide.dark, -0.05)),
  ]
}

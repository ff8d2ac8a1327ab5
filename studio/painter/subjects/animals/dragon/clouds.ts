import { type Oklch, shade } from '../../../colour'
import type { Shape } from '../../../drawing'
import { place } from '../../../geometry'
import { form, line } from '../../trace'

/** An auspicious cloud: scrolls above, drawn out to wisps at both ends. About 100 wide. */
export function scrollCloud(white: Oklch): Shape[] {
  const edge = shade(white, -0.22, 0.01)
  return [
    form(
      `-62,0! -46,3 -40,4 -44,12 -36,19 -26,16 -25,25 -14,32 -2,28 2,22 8,29 20,28 24,19 32,20 38,13 35,5 48,3 66,-1!
        44,-4 20,-7 -6,-5 -34,-6`,
      white,
    ),
    line('-26,16 -20,14 -20,9 -25,8 -27,12', 1.3, edge),
    line('-14,32 -4,27 -3,18 -11,15 -15,20 -10,23', 1.3, edge),
    line('20,28 26,21 23,13 16,13 15,18 19,20', 1.3, edge),
    line('-44,12 -38,13 -36,8', 1.1, edge),
    line('35,5 26,4 12,7', 1.1, edge),
    line('-40,1 -18,2 0,-0.5', 1.1, edge),
  ]
}

export function cloudAt(white: Oklch, x: number, y: number, size: number, flip: boolean): Shape[] {
  return place(scrollCloud(white), x, y, size, flip)
}

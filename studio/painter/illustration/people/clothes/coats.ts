import { hex, type Oklch, shade } from '../../../colour'
import type { Form } from '../../node'
import type { ClothKit } from '../body/kit'
import { clothTones } from '../colours'
import { sided } from '../pen'
import { type GarmentDrawing, trousers } from './garment'
import { polyline } from '../../../drawing/notation'
import { named } from '../../../parts'

type CoatParts = { readonly lapels: boolean; readonly buttons: Oklch | null }

export function coat(
  kit: ClothKit,
  { lapels, buttons }: CoatParts,
): { trunk: Form[]; over: Form[] } {
  const { nk, pen } = kit
  const { cloth, inner } = kit.person.colours
  const tones = clothTones(cloth)
  const shirt = kit.cloth(
    `${-nk - 18},-24! ${nk + 18},-24! 50,120 20,220! -20,220! -50,120`,
    inner,
    kit.shade('10,-30! 14,240! 120,240! 120,-30!', shade(inner, -0.06)),
  )
  const flap = (s: number) => {
    const list = `${nk + 8},-44! ${nk + 52},-8! 106,84! 68,96! 4,200! 44,70`
    return kit.cloth(sided(list, s), s === kit.dark ? cloth : tones.light)
  }
  return {
    trunk: [
      shirt,
      kit.trunk(
        polyline([-nk - 26, -22, 1], [-46, 70], [0, 194, 1], [46, 70], [nk + 26, -22, 1]),
        cloth,
        'coat',
      ),
      pen.line('0,194 2,400 0,820', 3.4, tones.fold, { pressure: 'even' }),
    ],
    over: [
      ...(lapels ? [flap(-1), flap(1)] : []),
      ...(buttons
        ? [250, 330, 410].map((y) => pen.ellipse([17, y], [8, 8], buttons, 'metal plain'))
        : []),
    ],
  }
}

export const labCoat: GarmentDrawing = (kit) => {
  const { pen } = kit
  const { cloth } = kit.person.colours
  const { trunk, over } = coat(kit, { lapels: true, buttons: hex('#b9c6cc') })
  const tones = clothTones(cloth)
  return {
    below: trousers(kit, kit.person.colours.sash),
    trunk: [
      ...trunk,
      pen.form('62,176! 128,170! 126,232 96,246 66,236!', tones.shade, 'detail alpha 0.7'),
      pen.line('84,160 86,196', 5, hex('#3f6f9f'), { pressure: 'even' }),
    ],
    over,
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

export const trench: GarmentDrawing = (kit) => {
  const { waist, pen } = kit
  const { cloth } = kit.person.colours
  const tones = clothTones(cloth)
  const { trunk, over } = coat(kit, { lapels: true, buttons: tones.fold })
  const belt = kit.cloth(
    `${-waist * 1.18},322! 0,338 ${waist * 1.18},322! ${waist * 1.2},366! 0,382 ${-waist * 1.2},366!`,
    tones.shade,
  )
  return {
    below: trousers(kit, kit.person.colours.sash),
    trunk: [
      ...trunk,
      ...named('belt', belt),
      pen.form('-22,332! 22,332! 22,376! -22,376!', tones.fold, 'metal'),
    ],
    over,
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

/** Oilskin to the knees, its hood up behind the head. */
export const raincoat: GarmentDrawing = (kit) => {
  const { pen, nk, waist, hip } = kit
  const { cloth } = kit.person.colours
  const tones = clothTones(cloth)
  const { trunk } = coat(kit, { lapels: false, buttons: null })
  const drawSkirt = kit.cloth(
    `${-waist * 1.1},420! ${waist * 1.1},420! ${hip * 1.3},640 ${hip * 1.42},760! 0,786 ${-hip * 1.42},760! ${-hip * 1.3},640`,
    cloth,
    kit.shade(`${hip * 0.5},400! ${hip * 0.6},800! 600,800! 600,400!`, tones.shade),
  )
  return {
    below: trousers(kit, kit.person.colours.sash),
    behind: [
      pen.fillPath(tones.shade, 'cloth relief 16')`${-nk - 96},30 -196,-130 -178,-300 -80,-398
        0,-412 80,-398 178,-300 196,-130 ${nk + 96},30 0,70`,
    ],
    trunk: [drawSkirt, ...trunk],
    over: [
      kit.cloth(
        `${-nk - 46},-34! 0,-6 ${nk + 46},-34! ${nk + 58},26 0,66 ${-nk - 58},26`,
        tones.light,
      ),
      ...[140, 230, 320, 410].map((y) =>
        pen.form(`-26,${y - 8}! 26,${y - 8}! 26,${y + 8}! -26,${y + 8}!`, tones.fold, 'detail'),
      ),
      pen.line('-104,470 -70,464 -44,470', 6, tones.fold, { pressure: 'even' }),
      pen.line('104,470 70,464 44,470', 6, tones.fold, { pressure: 'even' }),
    ],
    poses: ['down', 'behind', 'pockets', 'front'],
  }
}

export const leather: GarmentDrawing = (kit) => {
  const { pen } = kit
  const { cloth, inner } = kit.person.colours
  const { trunk, over } = coat(kit, { lapels: true, buttons: null })
  const tones = clothTones(cloth)
  void inner
  return {
    below: trousers(kit, kit.person.colours.sash),
    trunk: [
      ...trunk,
      pen.line('10,200 60,340 66,520', 4, hex('#c9ccd4'), { pressure: 'even' }),
      pen.line('-70,180 -120,196', 5, tones.light, { pressure: 'even' }),
    ],
    over,
    poses: ['pockets', 'behind', 'down', 'front'],
  }
}

function epaulettes(kit: ClothKit, fill: Oklch): Form[] {
  const { sw, drop, pen } = kit
  const { gold } = kit.person.colours
  return [-1, 1].flatMap((s) => [
    kit.cloth(
      sided(
        `${sw * 0.56},${drop * 0.3}! ${sw * 0.88},${drop + 2}! ${sw * 0.92},${drop + 30}!
          ${sw * 0.56},${drop * 0.3 + 28}!`,
        s,
      ),
      fill,
    ),
    pen.ellipse([s * sw * 0.66, drop * 0.5 + 12], [6, 6], gold, 'metal plain'),
    pen.ellipse([s * sw * 0.78, drop * 0.7 + 14], [6, 6], gold, 'metal plain'),
  ])
}

export const police: GarmentDrawing = (kit) => {
  const { pen, waist } = kit
  const { cloth, gold } = kit.person.colours
  const { trunk, over } = coat(kit, { lapels: true, buttons: gold })
  const tie = kit.cloth('-14,24! 14,24! 10,50 18,200! -18,200! -10,50', hex('#22304a'))
  const belt = kit.cloth(
    `${-waist * 1.2},470! 0,484 ${waist * 1.2},470! ${waist * 1.2},510! 0,524 ${-waist * 1.2},510!`,
    hex('#1e222c'),
  )
  return {
    below: trousers(kit, shade(cloth, -0.05)),
    trunk: [...trunk.slice(0, 1), ...named('tie', tie), ...trunk.slice(1), ...named('belt', belt)],
    over: [
      ...over,
      ...epaulettes(kit, shade(cloth, -0.06)),
      pen.form('-112,162! -86,150! -60,162! -64,194 -86,214! -108,194', gold, 'metal relief 5'),
      pen.line('64,172 124,166', 16, shade(cloth, 0.18), { pressure: 'even' }),
    ],
    poses: ['behind', 'pockets', 'down', 'front'],
  }
}

import { joinTables } from '../../../../lib/tables'
import { type Oklch, shade } from '../../../colour'
import { type Form, place } from '../../build/form'
import { frontArms, loweredArm } from '../body/arms'
import type { ClothKit } from '../body/kit'
import { handColour } from '../action/arms'
import type { Sleeve } from '../body/sleeves'
import type { HeldDrawing } from './kit'
import { gestureForms, isGesture } from './gestures'
import { bolt, flame, frost } from './elements'
import { PETS_HELD } from './pets'
import { hideFace, lookThrough, raisedArm } from './raised'
import { THINGS_HELD } from './things'
import {
  badminton,
  bag,
  broom,
  flask,
  knitting,
  pan,
  racket,
  thing,
  wateringCan,
  writing,
} from './tools'
import { ball, cup, football, iceCream, kite, tanghulu } from './treats'
import { type PartId, named } from '../../../parts'

/** Everything that can be held, one row each. */
export const HELD: Readonly<Record<string, HeldDrawing>> = joinTables(
  THINGS_HELD,
  PETS_HELD,
  { veil: hideFace, magnifier: lookThrough },
  { flame, frost, bolt },
  { cup, tanghulu, ball, football, kite, 'ice-cream': iceCream },
  {
    thing,
    knitting,
    bag,
    pan,
    broom,
    writing,
    racket,
    badminton,
    flask,
    'watering-can': wateringCan,
  },
)

/** Names of held things for viewers. */
export const HELD_PARTS: Readonly<Record<string, PartId>> = {
  ...{ fan: 'fan', 'folding-fan': 'fan', lantern: 'lanterns', bouquet: 'bouquet', mug: 'cup' },
  ...{ cup: 'cup', book: 'book', gift: 'box', balloons: 'balloon', umbrella: 'umbrella' },
  ...{ bag: 'bag', ball: 'ball', football: 'ball', kite: 'kite', sword: 'sword', staff: 'stick' },
  ...{ guitar: 'guitar', phone: 'screen', microphone: 'microphone', 'ice-cream': 'scoop' },
}

/** Four rounded fingers at each side, no thumb: enough at this size. */
function fingers(kit: ClothKit): Form[] {
  const skin = handColour(kit.person)
  return [-1, 1].flatMap((s) =>
    [0, 1, 2, 3].map((i) =>
      kit.pen.ellipse(
        [s * (50 - (i === 0 || i === 3 ? 6 : 0)), 346 + i * 25],
        [31, 14.5],
        s === kit.dark ? shade(skin, -0.03) : skin,
        { role: 'skin', turn: s * -0.09, relief: 4 },
      ),
    ),
  )
}

export type Holding = { readonly behind: readonly Form[]; readonly forms: readonly Form[] }

/** Held thing of a figure, with the arms that hold it. */
export function holding(kit: ClothKit, sleeve: Sleeve, fill: Oklch): Holding {
  const { held } = kit.person
  if (held === null) return { behind: [], forms: [] }
  if (isGesture(held)) return { behind: [], forms: gestureForms(kit, held, sleeve, fill) }
  const drawing = HELD[held]
  if (!drawing) throw new Error(`nothing to hold is called "${held}"`)
  const { fingers: closing = true, hug = false, ...drawn } = drawing(kit)
  const part = HELD_PARTS[held]
  const [behind, under, over] = [drawn.behind ?? [], drawn.under ?? [], drawn.over ?? []].map(
    (forms) => (part ? named(part, forms) : forms),
  ) as [Form[], Form[], Form[]]
  const wide = sleeve === 'wide'
  // wide sleeves meet a little higher than hands would close
  const raised = wide ? place(under, [0, hug ? -50 : -84]) : under
  return {
    behind,
    forms: [
      ...raised,
      ...(drawn.raised
        ? [...loweredArm(kit, sleeve, fill), ...raisedArm(kit, sleeve, fill)]
        : frontArms(kit, sleeve, fill, hug ? 'hug' : 'front')),
      ...(closing && !wide ? fingers(kit) : []),
      // a hilt is in a hand, though wide sleeves meet below it
      ...(wide && held === 'sword'
        ? place(fingers(kit), [-6 * kit.dark, -20], { scale: 0.74 })
        : []),
      ...over,
    ],
  }
}

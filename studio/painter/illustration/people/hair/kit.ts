import { type Fill, type Form, inside, mapForms } from '../../build/form'
import { type Oklch, linear } from '../../build/fill'
import { type Outline, parseKnots } from '../../build/path'
import type { HeadSpace } from '../head/space'
import { type Pen, mirrorKnots } from '../pen'
import type { Person } from '../person'

/** Hair in three depths: behind everything, over the clothes, over the face. */
export interface Hair {
  readonly back: readonly Form[]
  readonly mid?: readonly Form[]
  readonly front: readonly Form[]
}

/** Draws pieces of hair: each has its growth in strands, a darker side, one broken band of sheen. */
export interface HairKit {
  readonly person: Person
  readonly space: HeadSpace
  /** A mass that follows the skull. */
  back(outline: Outline, ...more: readonly (Form | readonly Form[])[]): Form
  /** A piece over the face, which turns with it. */
  front(outline: Outline, ...more: readonly (Form | readonly Form[])[]): Form
  readonly on: Record<'back' | 'front', HairMarks>
}

export interface HairMarks {
  strand(outline: Outline, width?: number): Form
  sheen(outline: Outline): Form
  /** A region given for the right; it lies on the side away from the light. */
  shade(outline: Outline): Form
  /** A region that is dark whatever the light: the inside behind a neck. */
  deep(outline: Outline): Form
  /** Ribbons and ties. */
  tie(outline: Outline, fill?: Oklch): Form
}

function marks(pen: Pen, { colours, softness }: Person, dark: 1 | -1): HairMarks {
  const sided = (outline: Outline): Outline =>
    dark > 0 ? outline : mirrorKnots(parseKnots(outline))
  return {
    strand: (outline, width = 3) => pen.line(outline, width, colours.hairLine, { alpha: 0.8 }),
    sheen: (outline) =>
      pen.form(outline, colours.hairLight, { role: 'light', alpha: 0.85, blur: softness * 0.4 }),
    shade: (outline) =>
      pen.form(sided(outline), colours.hairShade, { role: 'shade', blur: softness }),
    deep: (outline) => pen.form(outline, colours.hairShade, { role: 'shade', blur: softness }),
    tie: (outline, fill = colours.accent) =>
      pen.form(outline, fill, { role: 'cloth', part: 'hair-tie' }),
  }
}

export function hairKit(person: Person, space: HeadSpace): HairKit {
  const { hair, hairLight, hairShade } = person.colours
  // lighter where the crown faces the light, darker towards the tips
  const fill: Fill = linear(
    [-60, -200],
    [60, 420],
    mixed(hair, hairLight, 0.3),
    hair,
    mixed(hair, hairShade, 0.7),
  )
  const look = { role: 'hair', relief: 9 } as const
  return {
    person,
    space,
    back: (outline, ...more) => inside(space.skull.form(outline, fill, look), ...more),
    front: (outline, ...more) => inside(space.hair.form(outline, fill, look), ...more),
    on: {
      back: marks(space.skull, person, space.dark),
      front: marks(space.hair, person, space.dark),
    },
  }
}

function mixed([l0, c0, h0]: Oklch, [l1, c1]: Oklch, t: number): Oklch {
  return [l0 + (l1 - l0) * t, c0 + (c1 - c0) * t, h0]
}

/** The same pieces on the other side of the head. */
export const otherSide = (forms: readonly Form[], yaw = 0): Form[] =>
  mapForms(forms, ([x, y]) => [-x - 26 * yaw, y])

import type { Layout } from '../../lexicon/uses'
import type { FaceId } from '../lettering/faces'

/** Left, top, right and bottom, shares of the frame. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The same area in square, upright and wide frames. */
export type Boxes = { readonly square: Box; readonly tall: Box; readonly wide: Box }

/** The ground behind the subject where no place is named. */
export type UseGround =
  /** One colour of the subject's own palette. */
  | 'plain'
  /** Near white, as photographs of goods have it. */
  | 'studio'
  /** A gradient with a large soft disc. */
  | 'calm'
  /** Far hills under a large sun; for what is no being, as `calm`. */
  | 'hills'

/** The layout of a picture for one use. */
export interface UseLayout {
  /** Traits that a subject of a family has unless the prompt says others, `slot:value`. */
  readonly traits: Readonly<Record<string, readonly string[]>>
  /** Null: the family's own composition. */
  readonly fit: {
    readonly subject: Boxes
    readonly ground: UseGround
    /** The middle of the subject's head or mass lies in the middle of the frame, inside a circle. */
    readonly isRound?: true
    /** Cut out with a white border. */
    readonly isCutOut?: true
    /** On a round base, as figures for a shelf are. */
    readonly isOnBase?: true
    /** On the left or the right, by the seed: the areas are those of the right one. */
    readonly isAside?: true
    /** The area of quoted words; without words it is left calm. */
    readonly title?: Boxes & { readonly face: FaceId }
  } | null
}

const same = (box: Box): Boxes => ({ square: box, tall: box, wide: box })

const COVER: NonNullable<UseLayout['fit']> = {
  subject: {
    square: [0.1, 0.3, 0.9, 0.94],
    tall: [0.06, 0.33, 0.94, 0.94],
    wide: [0.55, 0.11, 0.93, 0.91],
  },
  ground: 'calm',
  isAside: true,
  title: {
    square: [0.1, 0.06, 0.9, 0.25],
    tall: [0.1, 0.07, 0.9, 0.28],
    wide: [0.06, 0.24, 0.5, 0.76],
    face: 'hei-heavy',
  },
}

const CUT = { animals: ['pose:sitting'], people: ['crop:bust'] }
const WHOLE = { animals: ['pose:sitting'], people: ['crop:full'] }

/** Layouts by words of use; layouts without a row leave it to the family. */
const USE_LAYOUTS: Readonly<Partial<Record<Layout, UseLayout>>> = {
  avatar: {
    traits: { animals: ['pose:bust'], people: ['crop:avatar'] },
    fit: { subject: same([0.17, 0.17, 0.83, 0.83]), ground: 'plain', isRound: true },
  },
  'id-photo': {
    traits: { people: ['crop:bust', 'background:white', 'background:blue', 'background:red'] },
    fit: null,
  },
  wallpaper: {
    traits: { animals: ['pose:sitting'], people: ['crop:half'] },
    fit: {
      subject: {
        square: [0.1, 0.34, 0.9, 0.95],
        tall: [0.02, 0.36, 0.98, 0.94],
        wide: [0.12, 0.26, 0.88, 0.95],
      },
      ground: 'hills',
    },
  },
  cover: { traits: CUT, fit: COVER },
  banner: { traits: CUT, fit: COVER },
  ad: { traits: CUT, fit: COVER },
  product: {
    traits: { animals: ['pose:sitting'], people: ['crop:full'] },
    fit: { subject: same([0.08, 0.11, 0.92, 0.89]), ground: 'studio' },
  },
  figurine: {
    traits: WHOLE,
    fit: { subject: same([0.16, 0.1, 0.84, 0.83]), ground: 'studio', isOnBase: true },
  },
  sticker: {
    traits: WHOLE,
    fit: {
      subject: same([0.12, 0.1, 0.88, 0.9]),
      ground: 'plain',
      isCutOut: true,
      title: { ...same([0.14, 0.76, 0.86, 0.95]), face: 'round' },
    },
  },
}

/** The layout of a word of use; null for those without a layout. */
export const layoutFor = (layout: Layout | null): UseLayout | null =>
  (layout && USE_LAYOUTS[layout]) ?? null

import type { Age, Look, Sex } from '../person'

/** Structure of an eye, in its own space: +x away from the nose. */
export interface EyeKind {
  /** Half width and half height, units. */
  readonly a: number
  readonly h: number
  /** Radius of the iris, and its width as a share of that. */
  readonly r: number
  readonly rx: number
  /** Height of the outer corner above the inner one. */
  readonly tilt: number
  readonly lash: number
  /** Length of the flick at the tail. */
  readonly wing: number
  /** A line under the outer half. */
  readonly lower: boolean
  /** Large drawn eyes with a second glint. */
  readonly big: boolean
}

/** The proportions of one kind of face; positions in the head's space. */
export interface FaceKind {
  readonly outline: keyof typeof OUTLINES
  readonly eyeY: number
  /** Half the distance between the eyes. */
  readonly gap: number
  readonly eye: EyeKind
  /** Brows above the eyes, their thickness. */
  readonly browY: number
  readonly brow: number
  readonly browShape: 'soft' | 'willow' | 'sword'
  readonly nose: 'woman' | 'man' | 'button' | 'tip'
  readonly noseY: number
  readonly mouthY: number
  readonly mouthScale: number
  readonly lips: boolean
}

/** Fifteen points each, clockwise from the crown; they pair up with those of `turnedBy`. */
export const OUTLINES = {
  woman:
    '0,-150 62,-138 100,-88 107,-24 104,28 91,74 57,118 17,142 -17,142 -57,118 -91,74 -104,28 -107,-24 -100,-88 -62,-138',
  young:
    '0,-151 64,-139 103,-88 110,-24 109,30 95,76 58,117 16,139 -16,139 -58,117 -95,76 -109,30 -110,-24 -103,-88 -64,-139',
  man: '0,-150 64,-138 102,-88 108,-24 105,32 97,84 68,128 26,153 -26,153 -68,128 -97,84 -105,32 -108,-24 -102,-88 -64,-138',
  lad: '0,-150 64,-138 103,-88 109,-24 107,31 96,80 63,122 20,147 -20,147 -63,122 -96,80 -107,31 -109,-24 -103,-88 -64,-138',
  child:
    '0,-156 70,-142 112,-86 118,-20 121,36 110,82 70,119 20,134 -20,134 -70,119 -110,82 -121,36 -118,-20 -112,-86 -70,-142',
  baby: '0,-158 74,-142 116,-84 122,-16 130,42 118,88 74,120 22,131 -22,131 -74,120 -118,88 -130,42 -122,-16 -116,-84 -74,-142',
  anime:
    '0,-150 66,-138 106,-88 112,-24 110,30 94,78 52,122 10,145 -10,145 -52,122 -94,78 -110,30 -112,-24 -106,-88 -66,-138',
} as const

const EYE = { rx: 0.95, lower: false, big: false } as const

const WOMAN: FaceKind = {
  ...{ outline: 'woman', eyeY: 8, gap: 47, browY: -37, brow: 5.6, browShape: 'soft' },
  eye: { ...EYE, a: 29.5, h: 19, r: 17.8, tilt: 4, lash: 6, wing: 7, lower: true },
  ...{ nose: 'woman', noseY: 62, mouthY: 97, mouthScale: 0.92, lips: true },
}
const GIRL: FaceKind = {
  ...{ outline: 'young', eyeY: 14, gap: 49, browY: -40, brow: 5.2, browShape: 'soft' },
  eye: { ...EYE, a: 30, h: 23.5, r: 20.5, tilt: 3, lash: 6.2, wing: 6, lower: true },
  ...{ nose: 'button', noseY: 64, mouthY: 96, mouthScale: 0.76, lips: true },
}
const MAN: FaceKind = {
  ...{ outline: 'man', eyeY: 4, gap: 47, browY: -31, brow: 9.5, browShape: 'soft' },
  eye: { ...EYE, a: 25, h: 13.6, r: 13.8, tilt: 2, lash: 4.6, wing: 1.5 },
  ...{ nose: 'man', noseY: 62, mouthY: 98, mouthScale: 0.98, lips: false },
}
const LAD: FaceKind = {
  ...{ outline: 'lad', eyeY: 9, gap: 48, browY: -34, brow: 8, browShape: 'soft' },
  eye: { ...EYE, a: 26.5, h: 18, r: 17, tilt: 2.5, lash: 5, wing: 2 },
  ...{ nose: 'button', noseY: 64, mouthY: 98, mouthScale: 0.86, lips: false },
}
const CHILD: FaceKind = {
  ...{ outline: 'child', eyeY: 20, gap: 52, browY: -38, brow: 5.6, browShape: 'soft' },
  eye: { ...EYE, a: 24.5, h: 22.5, r: 20.5, rx: 0.9, tilt: 1, lash: 5, wing: 4 },
  ...{ nose: 'button', noseY: 58, mouthY: 86, mouthScale: 0.72, lips: false },
}

const LARGE: EyeKind = { ...CHILD.eye, a: 29, h: 28.5, r: 25.5, big: true }

/** Round in the cheek, eyes low: the younger, the lower they sit. */
export function faceKind(sex: Sex, age: Age, look: Look): FaceKind {
  const man = sex === 'm'
  if (age === 'baby')
    return {
      ...CHILD,
      outline: 'baby',
      eyeY: 30,
      noseY: 60,
      mouthY: 84,
      mouthScale: 0.62,
      browY: -34,
    }
  if (age === 'child') {
    const child = look === 'anime' ? { ...CHILD, eye: LARGE } : CHILD
    return man ? { ...child, eye: { ...child.eye, wing: 0 } } : child
  }
  if (look === 'anime') {
    const eye: EyeKind = man
      ? { a: 30, h: 24, r: 22, rx: 0.82, tilt: 3, lash: 7, wing: 4, lower: true, big: true }
      : { a: 32, h: 31, r: 28, rx: 0.8, tilt: 4, lash: 8.5, wing: 8, lower: true, big: true }
    return {
      ...{ outline: 'anime', eyeY: man ? 16 : 20, gap: man ? 50 : 52, eye },
      ...{ browY: man ? -42 : -50, brow: man ? 6.5 : 4.5, browShape: 'soft' },
      ...{ nose: 'tip', noseY: 68, mouthY: 96, mouthScale: man ? 0.8 : 0.72, lips: false },
    }
  }
  if (look === 'guofeng') {
    if (man)
      return {
        ...(age === 'young' ? LAD : MAN),
        ...{ browShape: 'sword', brow: 8.5 },
        eye: { ...EYE, a: 28, h: 13, r: 13.4, tilt: 5.5, lash: 4.8, wing: 6 },
      }
    const young = age === 'young'
    return {
      ...(young ? GIRL : WOMAN),
      ...{ browShape: 'willow', brow: 5, nose: 'woman', mouthScale: 0.78 },
      eye: young
        ? { ...EYE, a: 31, h: 18.5, r: 17.6, tilt: 6, lash: 6, wing: 9 }
        : { ...EYE, a: 31.5, h: 15, r: 15.4, tilt: 7, lash: 5.8, wing: 10 },
    }
  }
  if (age === 'young') return man ? LAD : GIRL
  return man ? MAN : WOMAN
}

import { type Form, ellipse, form, inside, line, mirrored, place } from '../build/form'
import { fillPath, strokePath } from '../build/outlines'
import { type Oklch, tone } from '../build/fill'
import type { Coat, Species } from './coat'
import { machineEye } from './machine'
import { type Point, polyline } from '../../drawing/notation'
import { named } from '../../parts'

export type Mood =
  | 'calm'
  | 'smile'
  | 'laugh'
  | 'wink'
  | 'sleepy'
  | 'surprised'
  | 'angry'
  | 'sad'
  | 'tongue'
  /** A wink, with the tongue out. */
  | 'funny'
  | 'crying'
  | 'scared'
  | 'roar'
  | 'yawn'

const INK: Oklch = [0.26, 0.02, 340]
const WHITE: Oklch = [1, 0, 0]
const BLUSH: Oklch = [0.75, 0.13, 25]

/** One open eye about (0, 0), radius r, seen in the light from the upper left. */
function openEye({ kind, r }: Species['eyes'], colour: Oklch, wide: number): Form[] {
  const glints = (size: number): Form[] => [
    ellipse([-size * 0.32, -size * 0.36], [size * 0.32, size * 0.34], WHITE, 'glint'),
    ellipse([size * 0.34, size * 0.36], [size * 0.15, size * 0.15], WHITE, 'glint alpha 0.85'),
  ]
  if (kind === 'slit') {
    const k = r / 30
    const rim = place(
      [form('-32,9! -15,-19 12,-25 34,-15! 29,15 4,25 -20,19', INK, 'eye')],
      [0, 0],
      { scale: k * wide },
    )
    const iris = inside(
      form('-26,8! -12,-14 11,-19 29,-11! 24,12 3,20 -16,15', colour, 'iris'),
      ellipse([2, 13], [24, 11], tone(colour, 0.1), 'iris alpha 0.7'),
      ellipse([2, -1], [11 * wide, 17], INK, 'pupil'),
    )
    return [...rim, ...place([iris], [0, 0], { scale: k * wide }), ...glints(r * 0.62)]
  }
  if (kind === 'almond') {
    const k = (r / 18) * wide
    const rim = form('-22,10! -10,-15 10,-19 29,-15! 24,10 6,20 -10,18', INK, 'eye')
    return [
      ...place([inside(rim, ellipse([3, 8], [12, 9], colour, 'iris'))], [0, 0], { scale: k }),
      ...glints(r * 0.9),
    ]
  }
  const ball = ellipse([0, 0], [r * wide, r * 1.1 * wide], INK, 'eye')
  const low = ellipse([0, r * 0.5], [r * 0.68, r * 0.5], colour, 'iris')
  const bead = named('eyes', ball)
  return [...(kind === 'bead' ? bead : [inside(ball, low)]), ...glints(r)]
}

function shutEye(r: number, mood: Mood, ink: Oklch): Form {
  const bow = mood === 'sleepy' ? 1 : -1
  return strokePath(7.5, ink, 'lash soft')`${-r * 1.1},${5 - bow * 4} ${-r * 0.5},${4 + bow * 9}
    ${r * 0.5},${4 + bow * 9} ${r * 1.1},${5 - bow * 4}`
}

/** Slant of the brows where they are drawn: down to the nose, or up. */
const BROWS: Readonly<Partial<Record<Mood, number>>> = {
  ...{ scared: -16, roar: 12, angry: 12, sad: -12, crying: -12, funny: -4, surprised: 0 },
}
const WINKS = /^(?:wink|funny)$/

/** Both eyes. */
function drawEyes({ eyes }: Species, coat: Coat, mood: Mood): Form[] {
  const { x, y, r } = eyes
  const colour = coat.eye ?? eyes.colour
  const wide = mood === 'surprised' ? 1.42 : mood === 'scared' ? 1.3 : 1
  const dim = coat.base[0] < 0.42 || coat.marks.includes('panda')
  const lash: Oklch = dim ? [0.95, 0.01, 80] : INK
  const shut = coat.lids === 'shut' || (!coat.lids && /^(?:laugh|sleepy|yawn)$/.test(mood))
  const right = shut
    ? [shutEye(r, coat.lids ? 'sleepy' : mood, lash)]
    : coat.isMachine
      ? machineEye(Math.max(r, 24), coat.eye)
      : openEye(eyes, colour, mood === 'funny' ? 1.3 : wide)
  const winks = WINKS.test(mood) && !coat.isMachine && !coat.lids
  // the glint lies on the light's side in both eyes: only the lids are mirrored
  const left = winks ? [shutEye(r, 'laugh', lash)] : right
  const lids = (forms: Form[]) => forms.filter(({ role }) => role !== 'glint')
  const glints = (forms: Form[]) => forms.filter(({ role }) => role === 'glint')
  const forms = [
    ...place(lids(right), [x, y]),
    ...place(mirrored(lids(left)), [-x, y]),
    ...place(glints(right), [x, y]),
    ...place(glints(left), [-x, y]),
  ]
  const tilt = BROWS[mood]
  if (tilt === undefined) return forms
  const top = y - (mood === 'surprised' ? r * 0.95 : /^(?:funny|scared)$/.test(mood) ? r * 0.45 : 0)
  const brow = strokePath(10, tone(coat.mark, -0.12), 'brow')`${x - r - 4},${top - r * 1.25 + tilt}
    ${x},${top - r * 1.6} ${x + r + 8},${top - r * 1.5 - tilt}`
  const tears = mood === 'crying' ? drawTears(x, y + r * wide) : []
  // of a grimace one brow is raised
  return [...forms, brow, ...(mood === 'funny' ? [] : mirrored([brow])), ...tears]
}

/** A stream from each eye, and a drop. */
function drawTears(x: number, y: number): Form[] {
  const drop = fillPath([0.8, 0.1, 230], 'glass alpha 0.95')`${x - 4},${y - 6}! ${x + 16},${y + 34}
    ${x + 20},${y + 58} ${x + 2},${y + 70} ${x - 16},${y + 58} ${x - 12},${y + 30}`
  const shine = ellipse([x - 2, y + 48], [5, 9], WHITE, 'glint alpha 0.8')
  return [drop, shine, ...mirrored([drop, shine])]
}

/** Moods with an open mouth. */
const OPEN = /^(?:laugh|surprised|roar|yawn)$/

/** Laughing, yawning or in surprise, under a lip at `y`. */
function openMouth(y: number, width: number, mood: Mood): Form {
  if (mood === 'surprised' || mood === 'yawn') {
    const [half, deep] = mood === 'yawn' ? [width * 0.95, 46] : [width * 0.72, 32]
    return inside(
      ellipse([0, y + deep + 4], [half, deep], [0.4, 0.1, 22], 'mouth'),
      ellipse([0, y + deep * 2], [half * 0.7, deep * 0.5], [0.7, 0.13, 18], 'lip'),
    )
  }
  const [deep, half] = mood === 'roar' ? [62, width] : [48, width * 0.8]
  return inside(
    fillPath([0.4, 0.1, 22], 'mouth')`${-half},${y + 15}! 0,${y + 13}! ${half},${y + 15}!
      ${half * 0.74},${y + deep} 0,${y + deep + 13} ${-half * 0.74},${y + deep}`,
    ellipse([0, y + deep + 12], [half * 0.66, 17], [0.7, 0.13, 18], 'lip'),
  )
}

const tongueOut = (y: number, width: number): Form =>
  inside(
    fillPath([0.7, 0.14, 14], 'lip')`${-width * 0.5},${y + 17}! 0,${y + 21}!
      ${width * 0.5},${y + 17}! ${width * 0.52},${y + 52} 0,${y + 68} ${-width * 0.52},${y + 52}`,
    line(`0,${y + 22} 0,${y + 52}`, 4, [0.6, 0.14, 14], 'detail end'),
  )

const FROWNS = /^(?:angry|sad|crying)$/

/** A mouth whose corners are down. */
const frown = (y: number, width: number, colour: Oklch): Form =>
  strokePath(6, colour, 'mouth soft')`${-width},${y + 20} ${-width * 0.5},${y + 7} 0,${y + 3}
    ${width * 0.5},${y + 7} ${width},${y + 20}`

/** Of a mouth that is no more than a smile under a snout: open, or with the tongue out. */
function underSnout(y: number, mood: Mood, smile: Form): Form[] {
  if (FROWNS.test(mood)) return [frown(y - 6, 26, smile.fill as Oklch)]
  if (showsTongue(mood)) return [tongueOut(y - 18, 26), smile]
  return OPEN.test(mood) ? [openMouth(y - 14, 34, mood), smile] : [smile]
}

const showsTongue = (mood: Mood): boolean => mood === 'tongue' || mood === 'funny'

/** A mouth that shakes. */
const trembling = (y: number, width: number, colour: Oklch): Form =>
  line(
    polyline(...[-1, -0.6, -0.2, 0.2, 0.6, 1].map((x, i): Point => [x * width, y + (i % 2) * 14])),
    7,
    colour,
    'mouth',
  )

function mouthLines(y: number, width: number, mood: Mood): Form[] {
  const colour: Oklch = [0.38, 0.05, 25]
  const open = OPEN.test(mood)
  if (mood === 'scared') return [trembling(y + 14, width, colour)]
  const stem = line(`0,${y - 1} 0,${y + 12}`, 5, colour, 'mouth even')
  if (FROWNS.test(mood)) return [stem, frown(y + 7, width * 1.1, colour)]
  const half = strokePath(5, colour, 'mouth soft')`0,${y + 9} ${width * 0.45},${y + 20}
    ${width},${y + 10}`
  const forms = [stem, half, ...mirrored([half])]
  if (showsTongue(mood)) return [tongueOut(y, width), ...forms]
  if (!open) return forms
  return [openMouth(y, width, mood), ...forms]
}

function drawNose({ nose }: Species, mood: Mood): Form[] {
  const { kind, y, width: w, colour } = nose
  const shine = (dx: number) =>
    ellipse([-w * dx, y - w * 0.3], [w * 0.28, w * 0.13], WHITE, 'glint alpha 0.45')
  switch (kind) {
    case 'pad':
    case 'small':
    case 'broad': {
      const flat = kind === 'broad' ? 0.5 : 0.66
      const pad = fillPath(colour, 'nose')`${-w},${y - w * 0.36} ${-w * 0.5},${y - w * flat}
        0,${y - w * 0.54} ${w * 0.5},${y - w * flat} ${w},${y - w * 0.36}
        ${w * 0.55},${y + w * 0.34} 0,${y + w * 0.62} ${-w * 0.55},${y + w * 0.34}`
      return [
        ...mouthLines(y + w * 0.58, kind === 'small' && w < 16 ? 18 : 30, mood),
        pad,
        shine(0.3),
      ]
    }
    case 'oval': {
      const nose = ellipse([0, y], [w, w * 1.42], colour, 'nose relief 8')
      return [
        ...mouthLines(y + w * 1.36, 30, mood),
        nose,
        ellipse([-w * 0.34, y - w * 0.7], [w * 0.26, w * 0.4], WHITE, 'glint alpha 0.3'),
      ]
    }
    case 'snout': {
      const snout = inside(
        ellipse([0, y], [w, w * 0.72], colour, 'body relief 9'),
        ellipse([-15, y], [7, 11], tone(colour, -0.2), 'detail'),
        ellipse([15, y], [7, 11], tone(colour, -0.2), 'detail'),
      )
      const smile = strokePath(5.5, [0.5, 0.09, 15], 'mouth soft')`-26,${y + w * 0.72 + 12}
        0,${y + w * 0.72 + 22} 26,${y + w * 0.72 + 12}`
      return [...underSnout(y + w * 0.72 + 16, mood, smile), snout]
    }
    case 'beak': {
      const open = OPEN.test(mood)
      const upper = fillPath(colour, 'nose relief 4')`${-w},${y - 6}! ${-w * 0.4},${y - w * 0.7}
        ${w * 0.4},${y - w * 0.7} ${w},${y - 6}! ${w * 0.3},${y + w * 0.7} 0,${y + w}
        ${-w * 0.3},${y + w * 0.7}`
      const lower = fillPath(tone(colour, -0.13), 'mouth')`${-w * 0.7},${y + 4}!
        ${w * 0.7},${y + 4}! ${w * 0.2},${y + w * 1.5} ${-w * 0.2},${y + w * 1.5}`
      return named('beak', open ? [lower, upper] : [upper])
    }
    case 'muzzle': {
      if (w === 0) return []
      const face = inside(
        ellipse([0, y], [w, w * 0.66], colour, 'body relief 12'),
        ellipse([-w * 0.4, y - 8], [8, 11], tone(colour, -0.24), 'detail'),
        ellipse([w * 0.4, y - 8], [8, 11], tone(colour, -0.24), 'detail'),
      )
      const smile = strokePath(5.5, tone(colour, -0.36), 'mouth soft')`${-w * 0.42},${y + w * 0.26}
        0,${y + w * 0.42} ${w * 0.42},${y + w * 0.26}`
      return [face, ...underSnout(y + w * 0.36, mood, smile)]
    }
  }
}

/** The pale part around nose and mouth, clipped to the head. */
export function drawMuzzle({ muzzle, nose }: Species, { pale }: Coat): Form[] {
  const part = (outline: string) => named('muzzle', form(outline, pale, 'detail'))
  switch (muzzle) {
    case 'none':
      return []
    case 'cat':
      return part('-64,112 -74,66 -46,34 -16,32 0,44 16,32 46,34 74,66 64,112 0,156')
    case 'mask':
      return part(
        '-190,66! -124,22 -74,30 -44,22 -24,-6 0,-16 24,-6 44,22 74,30 124,22 190,66! 140,200! -140,200!',
      )
    case 'blaze':
      return part(
        '-18,-150! -20,-70 -28,-8 -62,32 -104,70 -114,134 0,180 114,134 104,70 62,32 28,-8 20,-70 18,-150!',
      )
    case 'oval':
      return [ellipse([0, nose.y + 24], [nose.width > 24 ? 62 : 46, 54], pale, 'detail')]
    case 'cheeks': {
      const cheek = fillPath(pale, 'detail')`210,62! 134,26 82,22 42,20 14,60 0,122! 0,190! 90,190!
        210,130!`
      return [cheek, ...mirrored([cheek])]
    }
    case 'wide':
      return part(
        '-200,74! -132,50 -92,62 -60,38 -30,28 0,40 30,28 60,38 92,62 132,50 200,74! 140,190! -140,190!',
      )
  }
}

/** Everything of the face that lies on the finished head. */
export function drawFace(species: Species, coat: Coat, mood: Mood, isCute = false): Form[] {
  const { eyes, nose, whiskers } = species
  const blush = ellipse(
    [Math.max(96, eyes.x + 30), Math.max(52, eyes.y + 56)],
    isCute && mood !== 'smile' ? [34, 24] : [24, 15],
    BLUSH,
    `blush alpha ${isCute && mood !== 'smile' ? 0.75 : 0.42} blur 8`,
  )
  const hairs = whiskers
    ? [-9, 6, 21].map((dy) =>
        line(
          `48,${nose.y + 12 + dy * 0.5} 110,${nose.y + 6 + dy} 178,${nose.y + 8 + dy * 1.6}`,
          3,
          coat.base[0] < 0.45 ? [0.85, 0.01, 80] : tone(coat.mark, -0.06),
          'line end',
        ),
      )
    : []
  return [
    blush,
    ...mirrored([blush]),
    ...drawNose(species, mood),
    ...drawEyes(species, coat, mood),
    ...named('whiskers', hairs, mirrored(hairs)),
  ]
}

import { named as namedTriples, polyline } from '../../drawing/notation'
import { named } from '../../parts'
import { wordList } from '../../../lib/words'
import { type Form, type Layer, disc, ellipse, layer, polygonForm } from '../build/form'
import { fillPath } from '../build/outlines'
import { type Oklch, radial, tone } from '../build/fill'
import type { Composing } from '../family'
import { BACKDROPS as DRAWINGS } from '../people/scene/backdrops'
import { isInBlossom } from '../people/scene/blossoms'
import type { Stand } from '../people/scene/stand'
import type { Harmony } from './harmony'
import type { Place } from './outside'

export const BACKDROPS = wordList(`
  halo sun moon arch bamboo blossom peach plum red-plum waves leaves hills stars window snow confetti
  clouds plain
`)
export type Backdrop = (typeof BACKDROPS)[number]

const hills = ({ shape, dark }: Harmony, { x, y, r, frame }: Place): Form[] => [
  ...named('disc', disc([x + r * 0.62, y - r * 0.5], r * 0.38, shape, 'backdrop')),
  ...[0.56, 0.68, 0.8].map(
    (share, i) =>
      fillPath([(dark ? 0.6 : 0.82) - i * 0.075, 0.06 + i * 0.014, 158 - i * 6], 'backdrop')`
      -80,${frame.height * 1.1} -60,${frame.height * (share + 0.04)}
      ${frame.width * 0.2},${frame.height * (share - 0.05)}
      ${frame.width * (0.44 + i * 0.08)},${frame.height * (share + 0.03)}
      ${frame.width * (0.76 - i * 0.04)},${frame.height * (share - 0.04)}
      ${frame.width + 80},${frame.height * (share + 0.02)}
      ${frame.width + 80},${frame.height * 1.1}`,
  ),
]

const GREENS: readonly [light: Oklch, dark: Oklch] = [
  [0.5, 0.085, 148],
  [0.66, 0.09, 145],
]
/** Colours of petals and other lively things in some of them. */
const PETALS: Readonly<Record<string, Oklch>> = namedTriples('confetti: 0.72,0.15,35')
/** Names of the same backdrops before people. */
const PEOPLES: Readonly<Record<string, string>> = {
  halo: 'disc',
  window: 'room',
  blossom: 'cherry',
}
/** Of the radius of a backdrop, the size of a head before it. */
const HEAD = 1 / 1.8

/** The backdrops of people, in the colours of an animal's picture. */
function drawBackdrop(backdrop: Backdrop, harmony: Harmony, at: Place, isBefore = false): Form[] {
  if (backdrop === 'plain') return []
  if (backdrop === 'hills') return hills(harmony, at)
  const { x, y, r, frame, random } = at
  const { ground, shape, cloth, small, dark } = harmony
  const stand: Stand = {
    ...{ frame, random, head: { x, y, r: r * HEAD }, outside: at.outside, isBefore },
    palette: {
      ...{
        ground,
        shape: backdrop === 'stars' && dark ? tone(ground, 0.07) : shape,
        cloth,
        trim: small,
        sash: cloth,
        accent: small,
      },
      ...{
        deep: GREENS[dark ? 1 : 0],
        petal: PETALS[backdrop] ?? (backdrop === 'window' ? cloth : small),
      },
    },
  }
  const draw = DRAWINGS[PEOPLES[backdrop] ?? backdrop]
  if (!draw) throw new Error(`no backdrop "${backdrop}"`)
  const forms = draw(stand)
  if (backdrop !== 'snow') return forms
  const { width, height } = frame
  const drift = ellipse(
    [width / 2, height * 1.06],
    [width * 0.75, height * 0.17],
    [0.97, 0.012, 235],
    'backdrop',
  )
  return [...forms, drift]
}

/** The ground and the scenery behind the animal. */
export function groundFor(backdrop: Backdrop, harmony: Harmony, at: Place): Layer[] {
  const { frame } = at
  const field = polygonForm(
    [polyline([0, 0], [frame.width, 0], [frame.width, frame.height], [0, frame.height])],
    radial(
      [frame.width * 0.42, frame.height * 0.36],
      [frame.width * 0.95, frame.height * 0.95],
      tone(harmony.ground, 0.025),
      tone(harmony.ground, -0.03),
    ),
    'ground',
  )
  return [
    layer('ground', 'ground', field),
    layer('backdrop', 'setting', drawBackdrop(backdrop, harmony, at)),
  ]
}

/** Blossoms that are named besides a place, before it. */
export function blossomsBefore(
  { brief, inPlace }: Composing,
  backdrop: Backdrop,
  harmony: Harmony,
  at: Place,
): Layer[] {
  const isNamed = brief.traits.some(({ slot }) => slot === 'backdrop')
  if (!inPlace || !isNamed || !isInBlossom(PEOPLES[backdrop] ?? backdrop)) return []
  return [layer('backdrop', 'setting', drawBackdrop(backdrop, harmony, at, true))]
}

import { type Oklch, mixColour, shade } from '../../../colour'
import type { Shape } from '../../../drawing'
import { disc, place } from '../../../geometry'
import type { SubjectBrush, SubjectDefinition } from '../../subject'
import { dragonBody, spineOf } from './body'
import { cloudAt } from './clouds'
import { dragonHead } from './head'
import type { Hide } from './hide'
import { dragonLeg } from './leg'
import { twoTriples } from '../../../drawing/notation'

/** Jade, gold, cinnabar, ink blue: body and mane. */
const COLOURS: readonly [readonly [Oklch, Oklch], ...(readonly [Oklch, Oklch])[]] = [
  twoTriples('0.56,0.095,165 0.6,0.17,35'),
  twoTriples('0.78,0.125,82 0.58,0.18,28'),
  twoTriples('0.56,0.18,28 0.8,0.13,82'),
  twoTriples('0.5,0.1,245 0.8,0.08,200'),
]

function hideOf(brush: SubjectBrush): Hide {
  const { random, tone, m } = brush
  const [base, mane] = random.pick(COLOURS)
  const body = brush.own(base, 0.5)
  const hair = tone(mane, 0.5)
  return {
    body,
    dark: shade(body, -0.2),
    pale: shade(body, 0.13),
    belly: tone([0.92, 0.05, 85], 0.6),
    mane: hair,
    maneTip: shade(hair, 0.09),
    horn: tone([0.86, 0.05, 80], 0.6),
    claw: tone([0.96, 0.02, 88], 0.4),
    red: tone([0.5, 0.17, 25], 0.4),
    ink: m.dark,
  }
}

interface Limb {
  readonly bone: number
  readonly across: number
  readonly angle: number
  readonly flip: boolean
  readonly behind: boolean
}

/** Shares of the way along the body. */
const LIMBS: readonly (readonly Limb[])[] = [
  [
    { bone: 0.84, across: -0.3, angle: -0.5, flip: false, behind: true },
    { bone: 0.79, across: -0.3, angle: 0.35, flip: false, behind: false },
    { bone: 0.36, across: -0.3, angle: 0.5, flip: true, behind: true },
    { bone: 0.31, across: -0.3, angle: -0.3, flip: true, behind: false },
  ],
  [
    { bone: 0.83, across: -0.3, angle: -0.5, flip: false, behind: true },
    { bone: 0.78, across: -0.3, angle: 0.35, flip: false, behind: false },
    { bone: 0.4, across: -0.3, angle: 0.2, flip: true, behind: true },
    { bone: 0.33, across: -0.3, angle: -0.2, flip: false, behind: false },
  ],
]

function drawDragon(brush: SubjectBrush): Shape[] {
  const { random } = brush
  const hide = hideOf(brush)
  const variant = random.integer(0, 1)
  const bones = spineOf(variant)
  const neck = bones[bones.length - 1]
  if (!neck) return []
  const legs = (behind: boolean): Shape[] =>
    (LIMBS[variant] ?? [])
      .filter((limb) => limb.behind === behind)
      .flatMap((limb) => {
        const bone = bones[Math.round(limb.bone * (bones.length - 1))] ?? neck
        const x = bone.x + bone.backX * bone.half * limb.across
        const y = bone.y + bone.backY * bone.half * limb.across
        const tone = behind ? { ...hide, body: shade(hide.body, -0.08) } : hide
        return place(dragonLeg(tone), x, y, 0.8, limb.flip, limb.angle)
      })
  const white = mixColour(brush.m.snow, brush.tone([0.93, 0.025, 80], 0.8), 0.5)
  const far = shade(white, -0.05)
  const pearl = place(
    [
      disc(0, 0, 0.13, hide.maneTip, { glow: true, plain: true, alpha: 0.35 }),
      disc(0, 0, 0.085, hide.claw, { glow: true }),
      disc(-0.025, -0.028, 0.025, brush.m.white, { detail: true }),
    ],
    neck.x + 0.66,
    neck.y - 0.02,
    0.8,
  )
  const shapes = [
    ...cloudAt(far, -0.62, 0.22, 0.62, false),
    ...cloudAt(far, 0.34, -0.36, 0.55, true),
    ...legs(true),
    ...dragonBody(bones, hide),
    ...legs(false),
    ...place(
      dragonHead(hide),
      neck.x + 0.05,
      neck.y - 0.02,
      0.82,
      false,
      random.range(-0.05, 0.22),
    ),
    ...pearl,
    ...cloudAt(white, -0.5, 0.56, 0.75, true),
    ...cloudAt(white, 0.32, 0.38, 0.66, false),
    ...cloudAt(white, -0.2, -0.02, 0.36, random.chance(0.5)),
  ]
  // it looks towards the middle of the picture: its length should lie there too, under the frame
  return place(shapes, 0.34, 0.2, 0.8)
}

export const dragon: SubjectDefinition = {
  placements: ['sky', 'deep'],
  home: 'cloud-sea',
  height: 0.34,
  alone: 1.15,
  count: 1,
  draw: drawDragon,
}

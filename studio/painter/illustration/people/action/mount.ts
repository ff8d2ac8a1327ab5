import { hex, type Oklch } from '../../../colour'
import { Random } from '../../../../lib/random'
import type { Coat } from '../../animals/coat'
import { quadruped } from '../../animals/side/quadruped'
import { type Form, inside, line, mapForms, place } from '../../build/form'
import { fillPath } from '../../build/outlines'
import { tone } from '../../build/fill'
import type { ClothKit } from '../body/kit'
import { type Arm, drawArm } from './arms'
import { HIP, legLength } from './legwear'
import { reach } from './limb'
import { type Leg, legBones } from './lower'
import type { Pose } from './poses'
import type { SeatForms } from './seats'
import { type Point, polyline } from '../../../drawing/notation'

/** Place of a horse's back under the rider, in the horse's own space; and that of the body. */
const BACK: Point = [6, -120]
const SEAT_Y = HIP + 60
/** Place of both hands on the reins, units of the body. */
const REINS: Point = [176, 396]
/** Units of the body a unit of the horse, under a grown-up. */
const SCALE = 2.5
/** Ends of the hooves, in the horse's own space. */
const HOOVES = { standing: 352, galloping: 262 }
/** Place of its head, and of the bit in its mouth. */
const POLL = { at: [304, -352], scale: 1.14 } as const
const BIT: Point = [425, -154]

const LEATHER = hex('#6b4330')
const STRAP = hex('#4a3128')
const STEEL = hex('#c4c8cc')

/** Cloth and saddle, the straps of the head. */
function tack(colour: Oklch): { readonly saddle: Form[]; readonly bridle: Form[] } {
  const cloth = inside(
    fillPath(colour, 'cloth relief 8')`-112,-142! -20,-128 78,-134 124,-148! 118,-60 104,22! 0,34
      -100,18! -116,-60`,
    line('-108,2 0,17 112,6', 7, tone(colour, colour[0] > 0.6 ? -0.16 : 0.16), 'detail even'),
  )
  const seat = fillPath(LEATHER, 'body relief 7')`-104,-176! -84,-142 -20,-130 48,-134 86,-164
    104,-170! 112,-140 92,-96 40,-72 -30,-72 -84,-96 -112,-140`
  const strap = (points: string, width: number): Form => line(points, width, STRAP, 'detail even')
  return {
    saddle: [
      strap('20,20 16,88', 15),
      strap('104,-96 170,-74 226,-10', 9),
      strap('-104,-100 -176,-92 -252,-62', 9),
      cloth,
      seat,
    ],
    bridle: place(
      [
        strap('2,-14 30,56 86,140', 7),
        strap('72,164 96,130 116,104', 7),
        strap('10,16 40,16 62,24', 6),
        line('98,170 110,178', 11, STEEL, 'metal even'),
      ],
      POLL.at,
      { scale: POLL.scale },
    ),
  }
}

/** The iron under the rider's foot, and what it hangs from. */
function stirrup({ ankle: [x, y] }: Leg): Form[] {
  const steel = (points: Point[]): Form => line(points, 10, STEEL, 'metal even')
  return [
    steel(polyline([x - 26, y + 58], [x + 62, y + 58])),
    steel(polyline([x - 22, y + 58], [x + 14, y - 24], [x + 56, y + 58])),
  ]
}

interface Riding {
  readonly kit: ClothKit
  readonly pose: Pose
  readonly coat: Coat
  readonly isHorned?: true
  readonly gallops: boolean
  /** Of the cloth under the saddle. */
  readonly colour: Oklch
}

interface Mounted {
  readonly legs: readonly [Leg, Leg]
  readonly arms: readonly [Arm, Arm]
  readonly ground: number
  readonly seat: SeatForms
}

/** 手持长枪，骑着战马: held in the hands with the reins. */
export const isWeapon = (held: string): boolean => /^(?:spear|staff|sword)$/.test(held)

/** A rider on a horse from the side: one leg before it, the reins in both hands. */
export function mounted({ kit, pose, coat, isHorned, gallops, colour }: Riding): Mounted {
  const scale = SCALE * Math.max(0.72, legLength(kit.person) / 915)
  const to = ([x, y]: Point): Point => [(x - BACK[0]) * scale, SEAT_Y + (y - BACK[1]) * scale]
  const hip: Point = [kit.hip * 0.04, HIP]
  const [thigh, shin] = legBones(kit)
  const knee = reach(hip, thigh * 0.96, pose.near.thigh)
  const ankle = reach(knee, shin, pose.near.shin)
  // the other leg hangs on the far side of the horse
  const leg: Leg = { hip, knee, ankle, foot: pose.near.foot ?? 0, back: false }
  const arm = (side: -1 | 1): Arm =>
    drawArm(kit, side, pose.lean, { wrist: [REINS[0] + side * 16, REINS[1]] })
  const arms = [arm(-1), arm(1)] as const
  const { saddle, bridle } = tack(colour)
  const bit = to(BIT)
  const [{ wrist }] = arms
  const rein = line(
    [[wrist[0] + 30, wrist[1] + 40], [(wrist[0] + bit[0]) / 2, (wrist[1] + bit[1]) / 2 + 70], bit],
    11,
    STRAP,
    'detail even',
  )
  const horse = quadruped(
    isHorned ? 'unicorn' : 'horse',
    coat,
    gallops ? 'running' : 'standing',
    new Random(1),
  )
  return {
    legs: [leg, leg],
    arms,
    ground: to([0, gallops ? HOOVES.galloping : HOOVES.standing])[1],
    seat: {
      behind: mapForms([...horse, ...saddle, ...bridle], to, scale),
      before: [rein, ...stirrup(leg)],
    },
  }
}

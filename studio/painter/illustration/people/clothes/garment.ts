import type { Form, Oklch } from '../../node'
import type { ClothKit } from '../body/kit'
import type { Sleeve } from '../body/sleeves'
import type { Pose } from '../person'
import { polyline } from '../../../drawing/notation'
import { named } from '../../../parts'

/** A garment on a body, from back to front. */
export interface GarmentPlan {
  /** Default: long. */
  readonly sleeve?: Sleeve
  /** Of the sleeves; default: the cloth. */
  readonly sleeveFill?: Oklch
  /** Hoods, capes: behind neck and head. */
  readonly behind?: readonly Form[]
  /** Trousers or a skirt below a short top. */
  readonly below?: readonly Form[]
  readonly trunk: readonly Form[]
  /** Collars, lapels, badges: over trunk and shoulders. */
  readonly over?: readonly Form[]
  /** Possible poses of the arms in it, the usual first; default: those of a tight garment. */
  readonly poses?: readonly [Pose, ...Pose[]]
}

export type GarmentDrawing = (kit: ClothKit) => GarmentPlan
export type Garment = GarmentPlan & Required<Pick<GarmentPlan, 'sleeve' | 'poses'>>

/** A round neckline, from the left to the right. */
export const crew = ({ nk }: ClothKit): number[][] =>
  polyline([-nk - 16, -12, 1], [-nk * 0.72, 22], [0, 38], [nk * 0.72, 22], [nk + 16, -12, 1])

/** Trousers from under a short top: two legs and the fold between them. */
export function trousers(kit: ClothKit, fill: Oklch): Form[] {
  const { hip } = kit
  const legs = `${-hip * 0.98},440! ${hip * 0.98},440! ${hip * 1.06},620 ${hip * 0.86},1080!
      ${hip * 0.14},1080! 5,640! -5,640! ${-hip * 0.14},1080! ${-hip * 0.86},1080!
      ${-hip * 1.06},620`
  const [l, c, h] = fill
  const deep: Oklch = [l - 0.09, c, h]
  return named('trousers', [
    kit.cloth(
      legs,
      fill,
      kit.shade(`${hip * 0.5},400! ${hip * 0.62},700 ${hip * 0.5},1100! 600,1100! 600,400!`, deep),
      kit.fold(`${-hip * 0.86},620 ${-hip * 0.3},650 0,640`, deep, 4),
      kit.fold(`${hip * 0.86},620 ${hip * 0.3},650 0,640`, deep, 4),
    ),
  ])
}

/** A flared skirt from the waist. */
export function skirt(kit: ClothKit, fill: Oklch, pleats = 7): Form[] {
  const { waist, hip } = kit
  const [l, c, h] = fill
  const deep: Oklch = [l - 0.08, c, h]
  const lines = Array.from({ length: pleats }, (_, i) => {
    const u = (i + 0.5) / pleats - 0.5
    return kit.pen.strokePath(3.4, deep, { pressure: 'start' })`${u * waist * 1.9},${470}
      ${u * hip * 2.5},${760} ${u * hip * 3.1},${1080}`
  })
  return named('skirt', [
    kit.cloth(
      `${-waist * 1.02},400! ${waist * 1.02},400! ${hip * 1.12},520 ${hip * 1.4},800 ${hip * 1.6},1080! ${-hip * 1.6},1080! ${-hip * 1.4},800 ${-hip * 1.12},520`,
      fill,
      kit.shade(`${hip * 0.5},380! ${hip * 0.8},760 ${hip},1100! 700,1100! 700,380!`, deep),
      ...lines,
    ),
  ])
}

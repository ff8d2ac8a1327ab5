import { mixColour } from '../../../colour'
import { lathe, mattMaterial } from '../lathe'
import { layer } from '../form'
import { standShadows } from './shadow'
import { sweep } from './sweep'
import { type MakeGround, lighter } from './site'
import { polyline } from '../../../drawing/notation'

/** A round block on the sweep, with a lower step before it now and then. */
export const podium: MakeGround = (site) => {
  const { frame, half, centre, floor, harmony, random } = site
  const tilt = Math.max(0.16, Math.min(0.3, site.tilt))
  const radius = Math.min(frame.width * 0.4, half * 1.12 + 46)
  const height = 70 + random.range(0, 50)
  const base = sweep(site)
  const colour = mixColour(harmony.backdrop, harmony.ground, random.range(0, 0.5))
  const block = (r: number, h: number, y: number, tone: number) =>
    lathe(
      [centre, y],
      polyline([r, 0], [r, h - 5], [r - 4, h], [0.5, h + 0.1]),
      mattMaterial(lighter(colour, tone), 0.03),
      { tilt, hard: true, role: 'backdrop' },
    )
  const steps = random.chance(0.5)
  const wide = Math.min(frame.width * 0.46, radius + 90)
  const low = steps ? 44 : 0
  const stand = {
    at: [centre, floor + height + low] as const,
    radius: [steps ? wide : radius, (steps ? wide : radius) * tilt] as const,
  }
  const forms = [
    ...standShadows([stand]),
    ...(steps ? [block(wide, low, floor + height + low * 0.97, -0.05)] : []),
    block(radius, height, floor + height * Math.sqrt(1 - tilt * tilt), 0.02),
  ]
  return {
    paper: base.paper,
    layers: [...base.layers, ...base.over, layer('podium', 'ground', forms)],
    over: [],
    raised: height + low,
  }
}

import { mixColour, shade } from '../../colour'
import type { Wave } from '../../drawing'
import { mix, power, sin, smoothstep } from '../../../lib/maths'
import type { Stage } from '../../scene'

/** Swell in bands, larger and steeper towards the viewer. `strength` 0..1 */
export function addSwell(stage: Stage, from: number, bands: number, strength: number): void {
  const { width, height, palette } = stage
  const random = stage.random.fork('swell')
  const waves: Wave[] = []
  for (let band = 0; band < bands; band++) {
    const t = bands === 1 ? 1 : band / (bands - 1)
    const y = mix(from, height * 0.97, power(t, 1.25))
    const amplitude = height * mix(0.012, 0.03 + 0.1 * strength, t)
    const length = stage.short * mix(0.22, 0.62, t)
    const phase = random.next() * length
    const second = random.range(0.6, 1.7)
    const ridge = new Float32Array(width + 1)
    for (let x = 0; x <= width; x++) {
      const place = (x + phase) / length
      const inside = place - Math.floor(place)
      // a wave leans the way it runs, and no two are of one height
      const top = 0.62
      const rise = inside < top ? inside / top : (1 - inside) / (1 - top)
      const tall = 0.6 + 0.4 * sin(Math.floor(place) * 2.4 * second + band)
      const roll = sin(place * 2.1 * second + band * 2) * 0.35
      // the crest is sharp, but no ridge of a roof
      const crest = 0.5 * power(rise, 1.7) + 0.5 * smoothstep(0, 1, rise)
      ridge[x] = y - amplitude * (crest * tall + roll)
    }
    // of a wave whose hollows lie below the picture only a stray point would show
    const sunk = Math.max(0, ridge.reduce((a, b) => Math.max(a, b), 0) - height * 0.975)
    for (let x = 0; x <= width; x++) ridge[x] = ridge[x] - sunk
    const deep = mixColour(shade(palette.water, -0.2), [0.36, 0.08, 255], 0.4)
    const tone = mixColour(palette.water, deep, 0.12 + t * 0.55)
    waves.push({ ridge, amplitude, colour: mixColour(tone, palette.sky[2], 0.26 * (1 - t)) })
  }
  for (const [i, wave] of waves.entries()) {
    stage.layers.push({
      kind: 'waves',
      depth: mix(0.34, 0.06, i / Math.max(1, bands - 1)),
      waves: [wave],
    })
  }
}

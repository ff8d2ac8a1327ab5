import { type Raster, luminance, measureChange, smoothNoise } from './raster'

/** Thin painted hide before a lamp: a glowing cloth, dark contours, a stage around it. */
export function lightShadowPlay(raster: Raster): void {
  const { rgba, width, height, unit } = raster
  const change = measureChange(raster)
  const half = Math.max(1, Math.round(1.4 * unit))
  const frame = 26 * unit
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const edge = Math.max(
        change[at] ?? 0,
        change[at + half] ?? 0,
        change[at - half] ?? 0,
        change[at + half * width] ?? 0,
        change[at - half * width] ?? 0,
      )
      const line = Math.max(0, Math.min(0.85, (edge - 60) / 70))
      const far = Math.hypot((x / width - 0.5) * 1.15, y / height - 0.5) * 1.9
      const lamp = Math.max(0.42, 1.15 - far * far * 0.62)
      const weave = 0.96 + smoothNoise(x * 3, y, 4 * unit, 1) * 0.05
      const [r, g, b] = [rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0]
      const grey = luminance(r, g, b) / 255
      const glow = [255, 190 + 30 * lamp, 96 + 30 * lamp] as const
      const isStage = x < frame || y < frame || x >= width - frame || y >= height - frame
      for (const [c, level] of [r, g, b].entries()) {
        // pale hide lets the lamp through
        const hide = (level / 255) * 0.75 + grey * 0.25
        const through = (glow[c] ?? 0) * (0.1 + 0.9 * hide ** 1.25) * lamp * weave
        const drawn = through * (1 - line) + [40, 14, 6][c]! * line
        rgba[at * 4 + c] = isStage ? [58, 14, 12][c]! * (0.7 + 0.5 * lamp) : drawn
      }
    }
}

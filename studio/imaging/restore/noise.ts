import type { Plane } from '../resample/plane'

/**
 * Standard deviation of the noise in a plane: the quieter third of responses to a mask that flat,
 * sloping and evenly curved places do not answer (Immerkær 1996, by quantile instead of mean).
 */
export function estimateNoise({ width, height, values }: Plane): number {
  const at = (i: number): number => values[i]
  const counts = new Uint32Array(1024)
  let total = 0
  for (let y = 1; y < height - 1; y += 2) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i += 2) {
      const cross = at(i - 1) + at(i + 1) + at(i - width) + at(i + width)
      const corners = at(i - width - 1) + at(i - width + 1) + at(i + width - 1) + at(i + width + 1)
      const answer = Math.min(1023, Math.round(Math.abs(corners - 2 * cross + 4 * at(i)) * 4))
      counts[answer] = counts[answer] + 1
      total++
    }
  }
  let [seen, level] = [0, 0]
  while (level < 1023 && (seen += counts[level]) < total * 0.35) level++
  // the mask multiplies noise by 6; 35 % of |normal| lie below 0.4538
  return level / 4 / 6 / 0.4538
}

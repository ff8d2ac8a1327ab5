/** The waveform of a sound as a small picture: its tile among uploads. */

export const WAVEFORM_SIDE = 320
const BARS = 40
/** Readable on light and on dark pages alike. */
const [GROUND, BAR] = ['#1d2b2f', '#8fd3c1']

/** @param peaks loudest values of equal stretches, 0 to 1; louder ones count as 1 */
export function drawWaveform(peaks: readonly number[]): string {
  const pitch = WAVEFORM_SIDE / BARS
  const bars = Array.from({ length: BARS }, (_, i) => {
    const from = Math.floor((i * peaks.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((i + 1) * peaks.length) / BARS))
    const peak = Math.min(1, Math.max(0, ...peaks.slice(from, to)))
    const height = Math.max(pitch / 2, peak * WAVEFORM_SIDE * 0.72)
    const y = (WAVEFORM_SIDE - height) / 2
    return `<rect x="${(i + 0.2) * pitch}" y="${y}" width="${pitch * 0.6}" height="${height}" rx="${pitch * 0.3}"/>`
  })
  const size = `width="${WAVEFORM_SIDE}" height="${WAVEFORM_SIDE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${GROUND}"/><g fill="${BAR}">${bars.join('')}</g></svg>`
}

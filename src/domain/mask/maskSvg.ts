/** A mask as a small drawing that lies over the picture: sharp at any size, on every platform. */
import { MASK_SCALE, type Mark, type MaskValue } from '@contract/tools/mask'
import type { Size } from '@/lib/touch/transform'
import { MASK_COLOUR } from './layer'

const OPACITY = 0.48
/** Units across the short side: whole numbers are fine enough. */
const SHORT = 500

interface Frame extends Size {
  short: number
}

function computeFrame({ width, height }: Size): Frame {
  const scale = SHORT / Math.min(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale), short: SHORT }
}

const shade = (on: boolean): string => (on ? '#fff' : '#000')

function formatRect({ width, height }: Frame, fill: string, more = ''): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"${more}/>`
}

function formatMark(frame: Frame, mark: Mark): string {
  if (mark.kind !== 'stroke' && mark.kind !== 'outline') return ''
  const at = (value: number, size: number) => Math.round((value / MASK_SCALE) * size)
  const points = []
  for (let i = 0; i + 1 < mark.points.length; i += 2) {
    const x = at(mark.points[i] ?? 0, frame.width)
    points.push(`${x} ${at(mark.points[i + 1] ?? 0, frame.height)}`)
  }
  if (mark.kind === 'outline')
    return `<path d="M${points.join('L')}Z" fill="${shade(mark.add)}" fill-rule="evenodd" stroke="none"/>`
  // A line of one point has no way to be drawn: it goes nowhere and back.
  const path = points.length > 1 ? points.join('L') : `${points[0]}h.01`
  const width = Math.max(1, at(mark.radius, frame.short) * 2)
  return `<path d="M${path}" stroke="${shade(mark.add)}" stroke-width="${width}"/>`
}

/** `answered`: the server's mask of the first marks, a PNG in base64. */
export function maskSvg(
  value: MaskValue,
  picture: Size,
  answered: { length: number; png: string } | null,
): string {
  const frame = computeFrame(picture)
  const { width, height, short } = frame
  const ground = answered
    ? `<image width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${answered.png}"/>`
    : formatRect(frame, shade(value.base === 'all'))
  const lines = value.marks.slice(answered?.length ?? 0).map((mark) => formatMark(frame, mark))
  const blur = (value.feather / 1000) * short
  const soft = blur > 0 ? ' filter="url(#f)"' : ''
  const filter = `<filter id="f"><feGaussianBlur stdDeviation="${blur / 2}"/></filter>`
  const drawn = `<g fill="none" stroke-linecap="round" stroke-linejoin="round"${soft}>${ground}${lines.join('')}</g>`
  const turned = `<mask id="m">${formatRect(frame, '#fff')}${formatRect(frame, '#000', ' mask="url(#n)"')}</mask>`
  const masks = value.inverted
    ? `<mask id="n">${drawn}</mask>${turned}`
    : `<mask id="m">${drawn}</mask>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<defs>${blur > 0 ? filter : ''}${masks}</defs>` +
    `${formatRect(frame, MASK_COLOUR, ` fill-opacity="${OPACITY}" mask="url(#m)"`)}</svg>`
  )
}

export function maskImage(...args: Parameters<typeof maskSvg>): string {
  return `data:image/svg+xml,${encodeURIComponent(maskSvg(...args))}`
}

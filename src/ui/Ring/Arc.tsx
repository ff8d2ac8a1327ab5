import { View } from '@tarojs/components'
import { useEased } from './useEased'
import { radiusOf, circumferenceOf, clampProgress } from './geometry'
import './Ring.scss'

export interface ArcProps {
  size: number
  /** 0..1 */
  progress: number
}

function drawing(size: number, progress: number): string {
  const middle = size / 2
  const round = circumferenceOf(size)
  const circle = `cx='${middle}' cy='${middle}' r='${radiusOf(size)}'`
  const arc =
    progress > 0
      ? `<circle ${circle} stroke='url(%23g)' stroke-linecap='round' ` +
        `stroke-dasharray='${(round * progress).toFixed(1)} ${round.toFixed(1)}' ` +
        `transform='rotate(-90 ${middle} ${middle})'/>`
      : ''
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' fill='none' stroke-width='2'>` +
    `<linearGradient id='g' x1='0' y1='0' x2='1' y2='1'><stop stop-color='%23FFCF8A'/>` +
    `<stop offset='.55' stop-color='%23FF7A4D'/><stop offset='1' stop-color='%23E8446B'/></linearGradient>` +
    `<circle ${circle} stroke='rgba(255,255,255,.16)'/>${arc}</svg>`
  return `data:image/svg+xml,${svg.replace(/</g, '%3C').replace(/>/g, '%3E')}`
}

/** The arc where no inline SVG exists (mini-programs); Arc.h5.tsx is the twin. */
export function Arc({ size, progress }: ArcProps) {
  const shown = useEased(clampProgress(progress))
  return (
    <View
      className="mg-ring__arc"
      style={{ backgroundImage: `url("${drawing(size, shown)}")` }}
      aria-hidden
    />
  )
}

import { useId } from 'react'
import type { ArcProps } from './Arc'
import { STROKE, radiusOf, circumferenceOf, clampProgress } from './geometry'
import './Ring.scss'

/** The arc as inline SVG: the browser eases it. */
export function Arc({ size, progress }: ArcProps) {
  const id = useId()
  const middle = size / 2
  const round = circumferenceOf(size)
  const circle = { cx: middle, cy: middle, r: radiusOf(size) }
  const share = clampProgress(progress)
  return (
    <svg
      className="mg-ring__arc"
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeWidth={STROKE}
      aria-hidden
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#FFCF8A" />
          <stop offset=".55" stopColor="#FF7A4D" />
          <stop offset="1" stopColor="#E8446B" />
        </linearGradient>
      </defs>
      <g transform={`rotate(-90 ${middle} ${middle})`}>
        <circle {...circle} stroke="rgba(255,255,255,.16)" />
        <circle
          {...circle}
          className="mg-ring__line"
          stroke={`url(#${id})`}
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - share)}
          opacity={share > 0 ? 1 : 0}
        />
      </g>
    </svg>
  )
}

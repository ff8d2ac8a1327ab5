import { number } from '../lib/format'
import { ticksFor } from './scale'

interface Part {
  readonly name: string
  readonly color: string
  /** One for each step; a step without a bar is 0. */
  readonly values: readonly number[]
}

interface StackedProps {
  /** Alternative text of the chart. */
  readonly label: string
  readonly steps: readonly string[]
  readonly parts: readonly Part[]
  readonly former: { readonly name: string; readonly values: readonly (number | null)[] }
  /** The step that is not over yet; null: all are. */
  readonly current: { readonly at: number; readonly name: string } | null
}

const WIDTH = 720
const HEIGHT = 266
const BOX = { left: 40, right: WIDTH, top: 18, bottom: 240 }

/** Bars of several parts over steps of time, against the same steps of a former period. */
export function Stacked({ label, steps, parts, former, current }: StackedProps) {
  const sums = steps.map((_, at) => parts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  const known = former.values.filter((value) => value !== null)
  const ticks = ticksFor(Math.max(1, ...sums, ...known))
  const most = ticks.at(-1) ?? 1
  const slot = (BOX.right - BOX.left) / Math.max(1, steps.length)
  const y = (value: number) => BOX.bottom - ((BOX.bottom - BOX.top) * value) / most
  const x = (at: number) => BOX.left + slot * at
  const every = Math.max(1, Math.ceil(steps.length / 8))
  const line = former.values.flatMap((value, at) =>
    value === null ? [] : [`${x(at) + slot / 2},${y(value)}`],
  )
  return (
    <svg className="plot" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={BOX.left}
            x2={BOX.right}
            y1={y(tick)}
            y2={y(tick)}
            stroke="#231c12"
            strokeOpacity={tick === 0 ? 0.3 : 0.09}
          />
          <text x={BOX.left - 8} y={y(tick) + 4} textAnchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {steps.map((step, at) => {
        let from = 0
        return (
          <g key={step} opacity={current?.at === at ? 0.55 : 1}>
            <title>{`${step}：${number(sums[at] ?? 0)}`}</title>
            {parts.map(({ name, color, values }) => {
              const value = values[at] ?? 0
              if (value === 0) return null
              const top = y(from + value)
              const height = Math.max(0.5, y(from) - top - (from > 0 ? 1 : 0))
              from += value
              return (
                <rect
                  key={name}
                  x={x(at) + slot * 0.15}
                  y={top}
                  width={slot * 0.7}
                  height={height}
                  fill={color}
                />
              )
            })}
          </g>
        )
      })}
      {line.length > 1 && (
        <polyline
          points={line.join(' ')}
          fill="none"
          stroke="#686159"
          strokeWidth={1.5}
          strokeDasharray="3 3"
        />
      )}
      {current && (
        <text x={x(current.at) + slot / 2} y={y(sums[current.at] ?? 0) - 6} textAnchor="middle">
          {current.name}
        </text>
      )}
      {steps.map((step, at) =>
        at % every === 0 ? (
          <text key={step} x={x(at) + slot / 2} y={HEIGHT - 6} textAnchor="middle">
            {step}
          </text>
        ) : null,
      )}
    </svg>
  )
}

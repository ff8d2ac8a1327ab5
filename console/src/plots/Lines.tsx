import { ticksFor } from './scale'

interface Line {
  readonly name: string
  readonly color: string
  readonly values: readonly number[]
}

interface LinesProps {
  readonly label: string
  readonly steps: readonly string[]
  readonly lines: readonly Line[]
}

const WIDTH = 340
const HEIGHT = 198
const BOX = { left: 32, right: 270, top: 10, bottom: 172 }
/** Between two names at the ends of lines. */
const APART = 16

/** Lines over steps of time, each with its name and its last value at its end. */
export function Lines({ label, steps, lines }: LinesProps) {
  const ticks = ticksFor(Math.max(1, ...lines.flatMap(({ values }) => [...values])))
  const most = ticks.at(-1) ?? 1
  const y = (value: number) => BOX.bottom - ((BOX.bottom - BOX.top) * value) / most
  const x = (at: number) => BOX.left + ((BOX.right - BOX.left) * at) / Math.max(1, steps.length - 1)
  const every = Math.max(1, Math.ceil(steps.length / 4))
  let above = -Infinity
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
            {tick}
          </text>
        </g>
      ))}
      {[...lines]
        .sort((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0))
        .map(({ name, color, values }) => {
          const last = values.at(-1) ?? 0
          const place = Math.max(y(last) + 4, above + APART)
          above = place
          return (
            <g key={name}>
              <polyline
                points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
                fill="none"
                stroke={color}
                strokeWidth={2}
                strokeLinejoin="round"
              />
              <circle cx={x(values.length - 1)} cy={y(last)} r={3} fill={color} />
              <text x={BOX.right + 8} y={place}>
                {`${last.toFixed(1)} ${name}`}
              </text>
            </g>
          )
        })}
      {steps.map((step, at) =>
        at % every === 0 ? (
          <text key={step} x={x(at)} y={HEIGHT - 6} textAnchor="middle">
            {step}
          </text>
        ) : null,
      )}
    </svg>
  )
}

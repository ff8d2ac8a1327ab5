import type { ReactNode } from 'react'

interface Bar {
  readonly key: string
  readonly name: string
  /** Parts of the bar, from the left. */
  readonly parts: readonly { readonly value: number; readonly color: string }[]
  /** At its end. */
  readonly figure: ReactNode
}

/** Bars with their names, the longest over the whole width. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const sumParts = ({ parts }: Bar) => parts.reduce((sum, { value }) => sum + value, 0)
  const most = Math.max(1, ...bars.map(sumParts))
  return (
    <ul className="bars">
      {bars.map((bar) => {
        let from = 0
        return (
          <li key={bar.key}>
            <span>{bar.name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {bar.parts.map(({ value, color }) => {
                const x = (100 * from) / most
                from += value
                return (
                  <rect key={color} x={x} width={(100 * value) / most} height={10} fill={color} />
                )
              })}
            </svg>
            <span className="end number">{bar.figure}</span>
          </li>
        )
      })}
    </ul>
  )
}

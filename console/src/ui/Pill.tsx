import type { ReactNode } from 'react'

/** A state in words, with a tone that is never the only sign of it. */
export function Pill({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'warn' | 'bad'
  children: ReactNode
}) {
  return <span className={`pill ${tone}`}>{children}</span>
}

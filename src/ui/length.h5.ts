const UNIT_PX = 20

/** A length at 375 px width, for inline styles: what config/oneUnit.js makes of those in sheets. */
export function length(px: number): string {
  return `calc(${px / UNIT_PX}*var(--unit))`
}

import { useAccessibility } from '@/stores/accessibility'

/** Height of a row whose words grow with the text size that is set; the rest of it does not. */
export function useRowPx(rowPx: number, wordsPx: number): number {
  return useAccessibility(({ textScale }) => rowPx + wordsPx * (textScale - 1))
}

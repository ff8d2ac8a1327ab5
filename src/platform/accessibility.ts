import type { AccessibilitySettings } from '@/lib/accessibility'
import { setCalm } from './motion'

/** Mini-programs do not tell what the system was asked for. Twin: accessibility.h5.ts. */
export const systemContrast = (): AccessibilitySettings['contrast'] => 'normal'

/** What is drawn is the matter of each page's root, see shell/inPageRoot. */
export function applyAccessibility({ motion }: AccessibilitySettings): void {
  setCalm(motion === 'reduced')
}

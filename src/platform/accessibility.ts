import type { AccessibilitySettings } from '@/lib/accessibility'
import { setCalm } from './motion'

/** Mini-programs do not report the system's settings. Twin: accessibility.h5.ts. */
export const systemContrast = (): AccessibilitySettings['contrast'] => 'normal'

/** Drawing is done by each page's root, see shell/inPageRoot. */
export function applyAccessibility({ motion }: AccessibilitySettings): void {
  setCalm(motion === 'reduced')
}

/** Text size, contrast and motion on this device. Importing it shows what was chosen before. */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { AccessibilitySettings } from '@/lib/accessibility'
import { applyAccessibility, systemContrast } from '@/platform/accessibility'
import { taroStorage } from './persist'

/** Before any choice. */
export const ACCESSIBILITY_BEFORE: AccessibilitySettings = {
  textScale: 1,
  contrast: systemContrast(),
  motion: 'system',
}

export const useAccessibility = create<AccessibilitySettings>()(
  persist((): AccessibilitySettings => ACCESSIBILITY_BEFORE, {
    name: 'care',
    storage: taroStorage(),
  }),
)

applyAccessibility(useAccessibility.getState())
useAccessibility.subscribe(applyAccessibility)

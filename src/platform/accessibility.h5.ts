import {
  accessibilityClasses,
  accessibilityVariables,
  type AccessibilitySettings,
} from '@/lib/accessibility'

export function systemContrast(): AccessibilitySettings['contrast'] {
  return window.matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal'
}

/** On the document's root, before anything is drawn; style sheets do the rest. */
export function applyAccessibility(settings: AccessibilitySettings): void {
  const { style, classList } = document.documentElement
  for (const [name, value] of Object.entries(accessibilityVariables(settings)))
    style.setProperty(name, value)
  for (const [name, on] of accessibilityClasses(settings)) classList.toggle(name, on)
}

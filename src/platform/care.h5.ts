import { careClasses, careVariables, type Care } from '@/lib/care'

export function systemContrast(): Care['contrast'] {
  return window.matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal'
}

/** On the document's root, before anything is drawn; style sheets do the rest. */
export function showCare(care: Care): void {
  const { style, classList } = document.documentElement
  for (const [name, value] of Object.entries(careVariables(care))) style.setProperty(name, value)
  for (const [name, on] of careClasses(care)) classList.toggle(name, on)
}

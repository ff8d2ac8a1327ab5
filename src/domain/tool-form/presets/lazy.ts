import { lazySheet } from '@/ui/later'

/** Under the form, and not missed in its first moment: the first script goes without it. */
export const PresetStrip = lazySheet(() => import('./PresetStrip').then((m) => m.PresetStrip), {
  quiet: true,
})

/** It closes by nothing. */
export const nothing = () => {}

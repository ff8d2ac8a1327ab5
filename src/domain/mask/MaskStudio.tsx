import { lazySheet } from '@/ui/later'

/** Full screen: says what of a picture is meant, by painting, tapping and hinting. */
export const MaskStudio = lazySheet(() => import('./StudioScreen').then((m) => m.StudioScreen))

import type { Care } from '@/lib/care'
import { setCalm } from './motion'

/** Mini-programs do not tell what the system was asked for. Twin: care.h5.ts. */
export const systemContrast = (): Care['contrast'] => 'normal'

/** What is drawn is the matter of each page's root, see features/care/inPageRoot. */
export function showCare({ motion }: Care): void {
  setCalm(motion === 'reduced')
}

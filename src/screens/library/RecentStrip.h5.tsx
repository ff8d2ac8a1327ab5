import { usePageSize } from '@/platform/usePageSize'
import { lazySheet } from '@/ui/later'
import type { RecentProps } from './Recent'

const Recent = lazySheet(() => import('./Recent').then((m) => m.Recent), { quiet: true })

const nothing = () => {}

interface RecentStripProps extends RecentProps {
  /** Also in layouts of two columns. */
  onDesk?: boolean
}

/** Recent creations, in windows wider than a phone's. */
export function RecentStrip({ start, onDesk = false }: RecentStripProps) {
  const { wide, sideBySide } = usePageSize()
  return wide && (onDesk || !sideBySide) ? <Recent start={start} onClose={nothing} /> : null
}

import { usePageSize } from '@/platform/usePageSize'
import { later } from '@/ui/later'
import type { RecentProps } from './Recent'

const Recent = later(() => import('./Recent').then((m) => m.Recent), { quiet: true })

const nothing = () => {}

interface RecentStripProps extends RecentProps {
  /** Also in layouts of two columns. */
  onDesk?: boolean
}

/** What was made last, in windows wider than a phone's. */
export function RecentStrip({ start, onDesk = false }: RecentStripProps) {
  const { wide, beside } = usePageSize()
  return wide && (onDesk || !beside) ? <Recent start={start} onClose={nothing} /> : null
}

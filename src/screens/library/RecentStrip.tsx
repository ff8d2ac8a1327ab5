import type { RecentProps } from './Recent'

interface RecentStripProps extends RecentProps {
  /** Also in layouts of two columns. */
  onDesk?: boolean
}

/** Mini-programs have one column of a phone's width. Twin: RecentStrip.h5.tsx. */
export function RecentStrip(props: RecentStripProps) {
  void props
  return null
}

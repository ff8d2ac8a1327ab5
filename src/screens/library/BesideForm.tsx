import type { StageProps } from './Stage'

/** Mini-programs have one column. Twin: BesideForm.h5.tsx. */
export function SideStage(props: StageProps) {
  void props
  return null
}

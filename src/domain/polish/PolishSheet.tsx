import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { PolishBody, type PolishProps } from './PolishBody'
import { texts } from './texts'

/** 润色 as a sheet of its own. */
export function PolishSheet({ open, ...props }: PolishProps & { open: boolean }) {
  return (
    <BottomSheet open={open} onClose={props.onClose} title={texts.title}>
      <PolishBody {...props} />
    </BottomSheet>
  )
}

import { View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { pressable } from '@/ui/pressable'
import { getJobTitle } from '../format'
import { texts } from '../texts'
import { useCancel } from '../useCancel'

/** 取消, without a question: the credits come back and the order can be sent again. */
export function CancelButton({ job }: { job: JobView }) {
  const { run, busy } = useCancel(job.id)
  return (
    <View
      className="mg-press running__cancel"
      {...pressable({
        onPress: () => void run(),
        disabled: busy,
        label: texts.cancelLabel(getJobTitle(job)),
      })}
    >
      {texts.cancel}
    </View>
  )
}

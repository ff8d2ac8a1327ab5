import { View } from '@tarojs/components'
import { useState } from 'react'
import type { JobView } from '@contract/jobs'
import { pressable } from '@/ui/pressable'
import { cancelJob } from './cancel'
import { promptOf } from './format'
import { texts } from './texts'

/** 取消, without a question: the credits come back and the order can be sent again. */
export function CancelButton({ job }: { job: JobView }) {
  const [asked, setAsked] = useState(false)
  const cancel = () => {
    setAsked(true)
    void cancelJob(job.id).finally(() => setAsked(false))
  }
  return (
    <View
      className="mg-press running__cancel"
      {...pressable({ onPress: cancel, disabled: asked, label: texts.cancelLabel(promptOf(job)) })}
    >
      {texts.cancel}
    </View>
  )
}

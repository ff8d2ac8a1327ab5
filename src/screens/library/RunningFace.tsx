import { Text, View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { etaText } from '@/domain/jobs/format'
import { thumbhashUrl } from '@/lib/thumbhash'
import { Ring } from '@/ui/Ring/Ring'
import { LIBRARY } from './texts'
import './RunningFace.scss'

export interface RunningFaceProps {
  job: JobView
  columns: number
}

/** The picture that is coming, as far as it is known, and the ring with the real figure. */
export function RunningFace({ job, columns }: RunningFaceProps) {
  const preview = thumbhashUrl(job.preview)
  const queued = job.status === 'queued'
  const eta = job.eta === null ? '' : LIBRARY.left(etaText(job.eta))
  const line = queued ? LIBRARY.queued : eta
  return (
    <View className="mg-coming">
      {preview && (
        <View
          className="mg-coming__preview"
          style={{ backgroundImage: `url("${preview}")` }}
          aria-hidden
        />
      )}
      <Ring
        size={columns > 2 ? 44 : 72}
        state={queued ? 'queued' : 'running'}
        progress={job.progress}
        place={job.place}
      />
      {columns < 4 && line && <Text className="mg-coming__eta">{line}</Text>}
    </View>
  )
}

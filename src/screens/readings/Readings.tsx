import { View } from '@tarojs/components'
import type { JobView } from '@contract/jobs'
import { getErrorMessage } from '@/api/error'
import { ledgerTime } from '@/domain/credits/time'
import { parseAnswer, readPicture } from '@/domain/jobs/answer'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go, navigate } from '@/domain/navigation/navigate'
import { mediaUrl } from '@/platform/media'
import { Empty } from '@/ui/Empty/Empty'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { removeReading } from './remove'
import { texts } from './texts'
import type { ReadingsState } from './useReadings'
import './Readings.scss'

/** Long enough to distinguish rows when read aloud. */
const LABEL_CHARS = 24

function Row({ job }: { job: JobView }) {
  const source = readPicture(job)
  const prompt = parseAnswer(job)?.prompt ?? texts.unread
  const short = [...prompt].slice(0, LABEL_CHARS).join('')
  const open = () => void navigate('pagesD/job-detail/job-detail', { id: job.id })
  return (
    <View className="mg-reading" role="listitem">
      <View
        className="mg-press mg-reading__main"
        {...pressable({ onPress: open, role: 'link', label: texts.open(short) })}
      >
        <View className="mg-reading__thumb">
          {source ? <Picture src={mediaUrl(source.thumbUrl)} alt="" /> : <Icon name="image" />}
        </View>
        <View className="mg-reading__what">
          <View className="mg-reading__prompt">{prompt}</View>
          <View className="mg-reading__time">{ledgerTime(job.createdAt, new Date())}</View>
        </View>
      </View>
      <IconButton
        icon="trash"
        label={texts.remove(short)}
        onPress={() => void removeReading(job.id)}
      />
    </View>
  )
}

function Waiting() {
  return (
    <View aria-hidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <View key={row} className="mg-reading mg-reading--waiting">
          <Skeleton width={72} height={72} />
          <Skeleton width={180} height={40} />
        </View>
      ))}
    </View>
  )
}

/** 识图记录: what was read from pictures, to be read again. */
export function Readings({ state }: { state: ReadingsState }) {
  const { jobs, isLogin, isPending, isError, error, refetch } = state
  if (jobs.length > 0) {
    return (
      <View className="mg-readings">
        <View role="list">
          {jobs.map((job) => (
            <Row key={job.id} job={job} />
          ))}
        </View>
        <MoreFoot state={state} />
      </View>
    )
  }
  if (!isLogin) {
    const login = () => void go('navigate', loginUrlFor('/pages/index/img2tag-log'))
    return <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
  }
  if (isError) {
    return (
      <Empty
        drawing="failed"
        title={texts.failed}
        hint={getErrorMessage(error)}
        action={{ text: texts.retry, onPress: () => void refetch() }}
      />
    )
  }
  if (isPending) return <Waiting />
  return (
    <Empty
      hint={texts.empty}
      action={{ text: texts.start, onPress: () => void navigate('pagesE/img2tag/img2tag') }}
    />
  )
}

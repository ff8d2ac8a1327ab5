import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { findIntent } from '@/domain/contest/intent'
import { useContest } from '@/domain/contest/read'
import { Switch } from '@/ui/Switch/Switch'
import { PUBLISH } from './texts'

interface ContestSwitchProps {
  open: boolean
  onClose: () => void
  /** Job of the work: its picture may have been painted for the contest. */
  jobId: string
  /** The contest that the work is entered in; null: none. */
  chosen: string | null
  onChoose: (contestId: string | null) => void
}

/** Enters the work in the theme of the week; nothing while none takes entries. */
export function ContestSwitch({ jobId, chosen, onChoose }: ContestSwitchProps) {
  const { data: contest } = useContest('')
  const left = contest?.mine?.left ?? 0
  const offered = contest?.state === 'open' && left > 0 ? contest.id : null
  useEffect(() => {
    if (offered !== null && findIntent(jobId) === offered) onChoose(offered)
  }, [offered, jobId, onChoose])
  if (contest?.state !== 'open' || left === 0) return null
  return (
    <View className="mg-publish__shown">
      <View className="mg-publish__what">
        <Text>{PUBLISH.contest(contest.title)}</Text>
        <Text className="mg-publish__note">{PUBLISH.contestNote(contest.brief, left)}</Text>
      </View>
      <Switch
        on={chosen === contest.id}
        onChange={(on) => onChoose(on ? contest.id : null)}
        label={PUBLISH.contest(contest.title)}
      />
    </View>
  )
}

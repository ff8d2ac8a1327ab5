import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/api/call'
import { keys } from '@/api/keys'
import { useSession } from '@/stores/session'
import { Switch } from '@/ui/Switch/Switch'
import { PUBLISH } from './texts'

const FRESH_MS = 60_000

interface ContestSwitchProps {
  open: boolean
  onClose: () => void
  /** The contest that the work is entered in; null: none. */
  chosen: string | null
  onChoose: (contestId: string | null) => void
}

/** Enters the work in the theme of the week; nothing while none takes entries. */
export function ContestSwitch({ chosen, onChoose }: ContestSwitchProps) {
  const viewer = useSession((session) => session.userInfo?.id ?? '')
  const { data: contest } = useQuery({
    queryKey: keys.contest('', viewer),
    queryFn: async () => (await call('GET /api/contest/current')).contest,
    staleTime: FRESH_MS,
  })
  const left = contest?.mine?.left ?? 0
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

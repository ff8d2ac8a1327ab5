import { View } from '@tarojs/components'
import { call } from '@/api/call'
import { getErrorMessage } from '@/api/error'
import { keys } from '@/api/keys'
import { usePages } from '@/api/usePages'
import { openTab } from '@/domain/navigation/navigate'
import { TagFollowButton } from '@/domain/people/TagFollowButton'
import { LISTS, TAGS } from '@/domain/people/texts'
import { useSquareView } from '@/domain/works/squareView'
import { Empty } from '@/ui/Empty/Empty'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { pressable } from '@/ui/pressable'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import './TagList.scss'

const toSquare = () => void openTab('pages/playground/playground')

function open(tag: string): void {
  useSquareView.setState({ feed: 'recommended', narrowing: { kind: 'tag', tag } })
  toSquare()
}

/** Tags I follow, newest first. */
export function TagList() {
  const { rows, ...state } = usePages({
    queryKey: keys.tagFollows,
    pageSize: 30,
    fetchPage: (page) => call('GET /api/follow/tags', { query: page }),
  })
  if (!state.data && state.isError) {
    const retry = { text: LISTS.retry, onPress: () => void state.refetch() }
    return (
      <Empty
        drawing="failed"
        title={TAGS.failed}
        hint={getErrorMessage(state.error)}
        action={retry}
      />
    )
  }
  if (!state.data) return <Skeleton height={60} />
  if (rows.length === 0)
    return <Empty hint={TAGS.empty} action={{ text: LISTS.action.following, onPress: toSquare }} />
  return (
    <>
      <View role="list">
        {rows.map(({ tag }) => (
          <View key={tag} className="mg-taglist__row" role="listitem">
            <View
              className="mg-press mg-taglist__tag"
              {...pressable({ onPress: () => open(tag), role: 'link' })}
            >
              {TAGS.name(tag)}
            </View>
            <TagFollowButton tag={tag} following />
          </View>
        ))}
      </View>
      <MoreFoot state={state} />
    </>
  )
}

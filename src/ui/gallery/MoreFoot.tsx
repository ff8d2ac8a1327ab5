import { Text, View } from '@tarojs/components'
import { pressable } from '@/ui/pressable'
import { LIST } from './texts'
import './ListFoot.scss'

interface Paged {
  data: unknown
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<unknown>
}

interface MoreFootProps {
  state: Paged
  /** Text at the end. */
  end?: string
}

/** Foot of rows: load the next page, retry a failed one, or the end. */
export function MoreFoot({ state, end = LIST.end }: MoreFootProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = state
  // A failed refetch of shown rows is no failed page.
  const failed = data ? state.isFetchNextPageError : state.isError
  if (!failed && !hasNextPage) return <View className="mg-listfoot mg-listfoot--row">{end}</View>
  const word = failed ? LIST.moreFailed : LIST.more
  return (
    <View
      className="mg-press mg-listfoot mg-listfoot--row"
      {...pressable({
        onPress: () => void (data ? fetchNextPage() : refetch()),
        disabled: isFetchingNextPage,
      })}
    >
      <Text>{isFetchingNextPage ? LIST.loadingMore : word}</Text>
    </View>
  )
}

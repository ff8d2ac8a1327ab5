import { ScrollView, Text, View } from '@tarojs/components'
import { changeText } from '@/features/credits/format'
import { ledgerTime } from '@/features/credits/time'
import { classes } from '@/ui/classes'
import { pressable } from '@/ui/pressable'
import { texts } from './texts'
import type { InvitesState } from './useInvites'

const WORDS = texts.invite
/** The specification's 300rpx. */
const LOAD_MORE_PX = 150

function footWord(state: InvitesState, empty: boolean): string {
  if (state.isFetchNextPageError) return WORDS.moreFailed
  if (state.isFetchingNextPage) return WORDS.loading
  if (state.hasNextPage) return WORDS.more
  return empty ? WORDS.empty : WORDS.end
}

/** Whom I brought, newest first. */
export function InviteList({ state }: { state: InvitesState }) {
  const { rows, hasNextPage, isFetchingNextPage, fetchNextPage } = state
  const now = new Date()
  const more = () => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }
  return (
    <ScrollView
      scrollY
      className={classes('mg-invites', rows.length > 0 && 'mg-invites--some')}
      lowerThreshold={LOAD_MORE_PX}
      onScrollToLower={more}
    >
      {rows.map(({ nickname, createdAt, state: how, credits }) => (
        <View key={`${createdAt}${nickname}`} className="mg-invites__row">
          <View className="mg-invites__who">
            <View className="mg-invites__name">{nickname}</View>
            <View className="mg-invites__note">{ledgerTime(createdAt, now)}</View>
          </View>
          <Text className={`mg-invites__state mg-invites__state--${how}`}>
            {how === 'paid' ? changeText(credits) : WORDS.states[how]}
          </Text>
        </View>
      ))}
      <View
        className={hasNextPage ? 'mg-press mg-invites__foot' : 'mg-invites__foot'}
        {...(hasNextPage ? pressable({ onPress: more }) : {})}
      >
        {footWord(state, rows.length === 0)}
      </View>
    </ScrollView>
  )
}

import { ScrollView, Text, View } from '@tarojs/components'
import { changeText } from '@/domain/credits/format'
import { ledgerTime } from '@/domain/credits/time'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { loadMorePx } from '@/platform/loadMore'
import { classes } from '@/ui/classes'
import { emptyLine } from '@/ui/Empty/texts'
import { texts } from './texts'
import type { InvitesState } from './useInvites'

const WORDS = texts.invite

/** Whom I brought, newest first. */
export function InviteList({ state }: { state: InvitesState }) {
  const { rows } = state
  const now = new Date()
  return (
    <ScrollView
      scrollY
      className={classes('mg-invites', rows.length > 0 && 'mg-invites--some')}
      lowerThreshold={loadMorePx()}
      onScrollToLower={state.onNearEnd}
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
      <MoreFoot state={state} end={rows.length === 0 ? emptyLine(WORDS.empty) : undefined} />
    </ScrollView>
  )
}

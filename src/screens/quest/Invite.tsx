import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { creditsText } from '@/domain/credits/format'
import { copyText } from '@/platform/clipboard'
import { siteOrigin } from '@/platform/site'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button/Button'
import { Cell } from '@/ui/Cell/Cell'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { InviteList } from './InviteList'
import { texts } from './texts'
import { useInvites } from './useInvites'

const WORDS = texts.invite

/** The own code and link, what they brought, and everybody who came by them. */
export function Invite() {
  const state = useInvites()
  const [open, setOpen] = useState(false)
  const first = state.data?.pages[0]
  if (!first) {
    return state.isError ? <Cell text={WORDS.failed} onPress={() => void state.refetch()} /> : null
  }
  const { code, link, total, earnedCredits, inviterCredits, invitedCredits } = first
  const copy = async () => {
    const copied = await copyText(`${siteOrigin()}${link}`)
    showToast(copied ? WORDS.copied : WORDS.copyFailed)
  }
  return (
    <View>
      <View className="mg-quests__section" role="heading" aria-level={2}>
        {WORDS.title}
      </View>
      <View className="mg-invite">
        <Text className="mg-invite__note">{WORDS.note(inviterCredits, invitedCredits)}</Text>
        <View className="mg-invite__code">
          <Text className="mg-invite__label">{WORDS.code}</Text>
          <Text className="mg-invite__letters" selectable userSelect>
            {code}
          </Text>
        </View>
        <Button variant="secondary" wide onPress={() => void copy()}>
          {WORDS.copy}
        </Button>
      </View>
      <Cell
        text={WORDS.log}
        value={WORDS.total(total, creditsText(earnedCredits))}
        onPress={() => setOpen(true)}
      />
      <BottomSheet open={open} onClose={() => setOpen(false)} title={WORDS.log}>
        <InviteList state={state} />
      </BottomSheet>
    </View>
  )
}

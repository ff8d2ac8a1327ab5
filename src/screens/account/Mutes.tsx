import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { loginUrlFor } from '@/domain/navigation/decide'
import { go } from '@/domain/navigation/navigate'
import { PageHead } from '@/domain/navigation/PageHead'
import { Avatar } from '@/domain/people/Avatar'
import { mediaUrl } from '@/platform/media'
import { useSession } from '@/stores/session'
import { Button } from '@/ui/Button/Button'
import { Chip } from '@/ui/Chip/Chip'
import { Empty } from '@/ui/Empty/Empty'
import { MoreFoot } from '@/ui/gallery/MoreFoot'
import { Icon } from '@/ui/Icon/Icon'
import { Picture } from '@/ui/Picture/Picture'
import { ListPending } from './ListPending'
import { muteTexts as texts } from './muteTexts'
import { type Mute, type MuteGroup, useMutes } from './useMutes'
import './Mutes.scss'

function Mark({ mute }: { mute: Mute }) {
  const { kind, author, thumbUrl } = mute
  if ((kind === 'user' || kind === 'block') && author) return <Avatar user={author} />
  return (
    <View className="mg-mutes__mark" aria-hidden>
      {thumbUrl !== null ? (
        <Picture src={mediaUrl(thumbUrl)} alt="" />
      ) : (
        <Icon name={kind === 'style' ? 'brush' : 'eye-off'} />
      )}
    </View>
  )
}

function Row({ mute, onUndo }: { mute: Mute; onUndo: (() => void) | undefined }) {
  const name = mute.kind === 'tag' ? texts.tag(mute.name) : mute.name
  return (
    <View className="mg-mutes__row" role="listitem">
      <Mark mute={mute} />
      <View className="mg-mutes__words">
        <View className="mg-mutes__name">{name}</View>
        <Text className="mg-mutes__note">{texts.notes[mute.kind]}</Text>
      </View>
      <Button
        size="medium"
        label={texts.undoLabel(name)}
        disabled={onUndo === undefined}
        onPress={onUndo}
      >
        {texts.undo}
      </Button>
    </View>
  )
}

const GROUPS: readonly MuteGroup[] = ['block', 'user', 'work', 'tag', 'style']

function List() {
  const [group, setGroup] = useState<MuteGroup | null>(null)
  const { state, rows, undo, busy } = useMutes(group)
  return (
    <>
      <View className="mg-mutes__groups" role="radiogroup" aria-label={texts.groups}>
        <Chip text={texts.all} on={group === null} onPress={() => setGroup(null)} />
        {GROUPS.map((one) => (
          <Chip
            key={one}
            text={texts.groupNames[one]}
            on={group === one}
            onPress={() => setGroup(one)}
          />
        ))}
      </View>
      {!state.data && <ListPending failed={state.isError} onRetry={() => void state.refetch()} />}
      {state.data && rows.length === 0 && <Empty hint={texts.empty} />}
      {rows.length > 0 && (
        <>
          <View role="list">
            {rows.map((mute) => (
              <Row key={mute.id} mute={mute} onUndo={busy ? undefined : () => void undo(mute)} />
            ))}
          </View>
          <MoreFoot state={state} />
        </>
      )}
    </>
  )
}

/** 隐私: muted works, users, tags and styles, and blocked users, each with 撤销. */
export function Mutes({ onClose: _onClose }: { onClose: () => void }) {
  const isLogin = useSession((session) => session.isLogin)
  const login = () => void go('navigate', loginUrlFor('/pagesC/ucenter/acc-setting?view=mutes'))
  return (
    <View>
      <PageHead title={texts.title} />
      <View className="mg-mutes">
        {isLogin ? (
          <List />
        ) : (
          <Empty title={texts.anonymous} action={{ text: texts.login, onPress: login }} />
        )}
      </View>
    </View>
  )
}

import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ThreadVersionView } from '@contract/edits'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Picture } from '@/ui/Picture/Picture'
import { pressable } from '@/ui/pressable'
import { getVersionName } from '@/domain/edit/versions'
import { getBranchWord } from './format'
import { THREAD } from './texts'

export interface VersionActions {
  onView: (version: ThreadVersionView) => void
  onGoTo: (version: ThreadVersionView) => void
  onMore: (version: ThreadVersionView) => void
}

interface VersionRowProps extends VersionActions {
  version: ThreadVersionView
  current: boolean
}

function Thumb({ version, current, onView }: Omit<VersionRowProps, 'onGoTo' | 'onMore'>) {
  const { thumbUrl, jobId } = version
  return (
    <View
      className={classes('mg-press thread__picture', current && 'thread__picture--on')}
      {...pressable({
        label: THREAD.open(getVersionName(version)),
        disabled: jobId === null,
        onPress: () => onView(version),
      })}
    >
      {thumbUrl === null ? (
        <View className="thread__gone">
          <Icon name="image" />
        </View>
      ) : (
        <Picture src={mediaUrl(thumbUrl)} alt="" />
      )}
    </View>
  )
}

function describe({ status, jobId, number }: ThreadVersionView): string | null {
  if (status === 'queued' || status === 'running') return THREAD.making
  if (status === 'failed' || status === 'cancelled') return THREAD.failed
  return status === 'deleted' || (jobId === null && number > 1) ? THREAD.gone : null
}

/** A sentence, and the picture it made. */
export function VersionRow({ version, current, ...actions }: VersionRowProps) {
  const { number, sentence, summary, credits, jobId } = version
  const name = getVersionName(version)
  const state = describe(version)
  return (
    <View className="thread__version" role="listitem">
      {number > 1 && (
        <View className="thread__said">
          <View className="thread__dot" aria-hidden />
          <View className="thread__sentence">{sentence}</View>
          <View className="thread__cost">
            {[summary === sentence ? null : summary, credits > 0 ? THREAD.credits(credits) : null]
              .filter(Boolean)
              .join(' · ')}
          </View>
        </View>
      )}
      <View className="thread__made">
        <Thumb version={version} current={current} onView={actions.onView} />
        <View className="thread__about">
          <View className="thread__name">{current ? THREAD.now : name}</View>
          {state !== null && <View className="thread__state">{state}</View>}
          {!current && jobId !== null && (
            <Button
              variant="ghost"
              size="medium"
              label={THREAD.goBackTo(name)}
              onPress={() => actions.onGoTo(version)}
            >
              {THREAD.goBack}
            </Button>
          )}
        </View>
        {number > 1 && (
          <IconButton
            icon="more"
            label={THREAD.moreOf(name)}
            onPress={() => actions.onMore(version)}
          />
        )}
      </View>
    </View>
  )
}

interface ForkProps extends VersionActions {
  branch: readonly ThreadVersionView[]
}

/** A side branch, folded where it leaves. */
export function Fork({ branch, ...actions }: ForkProps) {
  const [open, setOpen] = useState(false)
  const words = branch.map(getBranchWord).join('、')
  const thumbs = branch.flatMap(({ thumbUrl }) => (thumbUrl === null ? [] : [thumbUrl]))
  return (
    <View className="thread__fork" role="listitem">
      <View
        className="mg-press thread__fold"
        {...pressable({ expanded: open, onPress: () => setOpen(!open) })}
      >
        <Icon name="branch" />
        <Text className="thread__words">{THREAD.forks(words)}</Text>
        <View className="thread__thumbs" aria-hidden>
          {thumbs.slice(0, 3).map((url) => (
            <View key={url} className="thread__thumb">
              <Picture src={mediaUrl(url)} alt="" />
            </View>
          ))}
        </View>
        <Icon name={open ? 'up' : 'down'} />
      </View>
      {open && (
        <View className="thread__branch" role="list">
          {branch.map((version) => (
            <VersionRow key={version.id} version={version} current={false} {...actions} />
          ))}
        </View>
      )}
    </View>
  )
}

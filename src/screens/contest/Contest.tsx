import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError, getErrorMessage } from '@/api/error'
import { back, openTab } from '@/domain/navigation/navigate'
import { startFrom } from '@/domain/works/startFrom'
import { mediaUrl } from '@/platform/media'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { Empty } from '@/ui/Empty/Empty'
import { Icon } from '@/ui/Icon/Icon'
import { IconButton } from '@/ui/IconButton/IconButton'
import { lazySheet } from '@/ui/later'
import { Picture } from '@/ui/Picture/Picture'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Entries } from './Entries'
import { MyEntries } from './MyEntries'
import { CONTEST } from './texts'
import { useContest, useRemaining, type ContestView } from './useContest'
import './Contest.scss'

const EnterSheet = lazySheet(() => import('./EnterSheet').then((m) => m.EnterSheet))
const ArchiveSheet = lazySheet(() => import('./ArchiveSheet').then((m) => m.ArchiveSheet))

const toSquare = () => void openTab('pages/playground/playground')

const SECONDS = 1000
const DAY_MS = 86_400_000

function Remaining({ contest }: { contest: ContestView }) {
  const ms = useRemaining(contest)
  const { state } = contest
  if (state !== 'open') return <Text className="mg-contest__left">{CONTEST[state]}</Text>
  const seconds = Math.floor(ms / SECONDS)
  const days = Math.floor(ms / DAY_MS)
  const [hours, minutes] = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60]
  return (
    <View className="mg-contest__left" aria-live="off">
      {days > 0 && <Text>{CONTEST.days(days)}</Text>}
      {days < 3 && (
        <Text className="mg-contest__clock">{CONTEST.clock(hours, minutes, seconds % 60)}</Text>
      )}
    </View>
  )
}

function Rule({
  icon,
  children,
}: {
  icon: 'image' | 'document' | 'star' | 'eye-off'
  children: string
}) {
  return (
    <View className="mg-contest__rule">
      <Icon name={icon} size={20} />
      <Text>{children}</Text>
    </View>
  )
}

function Head({ contest }: { contest: ContestView }) {
  const { cover, number, title, brief, words, prizes, pickCredits, state, mine } = contest
  const picks = pickCredits > 0 ? CONTEST.picks(pickCredits) : ''
  return (
    <>
      <View className="mg-contest__cover">
        {cover && (
          <Picture
            src={mediaUrl(cover.url)}
            alt=""
            thumbhash={cover.thumbhash}
            color={cover.color}
            eager
          />
        )}
        <View className="mg-contest__fade" />
      </View>
      <View className="mg-contest__head">
        <Text className="mg-contest__number">{CONTEST.number(number)}</Text>
        <View className="mg-contest__line">
          <View className="mg-contest__title" role="heading" aria-level={1}>
            {title}
          </View>
          <Remaining contest={contest} />
        </View>
        <Rule icon="image">{brief}</Rule>
        <Rule icon="document">{CONTEST.rule}</Rule>
        <Rule icon="star">{`${CONTEST.prizes(prizes)}${picks}`}</Rule>
        {state !== 'result' && <Rule icon="eye-off">{CONTEST.hidden}</Rule>}
        {words !== '' && <Text className="mg-contest__words">{words}</Text>}
        {state === 'open' && mine?.barred && (
          <Text className="mg-contest__words">{CONTEST.barred}</Text>
        )}
      </View>
    </>
  )
}

function Page({ contest }: { contest: ContestView }) {
  const [sheet, setSheet] = useState<'enter' | 'archive' | null>(null)
  const { state, mine, prompt } = contest
  const count = mine?.entries.length ?? 0
  const isOpen = state === 'open'
  const mayEnter = isOpen && mine !== null && mine.left > 0
  const close = () => setSheet(null)
  return (
    <View className="mg-contest">
      <View className="mg-contest__bar">
        <IconButton icon="back" label={CONTEST.back} disc onPress={() => void back()} />
        <IconButton
          icon="history"
          label={CONTEST.archive}
          disc
          onPress={() => setSheet('archive')}
        />
      </View>
      <Head contest={contest} />
      {mine && mine.entries.length > 0 && <MyEntries contest={contest} entries={mine.entries} />}
      <Entries contest={contest} />
      {isOpen && (
        <Dock>
          <View className="mg-contest__dock">
            {mayEnter ? (
              <Button size="medium" onPress={() => setSheet('enter')}>
                {CONTEST.choose}
              </Button>
            ) : (
              <Text className="mg-contest__count">
                {mine ? CONTEST.myEntries(count, mine.left) : ''}
              </Text>
            )}
            <Button variant="dawn" onPress={() => void startFrom('text2img', { prompt })}>
              {CONTEST.draw}
            </Button>
          </View>
        </Dock>
      )}
      {isOpen && <EnterSheet open={sheet === 'enter'} contest={contest} onClose={close} />}
      <ArchiveSheet open={sheet === 'archive'} onClose={close} />
    </View>
  )
}

/** A theme with its rules, entries and, at last, its winners. */
export function Contest({ id }: { id: string }) {
  const query = useContest(id)
  if (query.data) return <Page key={query.data.id} contest={query.data} />
  const isGone =
    query.data === null || (query.error instanceof ApiError && query.error.status === 404)
  if (!isGone && !query.isError) return <Skeleton height={420} />
  return (
    <Empty
      drawing={isGone ? 'empty' : 'failed'}
      title={isGone ? CONTEST.gone : CONTEST.failed}
      hint={isGone ? CONTEST.goneNote : getErrorMessage(query.error)}
      action={
        isGone
          ? { text: CONTEST.toSquare, onPress: toSquare }
          : { text: CONTEST.retry, onPress: () => void query.refetch() }
      }
    />
  )
}

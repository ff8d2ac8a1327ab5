import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { ApiError, getErrorMessage } from '@/api/error'
import { useContest, type ContestView } from '@/domain/contest/read'
import { back, navigate, openTab } from '@/domain/navigation/navigate'
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
import { useRemaining } from './useContest'
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
  children: ReactNode
}) {
  return (
    <View className="mg-contest__rule">
      <Icon name={icon} size={20} />
      <View>{children}</View>
    </View>
  )
}

function Prizes({ prizes, pickCredits }: Pick<ContestView, 'prizes' | 'pickCredits'>) {
  return (
    <Rule icon="star">
      <Text>{CONTEST.places(prizes.length)}</Text>
      {prizes.map((credits, index) => (
        <Text key={index}>
          {index > 0 && CONTEST.comma}
          <Text className="mg-contest__credits">{credits}</Text>
        </Text>
      ))}
      <Text>{CONTEST.unit}</Text>
      {pickCredits > 0 && (
        <Text>
          {CONTEST.picks}
          <Text className="mg-contest__credits">{pickCredits}</Text>
        </Text>
      )}
    </Rule>
  )
}

/** After the result: the contest that takes entries now. */
function Next({ than }: { than: string }) {
  const { data: next } = useContest('')
  const isNext = next && next.id !== than && next.state === 'open'
  if (!isNext) return null
  const { id, title, entryCount } = next
  return (
    <Dock>
      <View className="mg-contest__dock">
        <View>
          <View>{CONTEST.next(title)}</View>
          <Text className="mg-contest__count">{CONTEST.entries(entryCount)}</Text>
        </View>
        <Button
          variant="primary"
          size="medium"
          onPress={() => void navigate('pagesB/contest/contest', { id })}
        >
          {CONTEST.look}
        </Button>
      </View>
    </Dock>
  )
}

function Head({ contest }: { contest: ContestView }) {
  const { cover, number, title, brief, words, prizes, pickCredits, state, mine } = contest
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
        <Prizes prizes={prizes} pickCredits={pickCredits} />
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
  const mayDraw = mine === null || mine.left > 0
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
      <View className="mg-contest__side">
        <Head contest={contest} />
        {mine && mine.entries.length > 0 && <MyEntries contest={contest} entries={mine.entries} />}
      </View>
      <View className="mg-contest__main">
        <Entries contest={contest} />
      </View>
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
            <Button
              variant="dawn"
              onPress={() =>
                void startFrom('text2img', { prompt }, mayDraw ? contest.id : undefined)
              }
            >
              {CONTEST.draw}
            </Button>
          </View>
        </Dock>
      )}
      {state === 'result' && <Next than={contest.id} />}
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

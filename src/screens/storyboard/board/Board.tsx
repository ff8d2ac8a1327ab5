import { View } from '@tarojs/components'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { MediaRef } from '@contract/tools/media'
import { useCharacters } from '@/domain/characters/useCharacters'
import { useBalance } from '@/domain/credits/useScore'
import { markShown } from '@/domain/jobs/announce'
import { navigate } from '@/domain/navigation/navigate'
import { showToast } from '@/platform/toast'
import { usePageSize } from '@/platform/usePageSize'
import { useSources } from '@/stores/sources'
import { classes } from '@/ui/classes'
import { lazySheet } from '@/ui/later'
import { findAct } from '../act'
import { changeShot, joinShots, newShot, type ShotContent, type StoryContent } from '../content'
import { SHOT } from '../texts'
import { useStoryOrders } from '../useStoryOrders'
import type { Story } from '../useStoryboard'
import { BoardDock } from './BoardDock'
import { BoardHead } from './BoardHead'
import { CardChanged } from './CardChanged'
import { Cast } from './Cast'
import { FilmSheets } from './FilmSheets'
import { ShotList } from './ShotList'
import { ShotSheets } from './ShotSheets'
import { SyncLine } from './SyncLine'
import { useEditedPicture } from './useEditedPicture'
import { useShotPicture } from './useShotPicture'
import './Board.scss'

const Stage = lazySheet(() => import('../video/Stage').then((m) => m.Stage))

const PAGE = 'pagesC/storyboard/storyboard'
const nothing = () => {}

interface BoardProps {
  open: boolean
  onClose: () => void
  story: Story
  content: StoryContent
}

type Open = { kind: 'shot' | 'handle'; id: string } | { kind: 'music' | 'preview' } | null

/** 分镜: every shot as a card, and the two steps that cost. */
export function Board({ story, content }: BoardProps) {
  const { view, change } = story
  const sources = useSources(({ views }) => views)
  const shots = useMemo(() => joinShots(content, view, sources), [content, view, sources])
  const { characters: cards } = useCharacters()
  const balance = useBalance()
  const orders = useStoryOrders(story)
  const { sideBySide } = usePageSize()
  const [open, setOpen] = useState<Open>(null)
  const [lastShot, setLastShot] = useState<string | null>(null)
  const close = () => setOpen(null)
  const openShot = (kind: 'shot' | 'handle', id: string) => {
    setLastShot(id)
    setOpen({ kind, id })
  }
  const index = Math.max(
    0,
    shots.findIndex(({ id }) => id === lastShot),
  )
  const shot = shots[index]

  const setPicture = useCallback(
    (id: string, picture: ShotContent['picture']) =>
      change((before) => changeShot(before, id, { picture })),
    [change],
  )
  const chooser = useShotPicture(setPicture)
  const lastChooser = useShotPicture(
    useCallback(
      (id: string, last: MediaRef) =>
        change((before) => {
          const clip = before.shots.find((one) => one.id === id)?.clip
          return clip ? changeShot(before, id, { clip: { ...clip, last } }) : before
        }),
      [change],
    ),
  )
  const editPicture = useEditedPicture((id, picture) => {
    setPicture(id, picture)
    showToast(SHOT.useEdited)
  })
  // The board shows their ends itself.
  const paintingIds = shots.flatMap(({ painting }) => (painting ? [painting.jobId] : [])).join()
  useEffect(() => {
    const stops = paintingIds === '' ? [] : paintingIds.split(',').map(markShown)
    return () => stops.forEach((stop) => stop())
  }, [paintingIds])

  const act = findAct({
    view,
    shots,
    isStored: story.sync === 'stored',
    isOnline: story.online,
    balance,
  })
  const pictureCredits = view?.quote.pictureCredits ?? null
  const openVideo = () => void navigate(PAGE, { id: story.id, view: 'video' })
  const press = async () => {
    if (act.kind === 'show') openVideo()
    else if (act.kind === 'paint') await orders.paint(act.shots, act.credits)
    else if (act.kind === 'render' && (await orders.render(act.credits))) openVideo()
  }
  const form = (
    <>
      <BoardHead
        story={story}
        content={content}
        onPreview={shots.some(({ shown }) => shown) ? () => setOpen({ kind: 'preview' }) : null}
      />
      <SyncLine story={story} />
      <Cast content={content} cards={cards} />
      <CardChanged
        {...{ content, shots, cards }}
        pictureCredits={story.online ? pictureCredits : null}
        onPaint={(ids) => void orders.paint(ids, ids.length * (pictureCredits ?? 0))}
      />
      {chooser.note}
      {lastChooser.note}
      <ShotList
        content={content}
        shots={shots}
        cards={cards}
        chosen={sideBySide ? (shot?.id ?? null) : null}
        onOpen={(id) => openShot('shot', id)}
        onHandle={(id) => openShot('handle', id)}
        onChange={change}
        onAdd={() => {
          const added = newShot(content.shots.at(-1))
          change((before) => ({ ...before, shots: [...before.shots, added] }))
          openShot('shot', added.id)
        }}
      />
      <BoardDock
        act={act}
        busy={orders.isOrdering}
        content={content}
        hasVideo={view?.film?.job.status === 'succeeded' && act.kind !== 'show'}
        onPress={() => void press()}
        onMusic={() => setOpen({ kind: 'music' })}
        onVideo={openVideo}
      />
    </>
  )
  return (
    <View className={classes('board', sideBySide && 'board--wide')}>
      {sideBySide ? (
        <>
          <View className="board__form">{form}</View>
          <Stage open onClose={nothing} {...{ content, shots, index }} />
        </>
      ) : (
        form
      )}
      {shot && (
        <ShotSheets
          {...{ story, content, shots, shot, index, orders, pictureCredits }}
          open={open?.kind === 'shot' || open?.kind === 'handle' ? open.kind : null}
          onClose={close}
          onEdit={() => openShot('shot', shot.id)}
          onPicture={() => chooser.choose(shot.id)}
          onLastFrame={() => lastChooser.choose(shot.id)}
          onEditPicture={() => editPicture(shot)}
        />
      )}
      <FilmSheets
        {...{ story, content, shots }}
        open={open?.kind === 'music' || open?.kind === 'preview' ? open.kind : null}
        onClose={close}
      />
      {chooser.sheet}
      {lastChooser.sheet}
    </View>
  )
}

import { View } from '@tarojs/components'
import { useState } from 'react'
import type { JobView } from '@contract/jobs'
import { findTool } from '@contract/tools/all'
import { useEditing } from '@/domain/edit/useEditing'
import { getVersionName } from '@/domain/edit/versions'
import { getJobTitle } from '@/domain/jobs/format'
import { useViewer } from '@/domain/viewer/useViewer'
import { usePageSize } from '@/platform/usePageSize'
import { HOME } from '@/routes'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { lazyPart, lazySheet } from '@/ui/later'
import { useKeys } from '@/ui/useKeys'
import { durationText, paintingMs, getPrompt } from './jobWords'
import { findSourceUrl } from './before'
import { EditSection } from './EditSection'
import { ResultActs } from './ResultActs'
import { ResultPictures } from './ResultPictures'
import { DETAIL } from './texts'
import { isGrid } from './grid'
import { usePictureBox } from './usePictureBox'
import './ResultView.scss'

const PlanSheet = lazySheet(() => import('@/domain/edit/PlanSheet').then((m) => m.PlanSheet))
const EditDock = lazyPart(() => import('@/domain/edit/EditDock').then((m) => m.EditDock))
/** Few tools make pictures that are looked at together. */
const GridPicture = lazyPart(() => import('./GridPicture').then((m) => m.GridPicture))
const ResultDetails = lazyPart(() => import('./ResultDetails').then((m) => m.ResultDetails))
const EditDesk = lazyPart(() => import('@/domain/edit/EditDesk').then((m) => m.EditDesk))

export interface ResultViewProps {
  job: JobView
  /** The picture of the job that is shown first; left out: its first. */
  pictureId?: string | undefined
  /** The thread of edits that is shown; left out: the one the job belongs to. */
  threadId?: string | undefined
  /** The job ended in this visit: say so once. */
  isNews: boolean
  /** It was not seen developing yet. */
  develop: boolean
  onAgain: () => void
  onRemove: () => void
}

/** A finished job: the picture from the very top, the sheet with its parameters over its foot. */
export function ResultView(props: ResultViewProps) {
  const { job, pictureId, isNews, develop, onAgain, onRemove } = props
  const { pictures } = job
  const threadId = job.threadId ?? props.threadId ?? null
  const wanted = pictures.findIndex(({ id }) => id === pictureId)
  const [index, setIndex] = useState(Math.max(0, wanted))
  const grid = isGrid(job)
  const [together, setTogether] = useState(grid && wanted < 0)
  const picture = pictures[index] ?? pictures[0]
  const editing = useEditing(job, together ? undefined : picture, threadId)
  const { thread, version, parent } = editing.versions
  const { sideBySide } = usePageSize()
  const [comparing, setComparing] = useState(false)
  const before = findSourceUrl(job, index)
  const box = usePictureBox(pictures[0], editing.target ? threadId !== null : null)
  const about = getPrompt(job) || getJobTitle(job)
  const viewer = useViewer(pictures, index, setIndex, about)
  const ms = paintingMs(job)

  const show = (next: number) => {
    setIndex(next)
    setTogether(false)
  }

  useKeys(viewer.element === null && editing.request === null, (key) => {
    if (editing.moveByKey(key)) return true
    const next = key === 'ArrowRight' ? index + 1 : key === 'ArrowLeft' ? index - 1 : index
    if (next === index || !pictures[next]) return false
    show(next)
    return true
  })

  const acts = (
    <ResultActs
      {...{ job, picture, together, onRemove }}
      undo={editing.undo}
      parent={parent}
      comparing={before === null ? null : comparing}
      onCompare={() => setComparing(!comparing)}
    />
  )
  const againWord = findTool(job.tool)?.route === HOME ? DETAIL.again : DETAIL.againTool

  const shown = together ? (
    <GridPicture {...{ pictures, box, develop }} onPick={show} />
  ) : (
    <ResultPictures
      {...{ pictures, index, box, develop, before }}
      compared={threadId === null || comparing ? 'slider' : 'hold'}
      badge={version ? getVersionName(version) : null}
      onIndex={setIndex}
      onOpen={viewer.open}
      prompt={about}
      news={isNews && ms !== null ? DETAIL.developed(durationText(ms)) : null}
    />
  )
  const details = (
    <ResultDetails
      {...{ job, index, threadId, thread, version }}
      picture={together ? undefined : picture}
      onIndex={show}
      onAll={together ? null : () => setTogether(true)}
    />
  )
  if (sideBySide && thread && version && picture) {
    return (
      <View>
        <EditDesk {...{ editing, thread, version, acts, details }} picture={shown} />
        {viewer.element}
      </View>
    )
  }

  return (
    <View className="mg-result">
      {shown}
      <View className="mg-result__sheet">
        <View className="mg-result__grab" aria-hidden />
        {editing.target && (
          <EditSection
            editing={editing}
            isThread={threadId !== null}
            took={ms === null ? null : durationText(ms)}
          >
            {acts}
            {job.sentence === undefined && (
              <Action icon="retry" word={againWord} onPress={onAgain} />
            )}
          </EditSection>
        )}
        {details}
      </View>
      {editing.target ? (
        <EditDock editing={editing} />
      ) : (
        <Dock>
          {acts}
          <View className="mg-result__pill">
            <Button variant="primary" wide onPress={onAgain}>
              {againWord}
            </Button>
          </View>
        </Dock>
      )}
      {editing.request && <PlanSheet open key={editing.request.sentence} {...editing.request} />}
      {viewer.element}
    </View>
  )
}

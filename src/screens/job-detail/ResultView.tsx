import { View } from '@tarojs/components'
import { useState } from 'react'
import type { JobView } from '@contract/jobs'
import { findTool } from '@contract/tools/all'
import { useWrite } from '@/api/useWrite'
import { AddAction } from '@/domain/albums/AddAction'
import { PublishAction } from '@/domain/publish/PublishAction'
import { PublishState } from '@/domain/publish/PublishState'
import { savePictures } from '@/domain/viewer/save'
import { useViewer } from '@/domain/viewer/useViewer'
import { HOME } from '@/routes'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { Dock } from '@/ui/Dock/Dock'
import { lazySheet } from '@/ui/later'
import { useKeys } from '@/ui/useKeys'
import { durationText, paintingMs, getPrompt } from './facts'
import { findSourceUrl } from './before'
import { GoOn } from './GoOn'
import { GridPicture } from './GridPicture'
import { Lineage } from './Lineage'
import { ParamsSection } from './ParamsSection'
import { PlainCopy } from './PlainCopy'
import { ResultNotes } from './ResultNotes'
import { ResultPictures } from './ResultPictures'
import { DETAIL } from './texts'
import { TimelapseAction } from './TimelapseAction'
import { isGrid } from './useGrid'
import { usePictureBox } from './usePictureBox'
import './ResultView.scss'

const GridActions = lazySheet(() => import('./GridActions').then((m) => m.GridActions))

const nothing = () => {}

export interface ResultViewProps {
  job: JobView
  /** The job ended in this visit: say so once. */
  isNews: boolean
  /** It was not seen developing yet. */
  develop: boolean
  onAgain: () => void
  onRemove: () => void
}

/** A finished job: the picture from the very top, the sheet with its parameters over its foot. */
export function ResultView({ job, isNews, develop, onAgain, onRemove }: ResultViewProps) {
  const [index, setIndex] = useState(0)
  const { pictures } = job
  const grid = isGrid(job)
  const [together, setTogether] = useState(grid)
  const picture = pictures[index] ?? pictures[0]
  const box = usePictureBox(pictures[0])
  const about = getPrompt(job) || job.toolName
  const viewer = useViewer(pictures, index, setIndex, about)
  const ms = paintingMs(job)

  const show = (next: number) => {
    setIndex(next)
    setTogether(false)
  }

  useKeys(viewer.element === null, (key) => {
    const next = key === 'ArrowRight' ? index + 1 : key === 'ArrowLeft' ? index - 1 : index
    if (next === index || !pictures[next]) return false
    show(next)
    return true
  })

  const { run: save, busy: saving } = useWrite({
    mutationFn: () =>
      savePictures(
        (together ? pictures : picture ? [picture] : []).map(({ url }) => ({ url, about })),
      ),
  })

  return (
    <View className="mg-result">
      {together ? (
        <GridPicture {...{ pictures, box, develop }} onPick={show} />
      ) : (
        <ResultPictures
          {...{ pictures, index, box, develop }}
          before={findSourceUrl(job, index)}
          onIndex={setIndex}
          onOpen={viewer.open}
          prompt={getPrompt(job)}
          news={isNews && ms !== null ? DETAIL.developed(durationText(ms)) : null}
        />
      )}
      <View className="mg-result__sheet">
        <View className="mg-result__grab" aria-hidden />
        <ResultNotes job={job} />
        <Lineage job={job} index={together ? null : index} onIndex={show} />
        {grid && (
          <GridActions
            open
            job={job}
            onAll={together ? null : () => setTogether(true)}
            onClose={nothing}
          />
        )}
        {picture && !together && <PublishState job={job} picture={picture} />}
        {picture && !together && (
          <View className="mg-result__ways">
            <TimelapseAction job={job} picture={picture} />
            <GoOn job={job} picture={picture} />
          </View>
        )}
        <ParamsSection job={job} pictureIndex={index} />
        {picture && !together && <PlainCopy key={picture.id} picture={picture} />}
      </View>
      <Dock>
        <Action
          icon="download"
          word={saving ? DETAIL.saving : together ? DETAIL.saveAll(pictures.length) : DETAIL.save}
          disabled={saving}
          onPress={() => void save()}
        />
        {picture && !together && <PublishAction job={job} picture={picture} />}
        <AddAction jobId={job.id} />
        <Action icon="trash" word={DETAIL.remove} onPress={onRemove} />
        <View className="mg-result__pill">
          <Button variant="primary" wide onPress={onAgain}>
            {findTool(job.tool)?.route === HOME ? DETAIL.again : DETAIL.againTool}
          </Button>
        </View>
      </Dock>
      {viewer.element}
    </View>
  )
}

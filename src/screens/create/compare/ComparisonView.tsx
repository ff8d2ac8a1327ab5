import { View } from '@tarojs/components'
import { useState } from 'react'
import { hasResult, type JobView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { getJobTitle } from '@/domain/jobs/format'
import { navigate } from '@/domain/navigation/navigate'
import { savePictures } from '@/domain/viewer/save'
import { useViewer } from '@/domain/viewer/useViewer'
import { Action } from '@/ui/Action/Action'
import { Button } from '@/ui/Button/Button'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Switch } from '@/ui/Switch/Switch'
import { useLayer } from '@/ui/useLayer'
import { prefill } from '@/domain/tool-form/remake'
import { BatchView } from '../batch/BatchView'
import { ComparedCell } from './ComparedCell'
import { parseHeightRatio, shuffled } from './cells'
import { texts } from '@/domain/tool-form/compare/texts'
import { useComparison, useWatchedAll } from './useComparison'
import './ComparisonView.scss'

interface ComparisonViewProps {
  comparisonId: string
  onClose: () => void
}

function listFiles(job: JobView) {
  return job.pictures.slice(0, 1).map(({ url }) => ({ url, about: getJobTitle(job) }))
}

/** One prompt by several models, or the cells of one text, side by side: they arrive, fail and are paid back each alone. */
export function ComparisonView({ comparisonId, onClose }: ComparisonViewProps) {
  const { data, isError, refetch } = useComparison(comparisonId)
  useLayer(true, onClose)
  // Another build of the server may not have it.
  const isBatch = Boolean(data?.jobs[0]?.batch)
  return (
    <View className="comparison">
      <PageBar
        title={isBatch ? texts.batchTitle : texts.title}
        onBack={onClose}
        backIcon="down"
        backLabel={texts.back}
      />
      {data && !isBatch && <Compared first={data.jobs} onClose={onClose} />}
      {data && isBatch && <BatchView jobs={data.jobs} onClose={onClose} />}
      {isError && !data && (
        <View className="comparison__lost">
          <Button onPress={() => void refetch()}>{texts.unreachable}</Button>
        </View>
      )}
    </View>
  )
}

function Compared({ first, onClose }: { first: readonly JobView[]; onClose: () => void }) {
  /** A retried job replaces the failed one. */
  const [again, setAgain] = useState<Readonly<Record<string, JobView>>>({})
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [hidden, setHidden] = useState(false)
  const [pickedId, setPickedId] = useState<string | null>(null)
  const [heldId, setHeldId] = useState<string | null>(null)
  const [seen, setSeen] = useState(0)
  const places = order ?? first.map((_, at) => at)
  const jobs = useWatchedAll(
    places.flatMap((at) => {
      const job = first[at]
      return job ? [again[job.id] ?? job] : []
    }),
  )
  const finished = jobs.filter(hasResult)
  const pictures = finished.flatMap((job) => job.pictures.slice(0, 1))
  const viewer = useViewer(pictures, seen, setSeen, first[0] ? getJobTitle(first[0]) : '')
  const picked = finished.find(({ id }) => id === pickedId) ?? null
  const saving = useWrite({ mutationFn: () => savePictures(finished.flatMap(listFiles)) })
  const findNeighbourThumb = (job: JobView): string | null => {
    const at = finished.findIndex(({ id }) => id === job.id)
    const next = finished[(at + 1) % finished.length]
    return next && next.id !== job.id ? (next.pictures[0]?.thumbUrl ?? null) : null
  }
  const letGo = () => setHeldId(null)

  return (
    <>
      <View className="comparison__prompt">{first[0] ? getJobTitle(first[0]) : ''}</View>
      <View
        className="comparison__cells"
        role="radiogroup"
        aria-label={texts.pickFirst}
        onTouchEnd={letGo}
        onTouchCancel={letGo}
      >
        {jobs.map((job, at) => (
          <ComparedCell
            key={job.id}
            job={job}
            name={hidden ? texts.anonymous(at + 1) : job.model.name}
            hidden={hidden}
            shape={parseHeightRatio(first)}
            picked={job.id === picked?.id}
            over={job.id === heldId ? findNeighbourThumb(job) : null}
            onPick={() => setPickedId(job.id)}
            onEnlarge={() => {
              setSeen(finished.findIndex(({ id }) => id === job.id))
              viewer.open()
            }}
            onHold={() => setHeldId(job.id)}
            onRetried={(next) => {
              const failed = first.find(({ id }) => (again[id]?.id ?? id) === job.id)
              if (failed) setAgain({ ...again, [failed.id]: next })
            }}
          />
        ))}
      </View>
      <View className="comparison__hide">
        <View>{texts.hide}</View>
        <Switch
          on={hidden}
          label={texts.hide}
          onChange={(on) => {
            // Once: a second shuffle would only lose who looks.
            if (on && !order) setOrder(shuffled(places, Math.random))
            setHidden(on)
          }}
        />
      </View>
      <View className="comparison__how">{texts.how}</View>
      <View className="comparison__foot">
        <Action
          icon="download"
          word={texts.saveAll}
          disabled={pictures.length === 0 || saving.busy}
          onPress={() => void saving.run()}
        />
        <Action
          icon="image"
          word={texts.detail}
          disabled={!picked}
          onPress={() => picked && void navigate('pagesD/job-detail/job-detail', { id: picked.id })}
        />
        <View className="comparison__go">
          <Button
            wide
            variant="primary"
            disabled={!picked}
            onPress={() => {
              if (!picked) return
              prefill(picked)
              onClose()
            }}
          >
            {picked ? texts.goOn : texts.pickFirst}
          </Button>
        </View>
      </View>
      {viewer.element}
    </>
  )
}

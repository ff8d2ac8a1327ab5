import type { ThreadVersionView } from '@contract/edits'
import type { JobView, PictureView } from '@contract/jobs'
import { useWrite } from '@/api/useWrite'
import { AddAction } from '@/domain/albums/AddAction'
import type { Editing } from '@/domain/edit/useEditing'
import { getJobTitle } from '@/domain/jobs/format'
import { PublishAction } from '@/domain/publish/PublishAction'
import { savePictures } from '@/domain/viewer/save'
import { Action } from '@/ui/Action/Action'
import { lazyPart } from '@/ui/later'
import { getPrompt } from './jobWords'
import { DETAIL } from './texts'

/** Of versions alone. */
const EditActs = lazyPart(() => import('@/domain/edit/EditActs').then((m) => m.EditActs))

interface ResultActsProps {
  job: JobView
  picture: PictureView | undefined
  /** All pictures are shown as one. */
  together: boolean
  undo: Editing['undo']
  /** Of a version; left out: it is the first. */
  parent: ThreadVersionView | undefined
  /** null: nothing to compare with. */
  comparing: boolean | null
  onCompare: () => void
  onRemove: () => void
}

/** Actions on a finished job, besides making another. */
export function ResultActs(props: ResultActsProps) {
  const { job, picture, together, undo, parent, comparing, onCompare, onRemove } = props
  const { pictures } = job
  const about = getPrompt(job) || getJobTitle(job)
  const { run: save, busy: saving } = useWrite({
    mutationFn: () =>
      savePictures(
        (together ? pictures : picture ? [picture] : []).map(({ url }) => ({ url, about })),
      ),
  })
  return (
    <>
      {parent && <EditActs {...{ undo, parent, comparing, onCompare }} />}
      <Action
        icon="download"
        word={saving ? DETAIL.saving : together ? DETAIL.saveAll(pictures.length) : DETAIL.save}
        disabled={saving}
        onPress={() => void save()}
      />
      {picture && !together && <PublishAction job={job} picture={picture} />}
      <AddAction jobId={job.id} />
      <Action icon="trash" word={DETAIL.remove} onPress={onRemove} />
    </>
  )
}

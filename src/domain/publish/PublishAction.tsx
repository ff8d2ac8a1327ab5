import { useState } from 'react'
import type { JobView, PictureView } from '@contract/jobs'
import { navigate } from '@/domain/navigation/navigate'
import { Action } from '@/ui/Action/Action'
import { lazySheet } from '@/ui/later'
import { PUBLISH } from './texts'
import { useWorksOfJob } from './useWorksOfJob'

const PublishSheet = lazySheet(() => import('./PublishSheet').then((m) => m.PublishSheet))

interface PublishProps {
  job: JobView
  picture: PictureView
}

/** 发布 in a dock; what is published already is opened instead. */
export function PublishAction({ job, picture }: PublishProps) {
  const [open, setOpen] = useState(false)
  const { data } = useWorksOfJob(job.id)
  const work = data?.find(({ pictureId }) => pictureId === picture.id)
  if (work?.state === 'pending' || work?.state === 'public') {
    const show = () => void navigate('pagesD/works-detail/works-detail', { id: work.id })
    return (
      <Action icon="send" word={PUBLISH.shown} label={PUBLISH.openWork} tone="on" onPress={show} />
    )
  }
  return (
    <>
      <Action
        icon="send"
        word={PUBLISH.action}
        label={PUBLISH.label}
        onPress={() => setOpen(true)}
      />
      <PublishSheet
        key={picture.id}
        open={open}
        job={job}
        picture={picture}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

import { useEffect, useState } from 'react'
import type { JobView, PictureView } from '@contract/jobs'
import type { Reference } from '@contract/tools/references'
import { redirect } from '@/domain/navigation/navigate'
import { NO_REFERENCES, useEditDrafts } from '@/stores/editDrafts'
import type { EditTarget } from './types'
import { useGoToVersion, useThread } from './useThread'
import { findNeighbour, findVersion } from './versions'
import { useReferences } from './useReferences'
import { useUndo } from './useUndo'

/** The sentence of a plan, its picture, and the ways on. */
export interface PlanRequest {
  target: EditTarget
  sentence: string
  versionId: string | null
  references: readonly Reference[]
  /** The sentence stays a draft. */
  onClose: () => void
  onOrdered: (job: JobView) => void
  onUndo: () => void
}

/** A sentence can change a picture, not a video; null: this one cannot be edited. */
export function buildTarget(
  job: JobView,
  picture: PictureView | undefined,
  threadId: string | null,
): EditTarget | null {
  if (!picture || picture.kind !== 'image') return null
  const { id, url, thumbUrl, width, height, color } = picture
  return {
    jobId: job.id,
    pictureId: id,
    ref: `picture:${id}`,
    url,
    thumbUrl,
    width,
    height,
    color,
    threadId,
  }
}

/**
 * The sentence about a picture, its plan, its versions, and the way to the next one. The first picture
 * of a thread does not name it: it may have begun several.
 */
export function useEditing(
  job: JobView,
  picture: PictureView | undefined,
  threadId: string | null,
) {
  const target = buildTarget(job, picture, threadId)
  const pictureId = target?.pictureId ?? ''
  const thread = useThread(threadId)
  const versions = findVersion(thread.data, job)
  const undo = useUndo(threadId, versions)
  const goTo = useGoToVersion(threadId)
  const sentence = useEditDrafts(({ sentences }) => sentences[pictureId] ?? '')
  const { setSentence, setQueued, setReferences, passOn } = useEditDrafts.getState()
  const references = useReferences(pictureId, target?.ref)
  // Written while this version was made: its plan is shown, never paid for by itself.
  const [queued] = useState(() => useEditDrafts.getState().queued[job.id] ?? null)
  const [planned, setPlanned] = useState<string | null>(queued)
  useEffect(() => {
    if (queued === null || pictureId === '') return
    setSentence(pictureId, queued)
    setQueued(job.id, '')
    const waiting = useEditDrafts.getState().references[job.id]
    if (!waiting) return
    setReferences(pictureId, waiting)
    setReferences(job.id, NO_REFERENCES)
  }, [queued, pictureId, job.id, setSentence, setQueued, setReferences])

  const finish = () => {
    setSentence(pictureId, '')
    setReferences(pictureId, NO_REFERENCES)
    setPlanned(null)
  }
  const request: PlanRequest | null =
    target === null || planned === null
      ? null
      : {
          target,
          sentence: planned,
          versionId: versions.version?.id ?? null,
          references: references.all,
          onClose: () => setPlanned(null),
          onOrdered({ id }) {
            finish()
            passOn(job.id, id)
            void redirect('pagesD/job-detail/job-detail', { id })
          },
          onUndo() {
            finish()
            undo.undo()
          },
        }
  /** ⌘Z is 撤回; ↑ and ↓ walk the branch, ← and → go to the branches next to it. */
  const moveByKey = (key: string): boolean => {
    const { thread: shown, version, parent } = versions
    if (!shown || !version) return false
    if (key === 'mod+z' && parent?.jobId) {
      undo.undo()
      return true
    }
    const other = findNeighbour(shown, version, key)
    if (other) void goTo.run(other)
    return other !== undefined
  }
  return {
    job,
    target,
    moveByKey,
    versions,
    undo,
    openVersion: goTo.run,
    sentence,
    /** Pictures that it refers to. */
    references,
    setSentence: (text: string) => setSentence(pictureId, text),
    openPlan(text: string) {
      setSentence(pictureId, text)
      setPlanned(text.trim())
    },
    /** The sentence whose plan is open; null: none. */
    request,
  }
}

export type Editing = ReturnType<typeof useEditing>

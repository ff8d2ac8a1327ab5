import { SHOTS_MAX, SHOTS_MIN } from '@contract/storyboard'
import type { JobView } from '@contract/jobs'
import { call } from '@/api/call'
import { write } from '@/api/write'
import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import { navigate } from '@/domain/navigation/navigate'
import { makeId } from '@/lib/id'
import { showToast } from '@/platform/toast'
import { NO_SELECTION, type SelectionStore } from './selection'
import { LIBRARY } from './texts'

const SECONDS = 4
const TEXT_MAX = 300

/** A storyboard whose shots are the selected pictures, in the order in which they were made. */
export async function openAsStory(
  jobs: readonly JobView[],
  selection: SelectionStore,
): Promise<void> {
  const pictures = [...jobs].reverse().flatMap((job) =>
    job.pictures
      .filter(({ kind }) => kind === 'image')
      .map(({ id }) => ({
        ref: `picture:${id}` as const,
        text: typeof job.params.prompt === 'string' ? job.params.prompt : '',
      })),
  )
  if (pictures.length < SHOTS_MIN || pictures.length > SHOTS_MAX)
    return showToast(LIBRARY.storyCount(SHOTS_MIN, SHOTS_MAX))
  const shots = pictures.map(({ ref, text }) => ({
    id: makeId(),
    text: [...text.replace(/\s+/g, ' ')].slice(0, TEXT_MAX).join(''),
    characters: [],
    caption: '',
    motion: 'in' as const,
    seconds: SECONDS,
    crossing: 'fade' as const,
    picture: ref,
  }))
  const story = await write(() => call('POST /api/storyboards', { body: { shots } }))
  if (!story) return
  selection.setState(NO_SELECTION)
  void queryClient.invalidateQueries({ queryKey: keys.storyboardList })
  await navigate('pagesC/storyboard/storyboard', { id: story.id })
}

import { lazySheet } from '@/ui/later'
import type { ShownShot, StoryContent } from '../content'
import type { Story } from '../useStoryboard'

const MusicSheet = lazySheet(() => import('../music/MusicSheet').then((m) => m.MusicSheet))
const Preview = lazySheet(() => import('../video/Preview').then((m) => m.Preview))

interface FilmSheetsProps {
  story: Story
  content: StoryContent
  shots: readonly ShownShot[]
  open: 'music' | 'preview' | null
  onClose: () => void
}

/** Music and preview of the whole film. */
export function FilmSheets({ story, content, shots, open, onClose }: FilmSheetsProps) {
  const { view, change } = story
  return (
    <>
      <MusicSheet
        open={open === 'music'}
        onClose={onClose}
        content={content}
        narration={view?.narration ?? null}
        stored={view?.musicFile ?? null}
        isFilmed={view?.film?.job.status === 'succeeded'}
        onUse={(choice) => change((before) => ({ ...before, ...choice }))}
      />
      {open === 'preview' && <Preview open onClose={onClose} {...{ content, shots }} />}
    </>
  )
}

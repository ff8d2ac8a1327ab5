import { isTerminal } from '@contract/jobs'
import { back, redirect } from '@/domain/navigation/navigate'
import { parseAddress } from '@/lib/address'
import { stackAddresses } from '@/platform/pages'
import { Empty } from '@/ui/Empty/Empty'
import { PageBar } from '@/ui/PageBar/PageBar'
import type { StoryContent } from '../content'
import { LIST, MAKING } from '../texts'
import type { Story } from '../useStoryboard'
import { Making } from './Making'
import { Player } from './Player'
import './Video.scss'

const PAGE = 'pagesC/storyboard/storyboard'

interface VideoStepProps {
  open: boolean
  onClose: () => void
  story: Story
  content: StoryContent
}

/** The video of a storyboard: while it is made, and when it is there. */
export function VideoStep({ story, content }: VideoStepProps) {
  const made = story.view?.film
  // Mostly the shots are the page before.
  const toBoard = () => {
    const { path, query } = parseAddress(stackAddresses().at(-2) ?? '')
    if (path === PAGE && query.id === story.id) void back()
    else void redirect(PAGE, { id: story.id })
  }
  if (!made)
    return (
      <>
        <PageBar title={LIST.title} onBack={toBoard} />
        <Empty title={MAKING.none} action={{ text: MAKING.back, onPress: toBoard }} />
      </>
    )
  const video = made.job.pictures[0]
  if (isTerminal(made.job.status) && video)
    return <Player {...{ story, content, made, video }} onBoard={toBoard} />
  return <Making {...{ story, content, made }} onBoard={toBoard} />
}

import { keys } from '@/api/keys'
import { queryClient } from '@/api/query'
import type { StoryContent, StoryView } from '../content'
import type { Story } from '../useStoryboard'
import { useStoryOrders } from '../useStoryOrders'

type Choice = Pick<StoryContent, 'sound' | 'captions'>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Another sound under the finished video. Its shots are paid already: the video is made again at
 * once. What costs anything, or cannot be made yet, is ordered on the board, which shows the price.
 */
export function useMusicChange(story: Story, onBoard: () => void) {
  const orders = useStoryOrders(story)
  const changeMusic = async (choice: Choice): Promise<void> => {
    const { content } = story
    if (content && isSame([content.sound, content.captions], [choice.sound, choice.captions]))
      return
    story.change((before) => ({ ...before, ...choice }))
    const isStored = await story.flush()
    const view = queryClient.getQueryData<StoryView>(keys.storyboard(story.id))
    const isFree = view?.quote.filmCredits === 0 && view.quote.notYet === null
    if (isStored && isFree) await orders.render(0)
    else onBoard()
  }
  return { changeMusic, isOrdering: orders.isOrdering }
}

import { call } from '@/api/call'
import { write } from '@/api/write'
import type { Character } from '@/domain/characters/mentions'
import { buildShots, type DividedShot, type StoryContent } from '../content'
import type { Story } from '../useStoryboard'

/** Shots of the script in place of the present ones: those with the same words stay as they are. */
export function mergeDivided(
  before: StoryContent,
  divided: readonly DividedShot[],
  cards: readonly Pick<Character, 'id' | 'name'>[],
): StoryContent {
  const left = [...before.shots]
  const shots = buildShots(divided, cards).map((shot) => {
    const at = left.findIndex(({ text }) => text === shot.text)
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same ?? shot
  })
  return { ...before, shots }
}

/** True when the storyboard has the shots of its script. */
export async function resplit(
  story: Story,
  script: string,
  cards: readonly Character[],
): Promise<boolean> {
  const answer = await write(() => call('POST /api/storyboards/split', { body: { script } }))
  if (!answer) return false
  story.change((before) => mergeDivided({ ...before, script }, answer.shots, cards))
  return true
}

/** Keys of shots that a film of a draft was charged for: filming them again costs nothing. */
import { SHOTS_MAX } from '@contract/storyboard'
import { z } from 'zod'
import type { StoryboardRow } from './repository'

/** Of a draft: changes of shots and of spoken captions that can be taken back for nothing. */
const REMEMBERED = 20 * SHOTS_MAX

/** Of a film's job; jobs of other releases may have less. */
const filmAnswer = z
  .object({
    shots: z.array(z.object({ id: z.string(), fromMs: z.number(), toMs: z.number() })),
    failed: z.array(z.object({ id: z.string(), message: z.string() })),
  })
  .nullable()
  .catch(null)

export const readFilmAnswer = (answer: unknown) => filmAnswer.parse(answer)

/** Those of the film that ended well with this answer first. */
export function addCharged(
  { film, charged }: Pick<StoryboardRow, 'film' | 'charged'>,
  answer: unknown,
): string[] {
  const failed = new Set(readFilmAnswer(answer)?.failed.map(({ id }) => id))
  const listMade = (byShot: Readonly<Record<string, string>> = {}) =>
    Object.entries(byShot).flatMap(([id, key]) => (failed.has(id) ? [] : [key]))
  const keys = [...listMade(film?.keys), ...listMade(film?.clips)]
  // Words were spoken and charged also where their shot could not be rendered.
  const spoken = Object.values(film?.speech ?? {})
  return [...new Set([...keys, ...spoken, ...charged])].slice(0, REMEMBERED)
}

import type { SplitScript } from '@contract/script/split'
import { SCRIPT_MAX, SHOT_TEXT_MAX, SHOTS_MAX } from '@contract/storyboard'
import { SCRIPT } from '../texts'

/** The shots that a script becomes, or the reason why there are none. */
export function explainScript(split: SplitScript, cast: number): string {
  if (split.kind === 'empty') return SCRIPT.free
  if (split.kind === 'refused') {
    if (split.why === 'script') return SCRIPT.long(SCRIPT_MAX)
    return split.why === 'few' ? SCRIPT.few : SCRIPT.many(SHOTS_MAX, SHOT_TEXT_MAX)
  }
  const cards = cast > 0 ? SCRIPT.ready(cast) : ''
  const joined = split.joined ? SCRIPT.joined(SHOTS_MAX) : ''
  return `${SCRIPT.read(split.shots.length, cast)}${cards}${joined}`
}

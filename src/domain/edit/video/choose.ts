/** Versions of a branch that a video shows, and the order of that video. */
import type { ThreadVersionView } from '@contract/edits'
import type { Shot } from '@contract/tools/define'
import { EDIT_VIDEO_MAX, EDIT_VIDEO_TEXT_MAX } from '@contract/tools/edit-video'

export type Picking = 'even' | 'last'
export type Pace = 'quick' | 'usual' | 'slow'

/** Seconds of a version; two versions are compared for longer. */
const SECONDS: Readonly<Record<Pace, { each: number; pair: number }>> = {
  quick: { each: 1.6, pair: 2 },
  usual: { each: 2.4, pair: 3 },
  slow: { each: 3.6, pair: 4 },
}

type Version = Pick<ThreadVersionView, 'id' | 'picture' | 'sentence'>

/** Those with a picture. */
export function listShown<V extends Version>(branch: readonly V[]): V[] {
  return branch.filter(({ picture }) => picture !== null)
}

/** At most as many as a video has: the last ones, or all along with the first and the last. */
export function pickVersions<V>(shown: readonly V[], picking: Picking): V[] {
  if (shown.length <= EDIT_VIDEO_MAX) return [...shown]
  if (picking === 'last') return shown.slice(-EDIT_VIDEO_MAX)
  const step = (shown.length - 1) / (EDIT_VIDEO_MAX - 1)
  const places = Array.from({ length: EDIT_VIDEO_MAX }, (_, nth) => Math.round(nth * step))
  return shown.filter((_, place) => places.includes(place))
}

function shorten(sentence: string): string {
  const letters = [...sentence]
  if (letters.length <= EDIT_VIDEO_TEXT_MAX) return sentence
  return `${letters.slice(0, EDIT_VIDEO_TEXT_MAX - 1).join('')}…`
}

/** The first shot has no sentence: it is where the video begins. */
export function buildShots(picked: readonly Version[], pace: Pace): Shot[] {
  const { each, pair } = SECONDS[pace]
  return picked.map(({ picture, sentence }, nth) => ({
    image: picture,
    text: nth === 0 ? '' : shorten(sentence ?? ''),
    seconds: picked.length === 2 ? pair : each,
  }))
}

/** 本周主题 as the first banner: a contest that takes entries, is judged, or has its result. */
import { VISITOR } from '../../platform/db/hidden'
import { readCurrent } from '../contest/list'
import type { BannerPorts } from './ports'
import { texts } from './texts'

const DAY_MS = 86_400_000

/** Null without a contest, or while it has no picture to show. */
export async function buildContestBanner(deps: Pick<BannerPorts, 'db' | 'now' | 'storage'>) {
  const { contest } = await readCurrent(deps, VISITOR)
  if (contest?.cover == null || contest.state === 'upcoming') return null
  const { id, title, state, endsAt, entryCount, cover, prompt, newest } = contest
  // Whole days, as on the page of the contest.
  const days = Math.floor((new Date(endsAt).getTime() - deps.now().getTime()) / DAY_MS)
  return {
    key: 'contest',
    title,
    words: texts.contestEntries(entryCount),
    link: `/pagesB/contest/contest?id=${id}`,
    ...cover,
    labelled: false,
    theme: null,
    contest: state === 'open' ? texts.contestOpen(days) : texts.contest[state],
    ...(state === 'open' && { entry: { contestId: id, prompt, newest } }),
  }
}

/** The one main button of a storyboard: pure. */
import { isTerminal } from '@contract/jobs'
import { SHOTS_MIN } from '@contract/storyboard'
import type { ShownShot, StoryView } from './content'
import { ACT } from './texts'

export type StoryAct =
  /** Spends: pictures, or the video. */
  | { kind: 'paint'; text: string; credits: number; shots: readonly string[] }
  | { kind: 'render'; text: string; credits: number }
  /** The finished video is what the draft says. */
  | { kind: 'show'; text: string }
  | { kind: 'blocked'; text: string }
  | { kind: 'waiting'; text: string }

interface ActInput {
  view: StoryView | null
  shots: readonly ShownShot[]
  /** Everything is stored: prices are those of what is shown. */
  isStored: boolean
  isOnline: boolean
  /** Credits that may be spent; null: unknown. */
  balance: number | null
}

const isBusy = ({ painting }: ShownShot) =>
  painting?.status === 'queued' || painting?.status === 'running'

/** `第 4 镜`, `3 镜`: of what is rendered again. */
function nameChanged(changed: readonly string[], shots: readonly ShownShot[]): string {
  const [only] = changed
  const place = shots.findIndex(({ id }) => id === only) + 1
  return changed.length === 1 && place > 0 ? ACT.oneShot(place) : ACT.manyShots(changed.length)
}

function afford(act: StoryAct & { credits: number }, balance: number | null): StoryAct {
  const short = balance === null ? 0 : act.credits - balance
  return short > 0 ? { kind: 'blocked', text: ACT.short(short) } : act
}

export function findAct({ view, shots, isStored, isOnline, balance }: ActInput): StoryAct {
  if (!isOnline) return { kind: 'blocked', text: ACT.offline }
  if (shots.length < SHOTS_MIN) return { kind: 'blocked', text: ACT.few(SHOTS_MIN) }
  if (!view || !isStored) return { kind: 'waiting', text: ACT.storing }
  const painting = shots.filter(isBusy).length
  if (painting > 0) return { kind: 'waiting', text: ACT.painting(painting) }
  const { quote, film: video } = view
  if (quote.missing.length > 0) {
    const unwritten = shots.findIndex(({ id, text }) => quote.missing.includes(id) && text === '')
    if (unwritten >= 0) return { kind: 'blocked', text: ACT.unwritten(unwritten + 1) }
    return afford(
      {
        kind: 'paint',
        text: ACT.paint(quote.missing.length),
        credits: quote.missingCredits,
        shots: quote.missing,
      },
      balance,
    )
  }
  if (video?.isCurrent && video.job.status === 'succeeded' && video.failed.length === 0)
    return { kind: 'show', text: ACT.show }
  if (video && !isTerminal(video.job.status)) return { kind: 'show', text: ACT.progress }
  if (quote.notYet !== null) return { kind: 'blocked', text: quote.notYet }
  const isPart = quote.changed.length < shots.length
  const text = !isPart
    ? ACT.render
    : quote.changed.length === 0
      ? ACT.renderFree
      : ACT.renderPart(nameChanged(quote.changed, shots))
  return afford({ kind: 'render', text, credits: quote.filmCredits }, balance)
}

/** Prices of a draft, and what is missing before it can be filmed. */
import type { storyboardEndpoints } from '@contract/endpoints/storyboard'
import { SHOTS_MIN, SPOKEN_CHARS_MAX } from '@contract/storyboard'
import type { ToolDefinition } from '@contract/tools/define'
import { film } from '@contract/tools/film'
import { text2img } from '@contract/tools/text2img'
import type { z } from 'zod'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { quoteTool, toEngineModel } from '../job/pricing'
import { countNewSpeech, countSpeech, type PlannedShot, sumClips, sumSeconds } from './film-order'
import type { StoryboardPorts } from './ports'
import { isPainting, type ShotState } from './state'
import { texts } from './texts'

type View = z.output<typeof storyboardEndpoints.read.data>

export interface Prices {
  /** Null: nothing here paints from words. */
  readonly picture: number | null
  /** Of so many seconds and spoken characters; null: nothing here films. */
  film(seconds: number, speechChars?: number): number | null
}

type Deps = Pick<StoryboardPorts, 'config'>

/** @param model of 文生图; one that is not offered any more is refused when it is ordered */
export function readPrices(
  { config }: Deps,
  engines: EngineRegistry,
  model: string | null,
): Prices {
  const quote = (tool: ToolDefinition, params: object, modelId: string | null): number | null => {
    const offers = engines.offersOf(tool.id)
    const wanted = tool.id === text2img.id ? (modelId ?? engines.defaultModelId) : null
    const offer = offers.find((one) => one.model.id === wanted) ?? offers[0]
    if (!offer) return null
    return quoteTool(config.credits.prices, {
      ...toEngineModel(offer),
      tool,
      params: { ...params },
    })
  }
  return {
    picture: quote(text2img, { count: 1 }, model),
    film: (seconds, speechChars = 0) => quote(film, { seconds, speechChars }, null),
  }
}

interface Narrated {
  readonly planned: readonly PlannedShot[]
  /** The draft is to be narrated, and nothing here speaks. */
  readonly isMute: boolean
}

/** One sentence; null: it can be filmed. */
export function findObstacle(
  states: readonly ShotState[],
  { film: price }: Prices,
  { planned, isMute }: Narrated,
): string | null {
  if (price(0) === null) return texts.noFilms
  if (states.length < SHOTS_MIN) return texts.tooFew(SHOTS_MIN)
  const numbers = (wanted: (state: ShotState) => boolean) =>
    states.flatMap((state, i) => (wanted(state) ? [i + 1] : []))
  const painting = numbers(isPainting)
  if (painting.length > 0) return texts.stillPainting(painting)
  const empty = numbers(({ picture }) => picture === null)
  if (empty.length > 0) return texts.noPictures(empty)
  const stuck = (issue: PlannedShot['clipIssue']) =>
    planned.flatMap(({ clipIssue }, i) => (clipIssue === issue ? [i + 1] : []))
  for (const issue of ['model', 'lastFrame', 'noNext', 'lastGone'] as const) {
    const found = stuck(issue)
    if (found.length > 0) return texts.clipIssues[issue](found)
  }
  if (isMute) return texts.noSpeech
  const long = planned.flatMap(({ speech }, i) =>
    speech && speech.length > SPOKEN_CHARS_MAX ? [i + 1] : [],
  )
  return long.length > 0 ? texts.speechLong(long, SPOKEN_CHARS_MAX) : null
}

export function quoteDraft(
  states: readonly ShotState[],
  prices: Prices,
  narrated: Narrated,
): View['quote'] {
  const { planned } = narrated
  const missing = states.filter((state) => state.picture === null && !isPainting(state))
  const changed = planned.filter(({ isNew }) => isNew)
  const pictureCredits = prices.picture ?? 0
  const clipCredits = sumClips(planned, true)
  return {
    missing: missing.map(({ shot }) => shot.id),
    pictureCredits,
    missingCredits: missing.length * pictureCredits,
    wholeCredits:
      (prices.film(sumSeconds(planned), countSpeech(planned)) ?? 0) + sumClips(planned, false),
    filmCredits: (prices.film(sumSeconds(changed), countNewSpeech(planned)) ?? 0) + clipCredits,
    clipCredits,
    speechCredits: prices.film(0, countNewSpeech(planned)) ?? 0,
    changed: changed.map(({ shot }) => shot.id),
    notYet: findObstacle(states, prices, narrated),
  }
}

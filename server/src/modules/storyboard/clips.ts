/** Shots by image-to-video models: which there are here, what they cost, and what a shot orders. */
import {
  chooseClipLength,
  type FilmRatio,
  NEXT_PICTURE,
  type ShotMotion,
} from '@contract/storyboard'
import { img2vid } from '@contract/tools/img2vid'
import type { FilmClip } from '@contract/tools/film'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import { capabilitiesOf, type Engine } from '../../integrations/engines/engine'
import type { EngineRegistry } from '../../integrations/engines/registry'
import { keyOfClip } from '../job/film/pieces'
import { quoteTool, toEngineModel } from '../job/pricing'
import type { StoryboardPorts } from './ports'
import type { ShotState } from './state'

export interface ClipOffer {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly engine: Engine
  readonly lastFrame: boolean
  /** The shortest first. */
  readonly lengths: readonly { readonly seconds: number; readonly credits: number }[]
}

/** Those that take orders from this user, the operator's first one first. */
export function listClipOffers(
  { config }: Pick<StoryboardPorts, 'config'>,
  engines: EngineRegistry,
): readonly ClipOffer[] {
  return engines.offersOf(img2vid.id).flatMap((offer): ClipOffer[] => {
    const { engine, model } = offer
    const { clips } = capabilitiesOf(engine, model.id)
    if (!clips) return []
    const lengths = clips.seconds.map((seconds) => {
      const order = { ...toEngineModel(offer), tool: img2vid, params: { seconds } }
      return { seconds, credits: quoteTool(config.credits.prices, order) }
    })
    const { id, name, note } = model
    return [{ id, name, note, engine, lastFrame: clips.lastFrame, lengths }]
  })
}

/** Obstacle of a shot's order. */
export type ClipIssue = 'model' | 'lastFrame' | 'noNext' | 'lastGone'

export interface PlannedClip {
  /** `credits` is 0: what is charged depends on what was charged before. */
  readonly order: FilmClip
  readonly credits: number
  readonly offer: ClipOffer
}

const CAMERAS: Readonly<Record<ShotMotion, string>> = {
  in: 'The camera moves slowly closer.',
  out: 'The camera moves slowly back.',
  left: 'The camera glides slowly to the left.',
  right: 'The camera glides slowly to the right.',
  up: 'The camera rises slowly.',
  down: 'The camera sinks slowly.',
  orbit: 'The camera moves slowly around the subject.',
  still: 'The camera does not move; what is in the picture moves naturally.',
}

/** Words of the picture with the camera's move; names of cards without their mark. */
const writePrompt = ({ text, motion }: ShotState['shot']): string =>
  [text.replace(/[@＠]/g, '').trim(), CAMERAS[motion]].filter((part) => part !== '').join(' ')

/** The wished last frame, or its obstacle. */
function findLast(
  states: readonly ShotState[],
  nth: number,
  known: { has(ref: string): boolean },
): { last: MediaRef | null } | ClipIssue {
  const wanted = states[nth]?.shot.clip?.last ?? null
  if (wanted === null) return { last: null }
  if (wanted !== NEXT_PICTURE) return known.has(wanted) ? { last: wanted } : 'lastGone'
  const next = states[nth + 1]
  return next ? { last: next.picture } : 'noNext'
}

/**
 * The video that a shot orders; null: a camera moves over its picture, or it has none yet.
 * @param known pictures of the user that are there
 * @param seconds of the shot in the film
 */
export function planClip(
  { states, ratio }: { states: readonly ShotState[]; ratio: FilmRatio },
  { nth, seconds }: { nth: number; seconds: number },
  { offers, known }: { offers: readonly ClipOffer[]; known: { has(ref: string): boolean } },
): PlannedClip | ClipIssue | null {
  const state = states[nth]
  const clip = state?.shot.clip
  if (!state || !clip) return null
  const offer = offers.find(({ id }) => id === clip.model)
  const length = offer && chooseClipLength(offer.lengths, seconds)
  if (!offer || !length) return 'model'
  if (clip.last !== null && !offer.lastFrame) return 'lastFrame'
  const found = findLast(states, nth, known)
  if (typeof found === 'string') return found
  if (state.picture === null) return null
  const { model, seed } = clip
  const wanted = { model, seed, prompt: writePrompt(state.shot), last: found.last }
  const ordered = { ...wanted, engineId: offer.engine.id, seconds: length.seconds }
  const key = keyOfClip({ ...ordered, first: state.picture, ratio })
  return { order: { ...ordered, key, credits: 0 }, credits: length.credits, offer }
}

/** Own pictures that shots end with. */
export const listLastPictures = (states: readonly Pick<ShotState, 'shot'>[]): MediaRef[] =>
  states.flatMap(({ shot }) => (isMediaRef(shot.clip?.last) ? [shot.clip.last] : []))

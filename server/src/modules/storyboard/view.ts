import type { storyboardEndpoints } from '@contract/endpoints/storyboard'
import { listFilmSeconds } from '@contract/script/beats'
import { FILM_SOUND, film as filmTool, type FilmShot } from '@contract/tools/film'
import { buildDefaults } from '@contract/tools/define'
import { isMediaRef, type MediaRef } from '@contract/tools/media'
import type { z } from 'zod'
import { viewJob } from '../job/read/view'
import { readJobRow } from '../job/read/service'
import { findSources, type SourceRow, viewSource } from '../job/sources'
import type { JobRow } from '../job/rows'
import { type ClipOffer, listClipOffers, listLastPictures } from './clips'
import { addCharged, readFilmAnswer } from './charged'
import { identifyFilm, isNarrated, planFilm, type PlannedShot } from './film-order'
import type { StoryboardPorts } from './ports'
import { quoteDraft, readPrices, type Prices } from './quote'
import { findStatuses } from '../job/paintings'
import type { StoryboardRow } from './repository'
import { explain, loadState, loadStates, type ShotState } from './state'

export type StoryboardView = z.output<typeof storyboardEndpoints.read.data>
type Card = z.output<typeof storyboardEndpoints.list.data>['list'][number]

/** Places of shots in a film that is not finished. */
function expectPlaces(shots: readonly Pick<FilmShot, 'id' | 'seconds'>[]) {
  let at = 0
  return shots.map(({ id, seconds }) => {
    const fromMs = Math.round(at * 1000)
    at += seconds
    return { id, fromMs, toMs: Math.round(at * 1000) }
  })
}

async function viewFilm(
  deps: StoryboardPorts,
  { film }: StoryboardRow,
  { row, whole }: { row: JobRow | null; whole: string },
): Promise<StoryboardView['film']> {
  if (!film || !row) return null
  const answer = row.status === 'succeeded' ? readFilmAnswer(row.answer) : null
  const ordered = row.params.shots as readonly FilmShot[]
  return {
    job: await viewJob(deps, row),
    shots: answer?.shots ?? expectPlaces(ordered),
    failed: answer?.failed ?? [],
    isCurrent: film.whole === whole,
  }
}

function viewShot(
  { storage }: Pick<StoryboardPorts, 'storage'>,
  { shot, picture, painting }: ShotState,
  {
    sources,
    ...credits
  }: { sources: ReadonlyMap<string, SourceRow>; filmCredits: number; clipCredits: number | null },
): StoryboardView['shots'][number] {
  const { id, text, characters, caption, motion, seconds, crossing, clip = null } = shot
  const written = { id, text, characters: [...characters], caption, motion, seconds, crossing }
  const show = (ref: string | null) => {
    const source = ref === null ? undefined : sources.get(ref)
    return ref !== null && source ? viewSource(ref, source, storage) : null
  }
  const lastPicture = show(clip?.last ?? null)
  const content = { ...written, clip, lastPicture, picture: show(picture), ...credits }
  if (!painting) return { ...content, painting: null }
  const { jobId, progress } = painting
  const status = painting.status === 'succeeded' ? 'failed' : painting.status
  const said = { jobId, status, progress, message: explain(painting) }
  return { ...content, painting: said }
}

/** Also while a mood is preferred: it stays chosen. */
const readMusicFile = ({ sound }: Pick<StoryboardRow, 'sound'>): MediaRef | null =>
  isMediaRef(sound.musicFile) ? sound.musicFile : null

function viewMusic(
  { storage }: Pick<StoryboardPorts, 'storage'>,
  { sound }: StoryboardRow,
  sources: ReadonlyMap<string, SourceRow>,
): StoryboardView['musicFile'] {
  const ref = readMusicFile({ sound })
  const source = ref === null ? undefined : sources.get(ref)
  return ref !== null && source?.kind === 'sound' ? viewSource(ref, source, storage) : null
}

const sumSeconds = (row: Pick<StoryboardRow, 'sound' | 'script' | 'shots'>): number =>
  listFilmSeconds(row).reduce((sum, seconds) => sum + seconds, 0)

/** A draft with its state and prices, as one reading. */
export interface Reading {
  /** Pictures that are gone are none. */
  readonly states: readonly ShotState[]
  readonly sources: ReadonlyMap<string, SourceRow>
  readonly planned: readonly PlannedShot[]
  readonly prices: Prices
  readonly offers: readonly ClipOffer[]
  /** The job of its film; null: none, or it was deleted. */
  readonly filmJob: JobRow | null
}

export async function readDraft(deps: StoryboardPorts, row: StoryboardRow): Promise<Reading> {
  const found = await loadState(deps.db, row)
  const music = readMusicFile(row) ?? []
  const refs = found.flatMap(({ picture }) => picture ?? []).concat(music, listLastPictures(found))
  const sources = await findSources(deps.db, row.userId, refs)
  const states = found.map((state) =>
    state.picture !== null && !sources.has(state.picture) ? { ...state, picture: null } : state,
  )
  const engines = await deps.ownEngines.loadUserEngines(row.userId)
  const prices = readPrices(deps, engines, row.model)
  const { film, userId } = row
  const filmJob = film && (await readJobRow(deps.db, { userId, id: film.jobId }))
  // It may have ended since the draft was read.
  const charged = filmJob?.status === 'succeeded' ? addCharged(row, filmJob.answer) : row.charged
  const offers = listClipOffers(deps, engines)
  const services = { speech: deps.speech, offers, known: sources }
  const planned = planFilm({ ...row, charged }, states, services)
  return { states, sources, planned, prices, offers, filmJob }
}

export async function viewStoryboard(
  deps: StoryboardPorts,
  row: StoryboardRow,
): Promise<StoryboardView> {
  const { states, sources, planned, prices, offers, filmJob } = await readDraft(deps, row)
  const { id, version, title, script, ratio, style, model, captions, sound } = row
  const { shots: _, ...defaults } = buildDefaults(filmTool)
  const initial = Object.fromEntries(Object.entries(defaults).filter(([key]) => key in FILM_SOUND))
  const { speech } = deps
  const narrated = { planned, isMute: isNarrated(row) && speech === null }
  return {
    id,
    version,
    title,
    script,
    ratio,
    style,
    model,
    captions,
    sound: { ...initial, ...sound },
    musicFile: viewMusic(deps, row, sources),
    shots: states.map((state, i) => {
      const one = planned[i]
      const clipCredits = one?.clip ? (one.clip.isNew ? one.clip.credits : 0) : null
      const own = one?.isNew ? (prices.film(one.seconds) ?? 0) : 0
      const filmCredits = own + (clipCredits ?? 0)
      return viewShot(deps, state, { sources, filmCredits, clipCredits })
    }),
    seconds: sumSeconds(row),
    quote: quoteDraft(states, prices, narrated),
    narration: speech && {
      voices: speech.voices.map((voice) => ({ ...voice })),
      credits: deps.config.credits.prices.perSpeech ?? 0,
    },
    clipModels: offers.map(({ engine: _, lengths, ...offer }) => ({
      ...offer,
      lengths: lengths.map((one) => ({ ...one })),
    })),
    film: await viewFilm(deps, row, { row: filmJob, whole: identifyFilm(row, planned) }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

const BEGINNING = 24

export async function viewCards(
  { db, storage }: Pick<StoryboardPorts, 'db' | 'storage'>,
  userId: string,
  rows: readonly StoryboardRow[],
): Promise<Card[]> {
  const states = await loadStates(db, userId, rows)
  const refs = [...states.values()].flat().flatMap(({ picture }) => picture ?? [])
  const sources = await findSources(db, userId, refs)
  const films = rows.flatMap(({ film }) => film?.jobId ?? [])
  const statuses = await findStatuses(db, userId, films)
  return rows.map((row): Card => {
    const pictures = (states.get(row.id) ?? []).flatMap(({ picture }) => picture ?? [])
    const [first] = pictures.flatMap((ref) => sources.get(ref) ?? [])
    const jobId = row.film?.jobId
    const status = jobId === undefined ? undefined : statuses.get(jobId)
    const words = row.script === '' ? (row.shots[0]?.text ?? '') : row.script
    return {
      id: row.id,
      title: row.title,
      beginning: [...words].slice(0, BEGINNING).join(''),
      ratio: row.ratio,
      shots: row.shots.length,
      seconds: sumSeconds(row),
      thumbUrl: first ? storage.url(first.thumbKey) : null,
      film: jobId !== undefined && status !== undefined ? { jobId, status } : null,
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

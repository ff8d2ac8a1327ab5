/** Content of a storyboard as its author edits it: pure. */
import { listMentioned, type CharacterMention } from '@contract/characters'
import type { CallData, CallInput } from '@contract/endpoints/all'
import type { SourceView } from '@contract/jobs'
import { listFilmSeconds } from '@contract/script/beats'
import type { MediaRef } from '@contract/tools/media'
import { chooseClipLength, SHOT_TEXT_MAX, SHOTS_MAX } from '@contract/storyboard'
import { makeId } from '@/lib/id'

export type StoryView = CallData<'GET /api/storyboards/{id}'>
export type StoryCard = CallData<'GET /api/storyboards'>['list'][number]
export type ShotView = StoryView['shots'][number]
type ChangeBody = CallInput<'PUT /api/storyboards/{id}'>['body']

export interface ShotContent extends Pick<
  ShotView,
  'id' | 'text' | 'characters' | 'caption' | 'motion' | 'seconds' | 'crossing'
> {
  /** A video model that films it; null: a camera move; left out: as the server has it. */
  clip?: ShotView['clip']
  /** Chosen on this device and not stored yet; null: taken away; left out: as the server has it. */
  picture?: MediaRef | null
}

export interface StoryContent extends Pick<
  StoryView,
  'title' | 'script' | 'ratio' | 'style' | 'model' | 'captions' | 'sound'
> {
  shots: readonly ShotContent[]
}

export const EMPTY_STORY: StoryContent = {
  title: '',
  script: '',
  ratio: '9:16',
  style: null,
  model: null,
  captions: 'burned',
  sound: { musicBeats: true },
  shots: [],
}

export function readContent(view: StoryView): StoryContent {
  const { title, script, ratio, style, model, captions, sound, shots } = view
  const written = shots.map(
    ({ id, text, characters, caption, motion, seconds, crossing, clip }): ShotContent => ({
      id,
      text,
      characters,
      caption,
      motion,
      seconds,
      crossing,
      clip,
    }),
  )
  return { title, script, ratio, style, model, captions, sound, shots: written }
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Parts that differ from the server's; null: none do. */
export function diffContent(
  before: StoryContent,
  now: StoryContent,
): Omit<ChangeBody, 'version'> | null {
  const changes: Omit<ChangeBody, 'version'> = {
    ...(now.title !== before.title && { title: now.title }),
    ...(now.script !== before.script && { script: now.script }),
    ...(now.ratio !== before.ratio && { ratio: now.ratio }),
    ...(now.style !== before.style && { style: now.style }),
    ...(now.model !== before.model && { model: now.model }),
    ...(now.captions !== before.captions && { captions: now.captions }),
    ...(!isEqual(now.sound, before.sound) && { sound: now.sound }),
    ...(!isEqual(now.shots, before.shots) && { shots: now.shots.map((shot) => ({ ...shot })) }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

/** A shot with its length in the film and the state that the server alone knows. */
export interface ShownShot extends ShotContent {
  /** Cuts may be on beats of the music. */
  filmSeconds: number
  shown: SourceView | null
  painting: ShotView['painting']
  filmCredits: number | null
  /** The own picture that it ends with. */
  lastShown: SourceView | null
  /** Name of its video model; null: a camera moves over its picture. */
  clipName: string | null
  /** Credits of its video by a model; null: it has none. */
  clipCredits: number | null
  /** Reason that its model could not film it the last time; null: it could. */
  clipFault: string | null
}

/** Price of a shot's video: nothing while it is what a film was charged for. */
function priceClip(
  { clip }: ShotContent,
  filmSeconds: number,
  { view, stored }: { view: StoryView | null; stored: ShotView | undefined },
): Pick<ShownShot, 'clipName' | 'clipCredits' | 'clipFault'> {
  if (!clip) return { clipName: null, clipCredits: null, clipFault: null }
  const model = view?.clipModels.find(({ id }) => id === clip.model)
  const length = model && chooseClipLength(model.lengths, filmSeconds)
  const isFilmed = stored?.clipCredits === 0 && isEqual(stored.clip, clip)
  const failed = isEqual(stored?.clip, clip) ? (view?.film?.failed ?? []) : []
  return {
    clipName: model?.name ?? clip.model,
    clipCredits: isFilmed ? 0 : (length?.credits ?? 0),
    clipFault: failed.find(({ id }) => id === stored?.id)?.message ?? null,
  }
}

/** Pictures that were chosen here come first, then those of the server. */
export function joinShots(
  content: StoryContent,
  view: StoryView | null,
  sources: Readonly<Record<string, SourceView>>,
): ShownShot[] {
  const known = new Map(view?.shots.map((shot) => [shot.id, shot]))
  const lengths = listFilmSeconds(content)
  return content.shots.map((shot, place) => {
    const stored = known.get(shot.id)
    const chosen =
      shot.picture === undefined
        ? (stored?.picture ?? null)
        : shot.picture === null
          ? null
          : (sources[shot.picture] ?? null)
    const filmSeconds = lengths[place] ?? shot.seconds
    const last = shot.clip?.last ?? null
    const storedLast = stored?.lastPicture
    const ownLast = last === null ? null : (sources[last] ?? null)
    return {
      ...shot,
      filmSeconds,
      lastShown: storedLast?.ref === last ? (storedLast ?? null) : ownLast,
      ...priceClip(shot, filmSeconds, { view, stored }),
      shown: chosen,
      painting: stored?.painting ?? null,
      filmCredits: stored?.filmCredits ?? null,
    }
  })
}

const isRef = (ref: string): ref is MediaRef => /^(upload|picture):/.test(ref)

/** The same shot once more after itself, with its picture. */
export function duplicateShot(content: StoryContent, shown: ShownShot): StoryContent {
  if (content.shots.length >= SHOTS_MAX) return content
  const ref = shown.shown?.ref
  const shots = content.shots.flatMap((shot) =>
    shot.id === shown.id
      ? [
          shot,
          { ...shot, id: makeId(), ...(ref !== undefined && isRef(ref) ? { picture: ref } : {}) },
        ]
      : [shot],
  )
  return { ...content, shots }
}

export function newShot(last: ShotContent | undefined): ShotContent {
  return {
    id: makeId(),
    text: '',
    characters: [],
    caption: '',
    motion: 'in',
    seconds: 4,
    crossing: last?.crossing ?? 'fade',
    clip: null,
    picture: null,
  }
}

export interface DividedShot {
  text: string
  caption: string
  seconds: number
}

/** Shots of a divided script, without pictures, with the cards that their words mention. */
export const buildShots = (
  divided: readonly DividedShot[],
  cards: readonly CharacterMention[],
): ShotContent[] =>
  divided.map(({ text, caption, seconds }) => ({
    ...newShot(undefined),
    text,
    caption,
    seconds,
    characters: findMentions(text, cards),
  }))

/** The same content where the shot is like that already. */
export function changeShot(
  content: StoryContent,
  id: string,
  part: Partial<ShotContent>,
): StoryContent {
  const before = content.shots.find((shot) => shot.id === id)
  if (!before || isEqual({ ...before, ...part }, before)) return content
  const shots = content.shots.map((shot) => (shot.id === id ? { ...shot, ...part } : shot))
  return { ...content, shots }
}

/** Mentions of cards in a text. */
const findMentions = (text: string, cards: readonly CharacterMention[]): CharacterMention[] =>
  listMentioned(text, cards).map(({ id, name }) => ({ id, name }))

/** Cards of all shots, each once, in the order of their first shot. */
export function listCast(content: StoryContent): CharacterMention[] {
  const cast = content.shots.flatMap(({ characters }) => characters)
  return [...new Map(cast.map((card) => [card.id, card])).values()]
}

/** Seconds of the film. */
export const sumSeconds = (content: Pick<StoryContent, 'sound' | 'script' | 'shots'>): number =>
  listFilmSeconds(content).reduce((sum, seconds) => sum + seconds, 0)

/** The script up to its first mark. */
export function suggestTitle(script: string): string {
  const [first = ''] = script
    .replace(/[@＠]/g, '')
    .trim()
    .split(/[\s\p{P}]/u)
  return [...first].slice(0, 10).join('')
}

export const cutText = (text: string, max = SHOT_TEXT_MAX): string =>
  [...text].slice(0, max).join('')

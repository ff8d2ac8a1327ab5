/** Pieces of a film: what each shows decides its name, so that none is rendered twice. */
import { createHash } from 'node:crypto'
import type { CaptionMode, FilmRatio } from '@contract/storyboard'
import type { FilmShot } from '@contract/tools/film'
import { countCrossingFrames, countFrames } from '@studio/tools/film/timing'

/** Rises when pieces look different: stored ones are rendered again. */
const RENDERER = 1

export interface FilmSize {
  readonly width: number
  readonly height: number
}

const SIZES: Readonly<Record<FilmRatio, FilmSize>> = {
  '9:16': { width: 720, height: 1280 },
  '16:9': { width: 1280, height: 720 },
  '1:1': { width: 960, height: 960 },
}

/** Even sides; smaller where the engine's own pictures are. */
export function chooseSize(
  ratio: FilmRatio,
  sizes: readonly { readonly ratio: string; readonly width: number }[],
): FilmSize {
  const full = SIZES[ratio]
  const painted = sizes.find((size) => size.ratio === ratio)
  const scale = Math.min(1, (painted?.width ?? full.width) / full.width)
  const side = (length: number) => Math.max(16, Math.round((length * scale) / 2) * 2)
  return { width: side(full.width), height: side(full.height) }
}

export interface Piece {
  /** One: it after its crossing. Two: the crossing from the first into the second. */
  readonly shots: readonly FilmShot[]
  readonly frames: number
}

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERER, value]))
    .digest('base64url')

const describe = (
  { image, motion, clip, seconds, text, speech }: FilmShot,
  captions: CaptionMode,
) => {
  const shown = captions === 'burned' ? text : ''
  const timed = speech && shown !== '' ? [[speech.from.toFixed(2), speech.to.toFixed(2)]] : []
  const [seen, moved] = clip ? [clip.key, 'clip'] : [image, motion]
  return [seen, moved, seconds, shown, ...timed]
}

/** Name of the spoken words of a caption, and what they are charged by. */
export function nameSpeech(speech: { identity: string; voice: string; words: string }): string {
  const { identity, voice, words } = speech
  return createHash('sha256')
    .update(JSON.stringify(['speech', identity, voice, words]))
    .digest('base64url')
}

/** Name of a shot's video by a model, and what it is charged by. */
export const keyOfClip = (order: object): string =>
  createHash('sha256')
    .update(JSON.stringify(['clip', order]))
    .digest('base64url')

/** Name of a piece's file among those of its draft. */
export function namePiece({ shots }: Piece, captions: CaptionMode, size: FilmSize): string {
  const [first, second] = shots
  const shown = shots.map((shot) => describe(shot, captions))
  const name = digest([
    size,
    shown,
    second ? second.crossing : countCrossingFrames(first as FilmShot),
  ])
  return `${name}.mp4`
}

/** Identity of a charged shot; a change of anything else is free. */
export function keyOfShot(shot: FilmShot, ratio: FilmRatio, captions: CaptionMode): string {
  return digest([ratio, describe(shot, captions), shot.crossing])
}

/** Identity of picture and sound of a whole film. */
export const keyOfFilm = (params: object): string => digest(params)

/** Pieces that show this shot after the one before it (null: it is the first). */
export function listPieces(shot: FilmShot, before: FilmShot | null): readonly Piece[] {
  const own = before ? shot : { ...shot, crossing: 'none' as const }
  const crossing = countCrossingFrames(own)
  const body = { shots: [own], frames: countFrames(own) - crossing }
  return before && crossing > 0 ? [{ shots: [before, own], frames: crossing }, body] : [body]
}

/** Frames of a film's pieces. */
import type { FilmShot } from '@contract/tools/film'
import { CROSSING_SECONDS } from '../../motion/crossing'

export const FILM_FPS = 24
/** Its camera goes on so long after a shot, for the crossing into the next. */
export const TAIL_SECONDS = 0.75

export const countFrames = ({ seconds }: Pick<FilmShot, 'seconds'>): number =>
  Math.round(seconds * FILM_FPS)

/** Frames from its beginning in which the shot before is still seen. */
export const countCrossingFrames = ({ crossing }: Pick<FilmShot, 'crossing'>): number =>
  Math.round(CROSSING_SECONDS[crossing] * FILM_FPS)

import { z } from 'zod'
import { FITTING_MUSIC, MOOD_IDS, NO_MUSIC } from '../tools/music'

/** Music of a short video that has no form. */
export const musicChoice = z.enum([NO_MUSIC, FITTING_MUSIC, ...MOOD_IDS]).default(FITTING_MUSIC)

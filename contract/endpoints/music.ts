import { z } from 'zod'
import { MOOD_IDS } from '../tools/music'
import { defineEndpoints } from './define'

export const musicEndpoints = defineEndpoints({
  sample: {
    method: 'GET',
    path: '/api/music/sample',
    auth: 'public',
    summary: 'A short piece of a mood of music, as MP3 (not in the specification)',
    query: z.object({ mood: z.enum(MOOD_IDS) }),
    data: z.object({ url: z.string() }),
  },
})

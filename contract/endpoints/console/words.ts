/** Words that are refused in what people write. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { defineEndpoints } from '../define'

/** A line each; `!` before an ordinary phrase, `#` before a remark. */
const words = z.string().max(200_000, '词表最多 20 万字')

const wordsView = z.object({
  text: z.string(),
  /** Words that are refused besides, of the server’s own lists. */
  builtIn: z.number().int(),
  /** And of words.txt on the machine that answers. */
  inFile: z.number().int(),
})

export const consoleWordEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/words',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'The operator’s own list of words',
    data: wordsView,
  },
  save: {
    method: 'POST',
    path: '/api/console/words',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Replace the list; every process knows it within seconds',
    body: z.strictObject({
      text: words,
      /** Previous version: refused when it was changed meanwhile. */
      was: words,
      reason: z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字'),
    }),
    data: wordsView,
  },
  try: {
    method: 'POST',
    path: '/api/console/words/try',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'What would be refused of a sentence with this list; nothing is saved',
    body: z.strictObject({ text: words, sentence: z.string().max(2000, '最多 2000 个字') }),
    data: z.object({ found: z.array(z.string()) }),
  },
})

/** The theme of each day to come: computed, chosen among those that are shipped, or written. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { defineEndpoints } from '../define'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, '没有这一天')
const line = z.string().trim().min(1, '请写两句').max(16, '一句最多 16 个字')

const written = z.strictObject({
  /** Of a festival; empty: a verse. */
  name: z.string().trim().max(8, '名字最多 8 个字'),
  lines: z.tuple([line, line]),
  prompt: z.string().trim().min(1, '请写画什么').max(200, '提示词最多 200 个字'),
  /** Of the standard model's engine; null: it chooses. */
  style: z.string().max(64, '没有这种画风').nullable(),
})

const themesView = z.object({
  /** From today on. */
  days: z.array(
    z.object({
      ...written.shape,
      day: z.string(),
      source: z.enum(['computed', 'chosen', 'written']),
      /** Of a shipped one. */
      choice: z.string().nullable(),
      /** Null: it is not painted yet. */
      thumbUrl: z.string().nullable(),
    }),
  ),
  /** Shipped ones. */
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
  styles: z.array(z.object({ id: z.string(), name: z.string() })),
})

export const consoleThemeEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/themes',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'The themes of the coming days, and what may be chosen',
    data: themesView,
  },
  choose: {
    method: 'POST',
    path: '/api/console/themes/{day}/choose',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Give a day one of the shipped themes; null: the one that is computed. Idempotent',
    params: z.object({ day }),
    body: z.strictObject({ choice: z.string().max(40, '没有这个主题').nullable() }),
    data: themesView,
  },
  write: {
    method: 'POST',
    path: '/api/console/themes/{day}',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Write the theme of a day; its picture was uploaded before, null keeps the one it has',
    params: z.object({ day }),
    body: z.strictObject({
      ...written.shape,
      picture: z.string().min(1, '请选一张图').max(40, '没有这张图').nullable(),
    }),
    data: themesView,
  },
})

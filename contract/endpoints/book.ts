import { z } from 'zod'
import { defineEndpoints, id, pageSchema, pageQuery } from './define'

const bookTerm = z.object({
  zh: z.string(),
  en: z.string(),
  /** Effect of the word on a picture. */
  what: z.string(),
  /** Id of its category. */
  category: z.string(),
  /** The embedded painter reads all of it. */
  known: z.boolean(),
})

export const bookEndpoints = defineEndpoints({
  books: {
    method: 'GET',
    path: '/api/mj/books',
    auth: 'public',
    summary: 'The prompt book: words for prompts, by category and by words',
    query: pageQuery.extend({
      category: id.optional(),
      /** In Chinese or in English. */
      search: z.string().max(40).optional(),
    }),
    data: pageSchema(bookTerm).extend({
      /** All categories of the book, in its order, whatever was requested. */
      categories: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })),
    }),
  },
})

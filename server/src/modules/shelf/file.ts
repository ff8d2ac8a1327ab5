/** The form all files of shelves have: what is ours, in its order, and which shipped ones hide. */
import { z } from 'zod'
import { hasUnstorableText } from '../../lib/text'
import { texts } from './texts'

/** Control characters and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** One line that people read. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max, texts.tooLong(max))
    .refine((text) => !UNSEEN.test(text) && !hasUnstorableText(text), texts.unseen)
}

export const itemKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, texts.badKey)

interface Shelf<T> {
  readonly item: z.ZodType<T>
  readonly keyOf: (item: T) => string
  readonly most: number
  /** Keys of what is shipped. */
  readonly shipped: readonly string[]
}

function findTwice(keys: readonly string[]): number {
  return keys.findIndex((key, place) => keys.indexOf(key) !== place)
}

export function shelfFile<T>({ item, keyOf, most, shipped }: Shelf<T>) {
  return z
    .strictObject({
      items: z.array(item).max(most, texts.tooMany(most)),
      /** Keys of shipped ones that are not shown. */
      hidden: z.array(z.string().max(80)).max(200).default([]),
      /** For whoever edits the file: what is shipped. Says nothing to an import. */
      shipped: z.array(z.string()).max(500).optional(),
    })
    .superRefine(({ items, hidden }, context) => {
      const keys = items.map(keyOf)
      const twice = findTwice(keys)
      if (twice >= 0)
        context.addIssue({
          code: 'custom',
          path: ['items', twice],
          message: texts.twice(keys[twice] ?? ''),
        })
      const taken = keys.findIndex((key) => shipped.includes(key))
      if (taken >= 0)
        context.addIssue({
          code: 'custom',
          path: ['items', taken],
          message: texts.taken(keys[taken] ?? ''),
        })
      const unknown = hidden.findIndex((key) => !shipped.includes(key))
      if (unknown >= 0)
        context.addIssue({
          code: 'custom',
          path: ['hidden', unknown],
          message: texts.notShipped(hidden[unknown] ?? ''),
        })
      if (findTwice(hidden) >= 0)
        context.addIssue({
          code: 'custom',
          path: ['hidden'],
          message: texts.twice(hidden[findTwice(hidden)] ?? ''),
        })
    })
}

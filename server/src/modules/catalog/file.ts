/** The form all files of catalogs have: what is ours, in its order, and which shipped ones hide. */
import { z } from 'zod'
import { hasUnstorableText } from '../../platform/lib/text'
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

interface Catalog<T> {
  readonly item: z.ZodType<T>
  readonly keyOf: (item: T) => string
  readonly most: number
  /** Keys of what is shipped. */
  readonly shipped: readonly string[]
  /** Kinds of items: the operator's own in addition to the shipped ones, or those themselves. */
  readonly about?: 'own' | 'shipped'
}

type Issue = readonly [path: readonly (string | number)[], message: string]

function twiceIn(keys: readonly string[], list: string): Issue[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) === index ? [] : [[[list, index], texts.twice(key)] as const],
  )
}

function strangersIn(keys: readonly string[], list: string, shipped: readonly string[]): Issue[] {
  return keys.flatMap((key, index) =>
    shipped.includes(key) ? [] : [[[list, index], texts.notShipped(key)] as const],
  )
}

function takenIn(keys: readonly string[], shipped: readonly string[]): Issue[] {
  return keys.flatMap((key, index) =>
    shipped.includes(key) ? [[['items', index], texts.taken(key)] as const] : [],
  )
}

export function catalogFile<T>({ item, keyOf, most, shipped, about = 'own' }: Catalog<T>) {
  return z
    .strictObject({
      items: z.array(item).max(most, texts.tooMany(most)),
      /** Keys of shipped ones that are not shown. */
      hidden: z.array(z.string().max(80)).max(200).default([]),
      /** The shipped items, for the editor of the file. Ignored by an import. */
      shipped: z.array(z.string()).max(500).optional(),
    })
    .superRefine(({ items, hidden }, context) => {
      const keys = items.map(keyOf)
      const issues = [
        ...twiceIn(keys, 'items'),
        ...(about === 'own' ? takenIn(keys, shipped) : strangersIn(keys, 'items', shipped)),
        ...strangersIn(hidden, 'hidden', shipped),
        ...twiceIn(hidden, 'hidden'),
      ]
      for (const [path, message] of issues) {
        context.addIssue({ code: 'custom', path: [...path], message })
      }
    })
}

import { z } from 'zod'
import {
  CHARACTER_NAME_RULE,
  CHARACTER_PICTURES_MAX,
  CHARACTER_WORDS_MAX,
  isCharacterName,
} from '../characters'
import { defineEndpoints, id, isoTime, nothing, pageQuery, pageSchema } from './define'
import { mediaRef } from './tools'
import { multilineSchema, nameSchema, oneLine } from './words'

const name = z
  .string()
  .max(100, CHARACTER_NAME_RULE)
  .transform(oneLine)
  .refine(isCharacterName, CHARACTER_NAME_RULE)
const words = multilineSchema(CHARACTER_WORDS_MAX, `最多写 ${CHARACTER_WORDS_MAX} 个字`)
const whose = nameSchema(20, { empty: '写上是谁', long: '最多 20 个字' })

const slot = z.string().max(40)
const tint = z.string().max(20).optional()

/** Looks for the painter of this installation. */
const looks = z.strictObject({
  thing: slot,
  tint,
  traits: z.array(z.strictObject({ slot, value: slot, tint })).max(16),
})

/** A mention with the looks of its card, for a forecast. */
export const mentionedLooks = z.strictObject({ name: z.string().refine(isCharacterName), looks })

/** The same with Chinese names, to be shown. */
const namedLooks = looks.extend({
  name: z.string(),
  traits: z.array(z.strictObject({ slot, value: slot, tint, name: z.string() })),
})

export const characterView = z.object({
  id: z.string(),
  name: z.string(),
  /**
   * Of each character of the name its readings in toneless pinyin, the usual one first; a letter is
   * its own. Answers of older releases, which a device may have stored, lack it.
   */
  readings: z.array(z.array(z.string())).optional(),
  words: z.string(),
  /** Null: the painter here knows it by its words alone. */
  looks: namedLooks.nullable(),
  /** Those that are still there, the main one first. */
  pictures: z.array(z.object({ ref: mediaRef, thumbUrl: z.string(), url: z.string() })),
  /** Agreement of the real person it shows; null: it is no real person. */
  real: z.object({ whose: z.string(), agreedAt: isoTime }).nullable(),
  /** Pictures that were made with it. */
  painted: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
})

const characterBody = z.strictObject({
  name,
  words,
  /** Uploads or pictures of my own, the main one first. */
  pictures: z.array(mediaRef).max(CHARACTER_PICTURES_MAX, `最多 ${CHARACTER_PICTURES_MAX} 张图`),
  /** Left out: as the words are read. */
  looks: looks.nullish(),
  /** Of a real person: whose, and that they agreed. */
  real: z.strictObject({ whose, agreed: z.literal(true, '要本人同意才能存') }).nullable(),
})

export const characterEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/characters',
    auth: 'user',
    summary: 'My characters, the last changed first',
    query: pageQuery,
    data: pageSchema(characterView),
  },
  read: {
    method: 'GET',
    path: '/api/characters/{id}',
    auth: 'user',
    summary: 'A character of mine',
    params: z.object({ id }),
    data: characterView,
  },
  create: {
    method: 'POST',
    path: '/api/characters',
    auth: 'user',
    summary: 'Make a character from a name, words and up to four pictures',
    body: characterBody,
    data: characterView,
  },
  change: {
    method: 'PUT',
    path: '/api/characters/{id}',
    auth: 'user',
    summary: 'Change a character; jobs that were ordered before stay as they are',
    params: z.object({ id }),
    body: characterBody,
    data: characterView,
  },
  remove: {
    method: 'DELETE',
    path: '/api/characters/{id}',
    auth: 'user',
    summary: 'Delete a character; pictures made with it stay',
    params: z.object({ id }),
    data: nothing,
  },
  readLooks: {
    method: 'POST',
    path: '/api/characters/looks',
    auth: 'user',
    summary: 'Read how the painter here would draw these words',
    body: z.strictObject({ words }),
    data: z.object({
      looks: namedLooks.nullable(),
      /** Words that its drawing does not show. */
      unread: z.array(z.string()),
    }),
  },
})

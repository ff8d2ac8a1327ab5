/** 短片: drafts of films. */
import type { CharacterMention } from '@contract/characters'
import type {
  CaptionMode,
  FilmRatio,
  ShotClip,
  ShotCrossing,
  ShotMotion,
} from '@contract/storyboard'
import type { SentParams } from '@contract/tools/define'
import type { MediaRef } from '@contract/tools/media'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, createdAt } from './columns'

export interface StoredShot {
  readonly id: string
  readonly text: string
  readonly characters: readonly CharacterMention[]
  readonly caption: string
  readonly motion: ShotMotion
  readonly seconds: number
  readonly crossing: ShotCrossing
  readonly picture: MediaRef | null
  /** Null or left out: a camera moves over the picture. */
  readonly clip?: ShotClip | null
  /** The job that paints it, also after its end: its picture takes the place of `picture`. */
  readonly paintedBy: string | null
}

/** A film that was ordered: which job, and what its shots and pieces were. */
export interface StoredFilm {
  readonly jobId: string
  /** By shot, what it was charged for: see modules/storyboard/keys. */
  readonly keys: Readonly<Record<string, string>>
  /** By shot, the key of its spoken caption; left out: nothing was spoken. */
  readonly speech?: Readonly<Record<string, string>>
  /** By shot, the key of its video by a model; left out: it has none. */
  readonly clips?: Readonly<Record<string, string>>
  /** Of everything that the film shows and sounds like. */
  readonly whole: string
}

export const storyboards = pgTable(
  'storyboards',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
    title: text('title').notNull(),
    script: text('script').notNull(),
    ratio: text('ratio').$type<FilmRatio>().notNull(),
    style: text('style'),
    model: text('model'),
    captions: text('captions').$type<CaptionMode>().notNull(),
    /** Of contract/tools/film FILM_SOUND. */
    sound: jsonb('sound').$type<SentParams>().notNull(),
    /** Of the music, so that it stays the same while shots change. */
    seed: integer('seed').notNull(),
    shots: jsonb('shots').$type<StoredShot[]>().notNull(),
    film: jsonb('film').$type<StoredFilm>(),
    /** The published film that it began from; its films count as remakes of it. */
    remakeOf: text('remake_of'),
    /** Keys of shots that a film of this draft was charged for, the last first. */
    charged: jsonb('charged').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('storyboards_mine_idx').on(
      t.userId,
      t.updatedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
  ],
)

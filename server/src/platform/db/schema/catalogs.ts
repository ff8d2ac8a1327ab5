/** Items published by operators, in addition to those shipped as data. */
import { integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { at, createdAt } from './columns'

/** Banners at the head of 广场. */
export const banners = pgTable('banners', {
  key: text('key').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  words: text('words').notNull(),
  /** A page of ours with its query, or an https address. */
  link: text('link').notNull(),
  activeFrom: at('active_from'),
  activeUntil: at('active_until'),
  /** As `app-sign` names them; none = all. */
  platforms: text('platforms').array().notNull(),
  /** Storage keys, never URLs. */
  imageKey: text('image_key').notNull(),
  thumbKey: text('thumb_key').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  thumbhash: text('thumbhash').notNull(),
  color: text('color').notNull(),
  /** SHA-256 of the file it was made from: the same file is not stored again. */
  sourceHash: text('source_hash').notNull(),
})

/** Shipped things an operator took off their catalog. */
export const hiddenItems = pgTable(
  'hidden_items',
  {
    catalog: text('shelf', { enum: ['banners', 'styles', 'apps'] }).notNull(),
    key: text('key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.catalog, t.key] })],
)

/** Small apps of the operator: recipes over the tools. */
export const smallApps = pgTable('small_apps', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  summary: text('summary').notNull(),
  tags: text('tags').array().notNull(),
  tool: text('tool').notNull(),
  fixed: jsonb('fixed').$type<Record<string, unknown>>().notNull(),
  open: text('open').array().notNull(),
  /** Storage key; null: that of its tool. */
  coverKey: text('cover_key'),
})

/** Styles of the engines that the operator puts first, with tags of the operator's. */
export const styleNotes = pgTable('style_notes', {
  /** `<engine>:<style>` */
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  tags: text('tags').array().notNull(),
})

/** Styles of the operator: words around those of people, on an engine. Their order is that of the notes. */
export const operatorStyles = pgTable('operator_styles', {
  /** Id used by jobs. */
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  engineId: text('engine_id').notNull(),
  /** Null: every model of the engine. */
  modelId: text('model_id'),
  template: text('template').notNull(),
  negative: text('negative').notNull(),
  baseStyle: text('base_style'),
  strength: real('strength'),
  /** Storage key, never a URL. */
  coverKey: text('cover_key').notNull(),
  thumbhash: text('thumbhash').notNull(),
  createdAt: createdAt(),
})

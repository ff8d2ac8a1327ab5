/** Styles of the operator: words around those of people, on an engine of this installation. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { STYLE_WORDS_PLACE } from '../../style-template'
import { defineEndpoints, id } from '../define'

const MOST_TEMPLATE = 400
const MOST_NEGATIVE = 200
const MOST_WORDS = 200

const style = z.strictObject({
  name: z.string().trim().min(1, '请写名字').max(8, '名字最多 8 个字'),
  engineId: z.string().min(1, '请选引擎').max(80, '没有这个引擎'),
  /** Null: all models of the engine that paint from words. */
  modelId: z.string().max(160, '没有这个模型').nullable(),
  template: z
    .string()
    .trim()
    .max(MOST_TEMPLATE, `提示词模板最多 ${MOST_TEMPLATE} 个字`)
    .refine(
      (text) => text.split(STYLE_WORDS_PLACE).length === 2,
      `提示词模板里要有一处 ${STYLE_WORDS_PLACE}，用的人写的话放在那里`,
    ),
  negative: z.string().trim().max(MOST_NEGATIVE, `不要的东西最多 ${MOST_NEGATIVE} 个字`),
  /** Of the engine's own; null: the engine chooses. */
  baseStyle: z.string().max(64, '没有这种画风').nullable(),
  /** 0 … 1; null: as people choose. */
  strength: z.number().min(0, '强度在 0 和 1 之间').max(1, '强度在 0 和 1 之间').nullable(),
})

/** An upload of the signed-in user; it is copied. */
const picture = z.string().min(1, '请选一张图').max(40, '没有这张图')

const styleRow = z.object({
  ...style.shape,
  id: z.string(),
  /** As the catalogs name it. */
  key: z.string(),
  coverUrl: z.string(),
  on: z.boolean(),
})

/** Engines and base models for a style. */
const engineRow = z.object({
  id: z.string(),
  name: z.string(),
  models: z.array(z.object({ id: z.string(), name: z.string() })),
  styles: z.array(z.object({ id: z.string(), name: z.string() })),
  negativePrompt: z.boolean(),
  styleStrength: z.boolean(),
})

const stylesView = z.object({ styles: z.array(styleRow), engines: z.array(engineRow) })

export const consoleStyleEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/styles',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Styles of the operator as they were written, and the engines that can have some',
    data: stylesView,
  },
  add: {
    method: 'POST',
    path: '/api/console/styles',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Add a style of the operator, with a cover that was uploaded before',
    body: z.strictObject({ ...style.shape, picture }),
    data: stylesView,
  },
  change: {
    method: 'POST',
    path: '/api/console/styles/{id}',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Change a style of the operator; jobs that were ordered are painted as it was',
    params: z.object({ id }),
    body: z.strictObject({ ...style.shape, picture: picture.nullable() }),
    data: stylesView,
  },
  try: {
    method: 'POST',
    path: '/api/console/styles/try',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Paint one picture in a style that need not be saved; labelled, not stored, free',
    body: z.strictObject({
      ...style.omit({ name: true }).shape,
      words: z
        .string()
        .trim()
        .min(1, '请写一句画面')
        .max(MOST_WORDS, `画面最多 ${MOST_WORDS} 个字`),
    }),
    data: z.object({
      /** A WebP of at most 640 px with the label and its record, as a data URL. */
      picture: z.string(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  },
})

import { z } from 'zod'
import { BATCH_MAX, BATCH_TEXT_MAX } from '../batch'
import { CHARACTERS_IN_PROMPT } from '../characters'
import { COMPARED_MAX } from '../jobs'
import { mentionedLooks } from './characters'
import { defineEndpoints, id } from './define'
import { editOrder } from './edit-shapes'
import { batchCell, jobView } from './job'

/** Parameters are checked against the tool's definition (contract/tools), not here. */
export const submitBody = z.strictObject({
  /** Made by the client; the same id again answers the same job. */
  requestId: z.string().min(8).max(64),
  params: z.record(z.string().max(40), z.unknown()),
  /** The price the person saw; refused with QUOTE_CHANGED when it is another now. */
  quotedCredits: z.number().int().min(0),
  /** Of a tool that several models serve: the chosen one; the modes of 创作 name it in `params`. */
  modelId: z.string().min(1).max(120).optional(),
  /** The job this one is made from. */
  parentId: id.optional(),
  /** 画同款: the public work this one is made after. */
  remakeOf: id.optional(),
  /** 对话改图: makes it a version of a thread. */
  edit: editOrder.optional(),
})

/** 一次多张: the orders are cells of one text with slots. */
export const batchBody = z.strictObject({
  template: z.string().min(1).max(BATCH_TEXT_MAX),
  /** Each line of the template is a prompt. */
  lines: z.boolean(),
  sameSeed: z.boolean(),
  /** The cell of each order. */
  cells: z.array(batchCell).min(1).max(BATCH_MAX),
  /** Cells that were ticked on the form, ordered now or later. */
  chosen: z.array(batchCell).max(BATCH_MAX),
  /** The batch that these cells are added to; left out: a new one. */
  comparisonId: id.optional(),
})

const compareBody = z
  .strictObject({
    /** Made by the client; the same id again answers the same jobs. */
    requestId: z.string().min(8).max(60),
    /** Parameters of text2img. Without `batch`: the same prompt, each with its own model. */
    orders: z
      .array(z.record(z.string().max(40), z.unknown()))
      .min(1)
      .max(BATCH_MAX),
    /** The sum the person saw; refused with QUOTE_CHANGED when it is another now. */
    quotedCredits: z.number().int().min(0),
    batch: batchBody.optional(),
  })
  .refine(
    ({ orders, batch }) =>
      batch
        ? batch.cells.length === orders.length
        : orders.length >= 2 && orders.length <= COMPARED_MAX,
    { path: ['orders'] },
  )

export const submitData = z.object({
  job: jobView,
  /** Balance after the hold. */
  balance: z.number().int(),
})

export const readPromptBody = z.strictObject({
  prompt: z.string().max(4000),
  negativePrompt: z.string().max(4000).optional(),
  /** Left out: the first one of 文生图. */
  modelId: z.string().min(1).max(120).optional(),
  /** Cards that the prompt mentions. */
  characters: z.array(mentionedLooks).max(CHARACTERS_IN_PROMPT).optional(),
  /** The style chosen for the picture: some show less than others. */
  style: z.string().max(40).nullish(),
})

export const POLISH_AMOUNTS = ['less', 'usual', 'more'] as const

export const POLISH_KINDS = [
  'time',
  'weather',
  'place',
  'detail',
  'composition',
  'style',
  'replace',
  'praise',
] as const

/** One proposal of 润色. */
export const promptChange = z.object({
  kind: z.enum(POLISH_KINDS),
  /** Place in the prompt as it was sent, UTF-16 units; an addition has no length. */
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  /** In place of it; '' takes it away. */
  text: z.string(),
  /** Its words alone, to be listed. */
  word: z.string(),
  /** False: the chosen style contradicts it; used only when switched on. */
  used: z.boolean(),
})

/** Forecast of a model for a prompt. */
export const promptForecast = z.object({
  /** Words of the prompt that it draws, as they were written. */
  understood: z.array(z.string()),
  /** Words of how it is made, as its style, mood or framing; left out: none. */
  manner: z.array(z.string()).optional(),
  /** Words that it leaves out. */
  ignored: z.array(z.string()),
  /** Words without a drawing, each with the near thing that is drawn for it. */
  substituted: z.array(z.object({ word: z.string(), by: z.string() })),
  /** Of words left out: what it would draw in their place. */
  near: z.array(z.object({ word: z.string(), offers: z.array(z.string()) })),
  /** An order of this prompt would be refused (PROMPT_UNDRAWABLE); null: it would not. */
  declined: z
    .object({
      unknown: z.string(),
      /** One sentence for people. */
      message: z.string(),
      /** Whole prompts that it draws, the nearest first. */
      alternatives: z.array(z.string()),
    })
    .nullable(),
  /** It names nothing that can be seen: what is drawn is up to the model. */
  empty: z.boolean(),
  /** It orders a picture and names no subject: the model chooses one. */
  open: z.boolean(),
  /** Known from its words alone: a later call knows those that the picture shows. */
  rough: z.boolean().optional(),
})

export const generateEndpoints = defineEndpoints({
  generate: {
    method: 'POST',
    path: '/api/generate',
    auth: 'user',
    summary: 'Paint from a prompt (tool text2img)',
    body: submitBody,
    data: submitData,
  },
  compare: {
    method: 'POST',
    path: '/api/generate/compare',
    auth: 'user',
    summary:
      'One prompt on up to four models, or up to 24 prompts of one text with slots: all are held and queued, or none (not in the specification)',
    body: compareBody,
    data: z.object({
      /** In the order of `orders`. */
      jobs: z.array(jobView),
      /** Balance after the holds. */
      balance: z.number().int(),
    }),
  },
  readPrompt: {
    method: 'POST',
    path: '/api/generate/read',
    auth: 'public',
    summary:
      'What a model would make of a prompt, while it is written; forecast is null of models that cannot tell, and of a text longer than READ_CHARACTERS',
    body: readPromptBody,
    data: z.object({ forecast: promptForecast.nullable() }),
  },
  polishPrompt: {
    method: 'POST',
    path: '/api/generate/polish',
    auth: 'optional',
    whileClosing: true,
    summary:
      'Proposals for a prompt by rules, with a session also by the chat model where one is configured: what it can gain, what can be replaced, which praise can go; the subject never changes. Free. None for a text longer than READ_CHARACTERS',
    body: z.strictObject({
      prompt: z.string().max(4000),
      negativePrompt: z.string().max(4000).optional(),
      /** The style chosen for the picture. */
      style: z.string().max(40).nullish(),
      amount: z.enum(POLISH_AMOUNTS).default('usual'),
      /** Another number gives other proposals. */
      seed: z.number().int().min(0).max(1_000_000).default(0),
    }),
    /** In the order of the text. */
    data: z.object({ changes: z.array(promptChange) }),
  },
  randomPrompt: {
    method: 'POST',
    path: '/api/generate/randomPrompt',
    auth: 'public',
    summary: 'A prompt to start from; pass the last one to get another',
    body: z.object({ last: z.string().max(800).optional() }).prefault({}),
    data: z.object({ prompt: z.string() }),
  },
})

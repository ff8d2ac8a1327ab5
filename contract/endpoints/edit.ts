/** 对话改图: plans of sentences, and threads of what they made. */
import { z } from 'zod'
import {
  type EditPlan,
  type EditReading,
  type EditRegion,
  SENTENCE_MAX,
  type ThreadVersionView,
} from '../edits'
import { JOB_STATUSES } from '../jobs'
import { INITIAL_STRENGTH, REFERENCE_ROLES, REFERENCES_MAX } from '../tools/references'
import { MAX_OUTLINE_POINTS } from '../things'
import { defineEndpoints, id, isoTime, nothing, pageQuery, pageSchema } from './define'
import { bounds, editStep, editSteps, keepNames } from './edit-shapes'
import { jobView } from './job'
import { mediaRef } from './tools'

const share = z.number().min(0).max(1)

const editRegion: z.ZodType<EditRegion> = z.object({
  id: z.string(),
  name: z.string(),
  bounds,
  outline: z
    .array(z.tuple([share, share]))
    .max(MAX_OUTLINE_POINTS)
    .optional(),
  role: z.enum(['change', 'keep', 'free']),
})

const editPlan: z.ZodType<EditPlan> = z.object({
  id: z.string(),
  summary: z.string(),
  steps: z.array(editStep),
  keep: z.array(z.string()),
  tool: z.string(),
  params: z.record(z.string(), z.unknown()),
  modelId: z.string().nullable(),
  quote: z.number().int(),
  etaMs: z.number().int().nullable(),
  regions: z.array(editRegion),
  references: z
    .object({
      used: z.array(z.number().int()),
      notUsed: z.array(z.object({ number: z.number().int(), reason: z.string() })),
    })
    .optional(),
})

const references = z
  .array(
    z.strictObject({
      number: z.number().int().min(1).max(REFERENCES_MAX),
      image: mediaRef,
      role: z.enum(REFERENCE_ROLES),
      strength: z.number().int().min(0).max(100).default(INITIAL_STRENGTH),
    }),
  )
  .max(REFERENCES_MAX, `参考图最多 ${REFERENCES_MAX} 张`)
  .refine(
    (all) => new Set(all.map(({ number }) => number)).size === all.length,
    '参考图的编号不能重复',
  )

const editReading: z.ZodType<EditReading> = z.object({
  plans: z.array(editPlan),
  notUnderstood: z.array(z.string()),
  declined: z
    .object({
      reason: z.enum(['cannot', 'not-understood', 'blocked']),
      words: z.string().optional(),
      message: z.string(),
      alternatives: z.array(editPlan).max(3),
    })
    .optional(),
})

const versionView: z.ZodType<ThreadVersionView> = z.object({
  id: z.string(),
  number: z.number().int(),
  parentId: z.string().nullable(),
  jobId: z.string().nullable(),
  picture: mediaRef.nullable() as z.ZodType<ThreadVersionView['picture']>,
  thumbUrl: z.string().nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  sentence: z.string().nullable(),
  summary: z.string().nullable(),
  status: z.enum([...JOB_STATUSES, 'deleted']),
  credits: z.number().int(),
  createdAt: isoTime,
})

const threadHead = z.object({
  id: z.string(),
  title: z.string(),
  currentId: z.string(),
  updatedAt: isoTime,
})

export const threadView = threadHead.extend({ versions: z.array(versionView) })

const sentence = z
  .string()
  .trim()
  .min(1, '说一句要改什么')
  .max(SENTENCE_MAX, `一句话最多 ${SENTENCE_MAX} 个字`)

export const editEndpoints = defineEndpoints({
  plan: {
    method: 'POST',
    path: '/api/edit/plan',
    auth: 'user',
    summary:
      'What a sentence would change in a picture of mine; free, nothing is held (not in the specification)',
    body: z
      .strictObject({
        pictureId: id.optional(),
        /** An upload or a picture. */
        media: mediaRef.optional(),
        sentence,
        threadId: id.optional(),
        /** The version that is continued; left out: the current one. */
        versionId: id.optional(),
        /** Corrected by hand: the plan is made of these instead of the sentence. */
        steps: editSteps.optional(),
        /** Names of parts that shall stay besides those of the sentence. */
        keep: keepNames.optional(),
        modelId: z.string().min(1).max(120).optional(),
        /** Mentioned in the sentence by `@1`. */
        references: references.optional(),
        /** Drawn on the picture: only what is inside changes. */
        box: bounds
          .refine(
            ({ x, y, width, height }) =>
              Math.min(width, height) >= 0.02 && Math.max(x + width, y + height) <= 1.001,
            '框太小了，画大一点',
          )
          .optional(),
      })
      .refine(
        ({ pictureId, media }) => (pictureId === undefined) !== (media === undefined),
        '先选一张图片',
      ),
    data: editReading,
  },
  suggestions: {
    method: 'GET',
    path: '/api/edit/suggestions',
    auth: 'user',
    summary:
      'Sentences to begin with, only about what was found in this picture of mine (not in the specification)',
    query: z.object({ picture: mediaRef }),
    data: z.object({
      suggestions: z.array(z.object({ sentence: z.string(), bounds })).max(3),
      /** Uses that an edit here makes of reference pictures; left out by older servers. */
      references: z
        .object({
          max: z.number().int(),
          roles: z.array(z.enum(REFERENCE_ROLES)),
          degrees: z.boolean(),
        })
        .optional(),
    }),
  },
  putBack: {
    method: 'POST',
    path: '/api/edit/{jobId}/putBack',
    auth: 'user',
    summary:
      'A new version of an edit of mine with the pixels of its parent where a part changed; free (not in the specification)',
    params: z.object({ jobId: id }),
    body: z.strictObject({ name: z.string().min(1).max(40) }),
    data: z.object({ job: jobView }),
  },
  keepDrift: {
    method: 'POST',
    path: '/api/edit/{jobId}/keepDrift',
    auth: 'user',
    whileClosing: true,
    summary:
      'An edit of mine is good as it is: what changed besides is not mentioned again (not in the specification)',
    params: z.object({ jobId: id }),
    data: nothing,
  },
  threads: {
    method: 'GET',
    path: '/api/thread/my',
    auth: 'user',
    summary: 'My threads of edits, the last changed first (not in the specification)',
    query: pageQuery,
    data: pageSchema(
      threadHead.extend({
        thumbUrl: z.string().nullable(),
        versionCount: z.number().int(),
      }),
    ),
  },
  thread: {
    method: 'GET',
    path: '/api/thread/{id}',
    auth: 'user',
    summary: 'A thread of mine with all its versions, by number (not in the specification)',
    params: z.object({ id }),
    data: threadView,
  },
  updateThread: {
    method: 'PUT',
    path: '/api/thread/{id}',
    auth: 'user',
    summary:
      'Rename a thread of mine, or continue with another version: free (not in the specification)',
    params: z.object({ id }),
    body: z.strictObject({
      title: z.string().trim().min(1, '写个名字').max(40, '名字最多 40 个字').optional(),
      currentId: id.optional(),
    }),
    data: threadView,
  },
  deleteThread: {
    method: 'DELETE',
    path: '/api/thread/{id}',
    auth: 'user',
    summary: 'Delete a thread of mine; its pictures stay (not in the specification)',
    params: z.object({ id }),
    data: nothing,
  },
  deleteVersion: {
    method: 'DELETE',
    path: '/api/thread/{id}/version/{versionId}',
    auth: 'user',
    summary:
      'Delete a version and its job; versions made from it continue its parent (not in the specification)',
    params: z.object({ id, versionId: id }),
    data: threadView.nullable(),
  },
})

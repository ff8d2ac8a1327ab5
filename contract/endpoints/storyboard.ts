import { z } from 'zod'
import { CHARACTERS_IN_PROMPT, isCharacterName } from '../characters'
import {
  CAPTION_MAX,
  CAPTION_MODES,
  FILM_RATIOS,
  NEXT_PICTURE,
  SCRIPT_MAX,
  SHOT_CROSSINGS,
  SHOT_MOTIONS,
  SHOT_SECONDS,
  SHOT_TEXT_MAX,
  SHOTS_MAX,
  STORYBOARD_TITLE_MAX,
} from '../storyboard'
import { defineEndpoints, id, isoTime, nothing, pageQuery, pageSchema } from './define'
import { jobView, sourceView } from './job'
import { SEED_MAX } from '../tools/define'
import { mediaRef } from './tools'
import { multilineSchema, oneLine } from './words'

const line = (max: number, long: string) =>
  z
    .string()
    .max(10_000, long)
    .transform(oneLine)
    .refine((text) => [...text].length <= max, long)

const script = multilineSchema(SCRIPT_MAX, `剧本最多 ${SCRIPT_MAX} 字，请删短一些`)
const title = line(STORYBOARD_TITLE_MAX, `片名最多 ${STORYBOARD_TITLE_MAX} 个字`)
const shotId = z.string().regex(/^[\w-]{1,40}$/, '分镜的编号不对')
const { min, max, step } = SHOT_SECONDS
const seconds = z
  .number()
  .min(min, `每一镜 ${min} 到 ${max} 秒`)
  .max(max, `每一镜 ${min} 到 ${max} 秒`)
  .multipleOf(step, '时长以半秒为单位')
const mention = z.strictObject({
  id,
  name: z.string().refine(isCharacterName, '角色卡不对，请重新选择'),
})

/** See ShotClip. */
const clip = z.strictObject({
  model: z.string().min(1).max(120),
  last: z.union([z.literal(NEXT_PICTURE), mediaRef]).nullable(),
  seed: z.number().int().min(0).max(SEED_MAX),
})

/** Content of a shot, written by its author. */
const shotContent = {
  /** Made by the client, of its own within the draft; stays when shots change places. */
  id: shotId,
  /** Words of its picture, with `@` mentions. */
  text: line(SHOT_TEXT_MAX, `每一镜的画面最多 ${SHOT_TEXT_MAX} 字`),
  /** Cards that the words mention. */
  characters: z
    .array(mention)
    .max(CHARACTERS_IN_PROMPT, `一镜最多用 ${CHARACTERS_IN_PROMPT} 张角色卡`)
    .default([]),
  caption: line(CAPTION_MAX, `字幕最多 ${CAPTION_MAX} 字`),
  motion: z.enum(SHOT_MOTIONS),
  seconds,
  crossing: z.enum(SHOT_CROSSINGS),
}

const shotBody = z.strictObject({
  ...shotContent,
  /** An upload or a picture of mine; null takes it away; left out: as it is. */
  picture: mediaRef.nullish(),
  /** A video model that films it; null: a camera move; left out: as it is. */
  clip: clip.nullish(),
})

const shots = z
  .array(shotBody)
  .max(SHOTS_MAX, `一部短片最多 ${SHOTS_MAX} 镜，先删掉几镜`)
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length, '有两镜的编号一样')

/** Values of FILM_SOUND (contract/tools/film), checked against it; those left out are its defaults. */
const sound = z.record(z.string().max(40), z.unknown())
const look = {
  ratio: z.enum(FILM_RATIOS),
  /** Of the pictures that are painted; null: the model chooses. */
  style: z.string().max(64).nullable(),
  /** Of the pictures that are painted; null: the first of 文生图. */
  model: z.string().min(1).max(120).nullable(),
  captions: z.enum(CAPTION_MODES),
}

const shotView = z.object({
  ...shotContent,
  text: z.string(),
  caption: z.string(),
  characters: z.array(mention),
  /** The picture that is filmed; null: none yet, or it was deleted. */
  picture: sourceView.nullable(),
  /**
   * The last painting of it that has not ended well. `picture` stays what it was until it has.
   * Failed and cancelled ones stay until the next order or another picture.
   */
  painting: z
    .object({
      jobId: id,
      status: z.enum(['queued', 'running', 'failed', 'cancelled']),
      progress: z.number().min(0).max(1),
      /** Why it failed, one sentence. */
      message: z.string().nullable(),
    })
    .nullable(),
  clip: clip.nullable(),
  /** The own picture that `clip.last` names; null: it names none, or it was deleted. */
  lastPicture: sourceView.nullable(),
  /** Credits of filming it now; 0: a film of this draft was charged for it as it is. */
  filmCredits: z.number().int(),
  /** Part of `filmCredits` for its video by a model; null: none can be ordered as it is. */
  clipCredits: z.number().int().nullable(),
})

const quote = z.object({
  /** Shots that have no picture and none being painted. */
  missing: z.array(z.string()),
  /** Of one picture. */
  pictureCredits: z.number().int(),
  /** Of all that are missing. */
  missingCredits: z.number().int(),
  /** Of the whole film if nothing had been filmed. */
  wholeCredits: z.number().int(),
  /** Of the film now. */
  filmCredits: z.number().int(),
  /** Part of `filmCredits` for captions that are spoken and were not spoken before. */
  speechCredits: z.number().int(),
  /** Part of `filmCredits` for videos by models that were not charged before. */
  clipCredits: z.number().int(),
  /** Shots that are charged and rendered; the others come from the films before. */
  changed: z.array(z.string()),
  /** Why it cannot be filmed yet, one sentence; null: it can. */
  notYet: z.string().nullable(),
})

const film = z.object({
  /** `pictureIndex` of it is the 0-based shot that is being rendered. */
  job: jobView,
  /** Its shots when it was ordered, with their places in the film. */
  shots: z.array(z.object({ id: z.string(), fromMs: z.number().int(), toMs: z.number().int() })),
  /** Shots that could not be rendered: the film is without them and they were not charged. */
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
  /** The draft is still what was filmed. */
  isCurrent: z.boolean(),
})

const storyboardView = z.object({
  id: z.string(),
  /** Rises with every change; send it along with the next one. */
  version: z.number().int(),
  title: z.string(),
  script: z.string(),
  ...look,
  sound: z.record(z.string(), z.unknown()),
  /** Own music that `sound` names; null: it names none, or it was deleted. */
  musicFile: sourceView.nullable(),
  shots: z.array(shotView),
  seconds: z.number(),
  quote,
  /** Voices that can speak the captions, the usual one first; null: no speech service is configured. */
  narration: z
    .object({
      voices: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Of each started 100 characters. */
      credits: z.number().int(),
    })
    .nullable(),
  /** Image-to-video models that can film a shot; empty: there are none here. */
  clipModels: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      note: z.string(),
      /** It takes a last frame. */
      lastFrame: z.boolean(),
      /** Lengths it makes with their prices, the shortest first. */
      lengths: z.array(z.object({ seconds: z.number(), credits: z.number().int() })),
    }),
  ),
  /** The film that was ordered last; null: none, or it was deleted. */
  film: film.nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
})

const storyboardCard = z.object({
  id: z.string(),
  title: z.string(),
  /** Of a draft without a title: how it begins. */
  beginning: z.string(),
  ratio: z.enum(FILM_RATIOS),
  shots: z.number().int(),
  seconds: z.number(),
  /** Of the first shot that has a picture. */
  thumbUrl: z.string().nullable(),
  film: z.object({ jobId: id, status: z.string() }).nullable(),
  updatedAt: isoTime,
})

/** Made by the client; the same id again answers the same jobs. */
const requestId = z.string().min(8).max(60)
const order = {
  requestId,
  /** The draft that the person saw. */
  version: z.number().int().min(1),
  /** The price the person saw; refused with QUOTE_CHANGED when it is another now. */
  quotedCredits: z.number().int().min(0),
}
const mine = z.object({ id })

export const storyboardEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/storyboards',
    auth: 'user',
    summary: 'My storyboards, the last changed first',
    query: pageQuery,
    data: pageSchema(storyboardCard),
  },
  read: {
    method: 'GET',
    path: '/api/storyboards/{id}',
    auth: 'user',
    summary: 'A storyboard of mine, with its prices and the state of its pictures and its film',
    params: mine,
    data: storyboardView,
  },
  create: {
    method: 'POST',
    path: '/api/storyboards',
    auth: 'user',
    summary: 'Begin a storyboard; without `shots` the script is divided by rules',
    body: z.strictObject({
      title: title.default(''),
      script: script.default(''),
      ratio: look.ratio.default('9:16'),
      style: look.style.default(null),
      model: look.model.default(null),
      captions: look.captions.default('burned'),
      sound: sound.default({}),
      /** Cards that the script mentions: each goes to the shots with its name. */
      characters: z.array(mention).max(20).default([]),
      shots: shots.optional(),
      /** The work whose shots it begins with, 画同款. */
      remakeOf: id.optional(),
    }),
    data: storyboardView,
  },
  change: {
    method: 'PUT',
    path: '/api/storyboards/{id}',
    auth: 'user',
    summary:
      'Change a storyboard: what is left out stays; `shots` are all of them in their order. CONFLICT if it was changed since `version`',
    params: mine,
    body: z.strictObject({
      version: order.version,
      title: title.optional(),
      script: script.optional(),
      ratio: look.ratio.optional(),
      style: look.style.optional(),
      model: look.model.optional(),
      captions: look.captions.optional(),
      sound: sound.optional(),
      shots: shots.optional(),
    }),
    data: storyboardView,
  },
  remove: {
    method: 'DELETE',
    path: '/api/storyboards/{id}',
    auth: 'user',
    summary: 'Delete a storyboard and its rendered shots; its pictures and films stay',
    params: mine,
    data: nothing,
  },
  split: {
    method: 'POST',
    path: '/api/storyboards/split',
    auth: 'user',
    summary:
      'Shots of a script, by the chat model where one is configured, otherwise by rules; free',
    body: z.strictObject({ script }),
    data: z.object({
      by: z.enum(['rules', 'chat']),
      shots: z.array(z.object({ text: z.string(), caption: z.string(), seconds: z.number() })),
      /** Short ones were joined, because a film has no more shots. */
      joined: z.boolean(),
    }),
  },
  paint: {
    method: 'POST',
    path: '/api/storyboards/{id}/pictures',
    auth: 'user',
    summary:
      'Paint the pictures of these shots, also those that have one: all are ordered, or none',
    params: mine,
    body: z.strictObject({ ...order, shots: z.array(shotId).min(1).max(SHOTS_MAX) }),
    data: z.object({ storyboard: storyboardView, balance: z.number().int() }),
  },
  film: {
    method: 'POST',
    path: '/api/storyboards/{id}/film',
    auth: 'user',
    summary: 'Film a storyboard whose shots all have pictures; only changed shots are charged',
    params: mine,
    body: z.strictObject(order),
    data: z.object({ storyboard: storyboardView, balance: z.number().int() }),
  },
})

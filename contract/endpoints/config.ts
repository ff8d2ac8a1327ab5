import { z } from 'zod'
import { signInProvider } from './auth'
import { SIGN_IN_WAYS } from '../sign-in'
import { REFERENCE_ROLES } from '../tools/references'
import { defineEndpoints, nothing } from './define'

export const modelInfo = z.object({
  id: z.string(),
  name: z.string(),
  engineId: z.string(),
  /** One honest Chinese sentence. */
  note: z.string(),
  coverUrl: z.string().nullable(),
  /** Credits for one picture. */
  costCredits: z.number().int(),
})

export const styleInfo = z.object({
  id: z.string(),
  name: z.string(),
  /** A real picture made by the engine; null until it has been painted. */
  thumbUrl: z.string().nullable(),
  thumbhash: z.string().nullable(),
})

export const sizeInfo = z.object({
  ratio: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})

export const presetInfo = z.object({
  id: z.string(),
  name: z.string(),
  tool: z.string(),
  params: z.record(z.string(), z.unknown()),
  /** Chinese name of the engine that paints it. */
  engineName: z.string(),
  /** Sample by that engine; null until it has been painted. */
  picture: z
    .object({
      /** WebP, longest side 1024 px, with label and metadata. */
      url: z.string(),
      /** WebP, longest side 640 px. */
      thumbUrl: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      /** Base64 thumbhash, the placeholder while loading. */
      thumbhash: z.string(),
    })
    .nullable(),
})

/** Capabilities of the engine behind a model: the form offers exactly this. */
export const generateOption = z.object({
  modelId: z.string(),
  sizes: z.array(sizeInfo),
  styleIds: z.array(z.string()),
  maxCount: z.number().int(),
  maxPromptLength: z.number().int(),
  negativePrompt: z.boolean(),
  /** Styles can be painted weaker and stronger. */
  styleStrength: z.boolean(),
  seed: z.boolean(),
  /** Use of reference pictures; null: none. Left out by older servers. */
  references: z
    .object({
      max: z.number().int(),
      roles: z.array(z.enum(REFERENCE_ROLES)),
      degrees: z.boolean(),
      needed: z.boolean().optional(),
    })
    .nullish(),
  /** It reports which words of the prompt it drew. */
  reads: z.boolean(),
  /** Its engine does not answer now. */
  paused: z.boolean(),
  /** priceByCount[n-1] = credits for n pictures: the server's quote. */
  priceByCount: z.array(z.number().int()),
})

/** Engine that serves a tool, and its limits. */
const servedTool = z.object({
  engine: z.object({ id: z.string(), name: z.string() }),
  model: z.object({ id: z.string(), name: z.string(), note: z.string() }),
  /** The engine does not answer now. */
  paused: z.boolean(),
  /** Credits of one picture by this model. */
  perPicture: z.number().int(),
  /** Charged by the started second of the video it is given. Clients of before rely on it. */
  bySecond: z.boolean(),
  /** Supported parameters: the form leaves out the rest. */
  seed: z.boolean(),
  styleIds: z.array(z.string()),
  maxCount: z.number().int(),
  maxPromptLength: z.number().int(),
  /** Of a tool that asks for a shape: those it makes. */
  sizes: z.array(sizeInfo),
  /** By parameter: values of options it cannot do. */
  lacks: z.record(z.string(), z.array(z.string())),
  /** Credits of each started 100 characters of narration. Left out by older servers. */
  speechCredits: z.number().int().optional(),
  /** Of narration, the usual one first; empty: none is spoken. Left out by older servers. */
  voices: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
})

/** Samples and speed of a model on this installation; empty where there are none. */
const modelHere = z.object({
  modelId: z.string(),
  /** Newest first, public ones and those of the user: at most four. */
  samples: z.array(
    z.object({
      /** Of the picture. */
      id: z.string(),
      thumbUrl: z.string(),
      thumbhash: z.string(),
      color: z.string(),
    }),
  ),
  /** Recent duration of one picture, ms: most lie between. Null: it has not run yet. */
  speed: z.object({ fromMs: z.number().int(), toMs: z.number().int() }).nullable(),
})

const optionInfo = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string().nullable(),
})

/** A video to start from: every shot's words, and what the engine paints of them. */
const storyboardInfo = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the tool `short`, complete but for what an untouched form has. */
  params: z.record(z.string(), z.unknown()),
  seconds: z.number(),
  credits: z.number().int(),
  /** One a shot, in its order; null until it has been painted. */
  pictures: z.array(z.object({ thumbUrl: z.string(), thumbhash: z.string() }).nullable()),
})

export const configEndpoints = defineEndpoints({
  app: {
    method: 'GET',
    path: '/api/app-config/app',
    auth: 'public',
    summary:
      'Start-up configuration for a client of this version, on the platform of app-sign and the system of app-system',
    query: z.object({
      version: z
        .string()
        .regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/)
        .optional(),
    }),
    data: z.object({
      version: z.string(),
      versionCode: z.number().int(),
      /** Null when the running version is current. */
      update: z
        .object({ version: z.string(), notes: z.array(z.string()), required: z.boolean() })
        .nullable(),
      modelList: z.array(modelInfo),
      /** Which tools work now, by tool id. */
      tools: z.array(z.string()),
      /** Platforms one can sign in by on this client, besides the code by SMS. */
      signIns: z.array(signInProvider),
      /** Ways to sign in that work on this client, in the order to show them. */
      ways: z.array(z.enum(SIGN_IN_WAYS)),
      /** Name of the OpenID Connect provider, where `ways` has oidc. */
      oidcName: z.string().nullable(),
      /** Codes by SMS can be had: a number can be bound. */
      sms: z.boolean(),
      /** Given to each new account; 0: nothing. */
      welcomeCredits: z.number().int(),
      /** Copies without the visible label are to be had here (label.plain). */
      plainCopies: z.boolean(),
      /** API keys and webhooks are to be had here. */
      openApi: z.boolean(),
      /** Works have comments on this platform. */
      comments: z.boolean(),
      /** The operator, and the notices that law or a store requires. */
      operator: z.object({
        name: z.string().nullable(),
        contact: z.string().nullable(),
        filings: z.array(z.object({ name: z.string(), number: z.string() })),
      }),
      /** The platform's rules leave out credits for invitations and gift codes. */
      check: z.boolean(),
      /** Nothing is sold on this platform and system. */
      payCheck: z.boolean(),
    }),
  },
  generate: {
    method: 'GET',
    path: '/api/app-config/generate',
    auth: 'optional',
    summary: 'What 创作 offers, by model, with the server’s quotes',
    data: z.object({
      defaultModelId: z.string(),
      options: z.array(generateOption),
      /** Models by the user's own keys; they cost no credits. */
      ownModels: z.array(modelInfo),
      /** The engine behind each tool; what a run costs follows from the tool's definition. */
      tools: z.array(
        servedTool.extend({
          tool: z.string(),
          /** Further models a person may choose for it, in the operator's order. */
          others: z.array(servedTool),
        }),
      ),
    }),
  },
  modelsHere: {
    method: 'GET',
    path: '/api/app-config/models',
    auth: 'optional',
    summary:
      'What each model has made on this installation, and how fast (not in the specification)',
    data: z.array(modelHere),
  },
  shortAnimation: {
    method: 'GET',
    path: '/api/app-config/short-animation',
    auth: 'public',
    summary: 'What the form of 动画短片 offers, with storyboards painted by the engine',
    data: z.object({
      /** null: no engine makes videos now. */
      engine: z.object({ id: z.string(), name: z.string() }).nullable(),
      styles: z.array(styleInfo),
      ratios: z.array(z.string()),
      cameras: z.array(optionInfo),
      crossings: z.array(optionInfo),
      /** Limits of one shot and of the whole video, and the usual lengths of a shot to tap. */
      shotSeconds: z.object({ min: z.number(), max: z.number(), usual: z.array(z.number()) }),
      filmSeconds: z.object({ min: z.number(), max: z.number() }),
      maxShots: z.number().int(),
      creditsPerSecond: z.number().int(),
      storyboards: z.array(storyboardInfo),
    }),
  },
  score: {
    method: 'GET',
    path: '/api/app-config/score',
    auth: 'public',
    summary: 'Grants and prices in credits',
    data: z.object({
      welcomeCredits: z.number().int(),
      signinCredits: z.array(z.number().int()),
      prices: z.array(z.object({ tool: z.string(), name: z.string(), credits: z.number().int() })),
    }),
  },
  presets: {
    method: 'GET',
    path: '/api/preset/list',
    auth: 'public',
    summary: 'Starting points: a prompt with its parameters',
    data: z.array(presetInfo),
  },
  styles: {
    method: 'GET',
    path: '/api/styles/app',
    auth: 'public',
    summary: 'Styles with thumbnails painted by the engine itself',
    data: z.array(styleInfo),
  },
  health: {
    method: 'GET',
    path: '/healthz',
    auth: 'public',
    summary: 'The process is alive',
    data: nothing,
  },
})

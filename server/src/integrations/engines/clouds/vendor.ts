/** A cloud configured by one key: its usual models, with a price for videos. */
import type { z } from 'zod'
import { httpUrl, text, whole } from '../../../platform/lib/env/schemas'
import type { Variable } from '../../../platform/lib/env/variable'
import { toHelpers } from '../diffusion/tools'
import type { Engine } from '../engine'
import { defineVendor, plainModel, type Vendor } from '../vendor'
import type { CloudOptions } from './cloud'

interface OneKeyCloud<Own extends Readonly<Record<string, z.ZodType>>> {
  readonly id: string
  /** Name of the variable that holds the key, and what the others begin with. */
  readonly key: string
  readonly prefix: string
  /** The key and its models: one line for docs/CONFIGURATION.md. */
  readonly about: string
  readonly baseUrl: string
  readonly baseUrlAbout: string
  /** Default credits of a picture and of a second of video. */
  readonly credits: number
  readonly videoCredits: number
  /** Models of one key without another setting. */
  readonly models: readonly string[]
  factsOf(model: string): { readonly video: object | null }
  /** Fields of an entry besides those every entry has. */
  readonly own: Own
  create(options: CloudOptions, own: z.output<z.ZodObject<Own>>): Engine
}

/** Timeout for a picture or a video. */
const TIMEOUT_MS = 900_000

export function cloudVendor<const Own extends Readonly<Record<string, z.ZodType>>>(
  cloud: OneKeyCloud<Own>,
): Vendor {
  const { id, models } = cloud
  const videoModels = models.filter((model) => cloud.factsOf(model).video)
  const price = (initial: number, note: string) =>
    ({ schema: whole(0, 10_000), initial: String(initial), note }) as const
  const variables = {
    KEY: { schema: text, initial: null, note: cloud.about, secret: true },
    BASE_URL: { schema: httpUrl, initial: cloud.baseUrl, note: cloud.baseUrlAbout },
    TIMEOUT_MS: {
      schema: whole(1000, 3_600_000),
      initial: String(TIMEOUT_MS),
      note: 'Timeout of a picture or a video by this engine',
    },
    CREDITS: price(cloud.credits, 'Credits per picture by this engine'),
    FILM_CREDITS: price(cloud.videoCredits, 'Credits per second of video by this engine'),
  } as const satisfies Record<string, Variable>
  return defineVendor({
    id,
    variables,
    timeoutMs: TIMEOUT_MS,
    own: cloud.own,
    publicUrl: cloud.baseUrl,
    nameOf: (variable) => (variable === 'KEY' ? cloud.key : `${cloud.prefix}_${variable}`),
    fromEnvironment: ({ KEY: apiKey, BASE_URL, TIMEOUT_MS: timeoutMs, CREDITS, FILM_CREDITS }) =>
      apiKey === null
        ? null
        : {
            server: { apiKey, timeoutMs, name: null, models: null, baseUrl: BASE_URL },
            credits: CREDITS,
            modelCredits: Object.fromEntries(videoModels.map((model) => [model, FILM_CREDITS])),
          },
    create: (server, own, parts) =>
      cloud.create(
        { ...server, helpers: toHelpers(parts), models: server.models ?? models.map(plainModel) },
        own,
      ),
  })
}

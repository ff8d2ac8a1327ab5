/** Packages of this folder: test bundles lie elsewhere and would not find them. */
import type * as Alibaba from '@ai-sdk/alibaba'
import type * as ByteDance from '@ai-sdk/bytedance'
import type * as OpenAiCompatible from '@ai-sdk/openai-compatible'
import type * as Fal from '@fal-ai/client'
import type * as GoogleGenAi from '@google/genai'
import type * as Redocly from '@redocly/openapi-core'
import type * as OpenAi from 'openai'
import type * as OpenApiBackend from 'openapi-backend'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export const FOLDER = path.resolve('tests/clients')
const load = createRequire(path.join(FOLDER, 'package.json'))

export const loadOpenAi = (): typeof OpenAi => load('openai') as typeof OpenAi

export const loadOpenAiCompatible = (): typeof OpenAiCompatible =>
  load('@ai-sdk/openai-compatible') as typeof OpenAiCompatible

export const loadFal = (): typeof Fal => load('@fal-ai/client') as typeof Fal

export const loadAlibaba = (): typeof Alibaba => load('@ai-sdk/alibaba') as typeof Alibaba

export const loadByteDance = (): typeof ByteDance => load('@ai-sdk/bytedance') as typeof ByteDance

export const loadGoogleGenAi = (): typeof GoogleGenAi => load('@google/genai') as typeof GoogleGenAi

export const loadOpenApiBackend = (): typeof OpenApiBackend =>
  load('openapi-backend') as typeof OpenApiBackend

/** A module without a CommonJS form. */
export const loadRedocly = async (): Promise<typeof Redocly> =>
  (await import(pathToFileURL(load.resolve('@redocly/openapi-core')).href)) as typeof Redocly

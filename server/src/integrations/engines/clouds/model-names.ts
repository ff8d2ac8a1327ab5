/**
 * Models by name, wherever they are served: gateways (new-api, one-api, LiteLLM) put many vendors
 * behind one address, and each refuses or ignores sizes that are not its own.
 */
import { QWEN_SIZES, turned } from './model'
import type { SizeInfo } from '../engine'

/** `openai/gpt-image-1` as gateways write it is `gpt-image-1`. */
export const baseName = (model: string): string => (model.split('/').at(-1) ?? model).toLowerCase()

/**
 * Google takes a ratio and no size; new-api (relay/channel/gemini) knows it by these sizes only, and
 * paints a square for all others.
 */
const GOOGLE_SIZES = [
  ...turned('1:1', 1024, 1024),
  ...turned('2:3', 1024, 1536),
  ...turned('4:7', 1024, 1792),
]
const COGVIEW_SIZES = [
  ...turned('1:1', 1024, 1024),
  ...turned('3:4', 864, 1152),
  ...turned('9:16', 768, 1344),
  ...turned('1:2', 720, 1440),
]
const KOLORS_SIZES = [
  ...turned('1:1', 1024, 1024),
  ...turned('3:4', 960, 1280),
  ...turned('9:16', 720, 1280),
  ...turned('1:2', 720, 1440),
]
const HUNYUAN_SIZES = [
  ...turned('1:1', 1024, 1024),
  ...turned('3:4', 768, 1024),
  ...turned('9:16', 720, 1280),
]

interface Family {
  readonly name: RegExp
  readonly sizes: readonly SizeInfo[]
  readonly note: string
}

const FAMILIES: readonly Family[] = [
  { name: /^qwen-image/, sizes: QWEN_SIZES, note: '中文读得最懂，能画人，能写海报字。' },
  { name: /^(imagen|gemini|nano-banana)/, sizes: GOOGLE_SIZES, note: '画面细，听得懂长句子。' },
  { name: /^cogview/, sizes: COGVIEW_SIZES, note: '中文读得懂，能写字。' },
  { name: /^kolors/, sizes: KOLORS_SIZES, note: '便宜、快，中文也懂；细节一般。' },
  { name: /^hunyuan/, sizes: HUNYUAN_SIZES, note: '中文读得懂，国风画得好。' },
]

/** Null: its name says nothing. */
export const findFamily = (model: string): Family | null =>
  FAMILIES.find(({ name }) => name.test(baseName(model))) ?? null

/** Volcengine's Seedream, with a vendor's prefix or without. */
export const isSeedream = (model: string): boolean => /seedream/.test(baseName(model))

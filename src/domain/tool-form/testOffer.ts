/** An offer for tests; never imported by the app. */
import type { GenerateOption, Offer } from './offer'

export const makeOption = (over: Partial<GenerateOption> = {}): GenerateOption => ({
  modelId: 'studio',
  sizes: [
    { ratio: '1:1', width: 1024, height: 1024 },
    { ratio: '3:4', width: 768, height: 1024 },
  ],
  styleIds: ['ink'],
  maxCount: 4,
  maxPromptLength: 500,
  negativePrompt: true,
  styleStrength: true,
  seed: true,
  reads: true,
  paused: false,
  priceByCount: [2, 4, 6, 8],
  ...over,
})

export const offerWith = (over: Partial<GenerateOption> = {}): Offer => ({
  option: makeOption(over),
  perPicture: null,
  styles: [{ id: 'ink', name: '水墨', thumbUrl: null, thumbhash: null }],
  models: [
    {
      id: 'studio',
      name: '本地画笔',
      engineId: 'studio',
      note: '不是 AI 模型',
      coverUrl: null,
      costCredits: 2,
      paused: false,
    },
  ],
})

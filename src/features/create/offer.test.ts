import { defaultsOf } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import { fitParams, isOffered, offerOf, quoteOf } from './offer'
import { offerWith, optionOf } from './testOffer'

const written = { ...defaultsOf(text2img), prompt: '湖', negativePrompt: '人', seed: 5 }

test('what the engine does not take is not on the form and not in the order', () => {
  const offer = offerWith({ negativePrompt: false, seed: false })
  expect(isOffered('negativePrompt', text2img.params.negativePrompt, offer)).toBe(false)
  const params = fitParams(text2img, written, offer)
  expect(params).not.toHaveProperty('negativePrompt')
  expect(params).not.toHaveProperty('seed')
  expect(fitParams(text2img, written, offerWith())).toMatchObject({ negativePrompt: '人', seed: 5 })
})

test('a draft of another engine falls back to what this one offers', () => {
  const draft = { ...written, style: 'oil', ratio: '21:9', count: 4, model: 'gone' }
  expect(fitParams(text2img, draft, offerWith({ maxCount: 2 }))).toMatchObject({
    style: null,
    ratio: '3:4',
    count: 2,
    model: null,
  })
})

test('the chosen model’s offer counts, else the default’s', () => {
  const config = {
    defaultModelId: 'b',
    options: [optionOf({ modelId: 'a' }), optionOf({ modelId: 'b' })],
  }
  const sources = { config, styles: [], models: [] }
  expect(offerOf({ ...sources, modelId: 'a' })?.option.modelId).toBe('a')
  expect(offerOf({ ...sources, modelId: null })?.option.modelId).toBe('b')
  expect(offerOf({ ...sources, modelId: 'gone' })?.option.modelId).toBe('b')
  expect(
    offerOf({ ...sources, config: { defaultModelId: '', options: [] }, modelId: null }),
  ).toBeNull()
})

test('the price is the server’s quote for the count', () => {
  expect(quoteOf(offerWith(), 3)).toBe(6)
  expect(quoteOf(offerWith(), 9)).toBeNull()
})

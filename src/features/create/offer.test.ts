import { defaultsOf } from '@contract/tools/define'
import { grid } from '@contract/tools/grid'
import { text2img } from '@contract/tools/text2img'
import { fitParams, isOffered, offerOf, optionsOf, quoteOf, toolOfferOf } from './offer'
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
    tools: [],
  }
  const sources = { tool: text2img, config, styles: [], models: [] }
  expect(offerOf({ ...sources, modelId: 'a' })?.option.modelId).toBe('a')
  expect(offerOf({ ...sources, modelId: null })?.option.modelId).toBe('b')
  expect(offerOf({ ...sources, modelId: 'gone' })?.option.modelId).toBe('b')
  expect(
    offerOf({ ...sources, config: { defaultModelId: '', options: [], tools: [] }, modelId: null }),
  ).toBeNull()
})

test('a mode of four pictures is offered only on models that paint four', () => {
  const options = [optionOf({ modelId: 'a', maxCount: 1 }), optionOf({ modelId: 'b' })]
  const config = { defaultModelId: 'a', options, tools: [] }
  const sources = { tool: grid, config, styles: [], models: [], modelId: 'a' }
  expect(offerOf(sources)?.option.modelId).toBe('b')
  expect(quoteOf(offerWith(), grid, {})).toBe(8)
})

test('the price is the server’s quote for the count', () => {
  expect(quoteOf(offerWith(), text2img, { count: 3 })).toBe(6)
  expect(quoteOf(offerWith(), text2img, { count: 9 })).toBeNull()
})

const SERVED = {
  ...{ perPicture: 2, seed: true, styleIds: ['ink'], maxCount: 4, maxPromptLength: 500 },
  lacks: {} as Record<string, string[]>,
}

test('a tool of its own is offered where an engine serves it, at the price its definition says', () => {
  const tool = { ...text2img, id: 'film', price: { unit: 'second', weight: 1.5 } } as const
  const engine = { id: 'studio', name: '本地画笔' }
  const config = {
    defaultModelId: 'studio',
    options: [optionOf({ negativePrompt: false })],
    tools: [{ tool: 'film', engine, ...SERVED }],
  }
  const offer = toolOfferOf(tool, { config, styles: [] })
  expect(offer && quoteOf(offer, tool, { seconds: 2.5 })).toBe(9)
  // Whatever its definition asks is on its form.
  expect(offer?.option.negativePrompt).toBe(true)
  expect(toolOfferOf({ ...tool, id: 'other' }, { config, styles: [] })).toBeNull()
})

test('what the engine of a tool cannot do is not on its form and not in the order', () => {
  const tool = {
    ...text2img,
    id: 'mend',
    params: {
      mode: {
        kind: 'option',
        label: '方式',
        options: [
          { value: 'a', name: '甲' },
          { value: 'b', name: '乙' },
        ],
        initial: 'a',
      },
      seed: { kind: 'seed', label: '种子' },
      style: { kind: 'choice', label: '风格', source: 'styles', nullable: true },
    },
  } as const
  const served = { ...SERVED, seed: false, styleIds: [], lacks: { mode: ['a'] } }
  const engine = { id: 'openai', name: '图像接口' }
  const config = {
    defaultModelId: 'studio',
    options: [optionOf()],
    tools: [{ tool: 'mend', engine, ...served }],
  }
  const offer = toolOfferOf(tool, { config, styles: [] })
  expect(offer && fitParams(tool, { mode: 'a', seed: 4, style: 'ink' }, offer)).toEqual({
    mode: 'b',
  })
  expect(offer && optionsOf('mode', tool.params.mode, offer)).toEqual({
    able: [{ value: 'b', name: '乙' }],
    lacking: ['甲'],
  })
})

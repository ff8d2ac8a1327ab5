import { buildDefaults } from '@contract/tools/define'
import { grid } from '@contract/tools/grid'
import { text2img } from '@contract/tools/text2img'
import { vid2vid } from '@contract/tools/vid2vid'
import { vidMaker } from '@contract/tools/vidMaker'
import {
  isEmbedded,
  fitParams,
  isOffered,
  buildOffer,
  splitOptions,
  computeQuote,
  buildToolOffer,
} from './offer'
import { offerWith, makeOption } from './testOffer'

const written = { ...buildDefaults(text2img), prompt: '湖', negativePrompt: '人', seed: 5 }

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
    options: [makeOption({ modelId: 'a' }), makeOption({ modelId: 'b' })],
    tools: [],
  }
  const sources = { tool: text2img, config, styles: [], models: [] }
  expect(buildOffer({ ...sources, modelId: 'a' })?.option.modelId).toBe('a')
  expect(buildOffer({ ...sources, modelId: null })?.option.modelId).toBe('b')
  expect(buildOffer({ ...sources, modelId: 'gone' })?.option.modelId).toBe('b')
  expect(
    buildOffer({
      ...sources,
      config: { defaultModelId: '', options: [], tools: [] },
      modelId: null,
    }),
  ).toBeNull()
})

test('a mode of four pictures is offered only on models that paint four', () => {
  const options = [makeOption({ modelId: 'a', maxCount: 1 }), makeOption({ modelId: 'b' })]
  const config = { defaultModelId: 'a', options, tools: [] }
  const sources = { tool: grid, config, styles: [], models: [], modelId: 'a' }
  expect(buildOffer(sources)?.option.modelId).toBe('b')
  expect(computeQuote(offerWith(), grid, {})).toBe(8)
})

test('the price is the server’s quote for the count', () => {
  expect(computeQuote(offerWith(), text2img, { count: 3 })).toBe(6)
  expect(computeQuote(offerWith(), text2img, { count: 9 })).toBeNull()
})

const VIDEO_SIZE = { ratio: '16:9', width: 1280, height: 720 }
const SERVED = {
  perPicture: 2,
  seed: true,
  styleIds: ['ink'],
  maxCount: 4,
  maxPromptLength: 500,
  lacks: {} as Record<string, string[]>,
  sizes: [],
  model: { id: 'studio', name: '本地画笔', note: '不是 AI 模型' },
  paused: false,
  others: [],
  bySecond: false,
}

test('a tool of its own is offered where an engine serves it, at the price its definition says', () => {
  const tool = { ...text2img, id: 'video', price: { unit: 'second', weight: 1.5 } } as const
  const engine = { id: 'studio', name: '本地画笔' }
  const config = {
    defaultModelId: 'studio',
    options: [makeOption({ negativePrompt: false })],
    tools: [{ tool: 'video', engine, ...SERVED, sizes: [VIDEO_SIZE] }],
  }
  const offer = buildToolOffer(tool, { config, styles: [], models: [], modelId: null })
  expect(offer && computeQuote(offer, tool, { seconds: 2.5 })).toBe(9)
  // Its own shapes, and what its price is for.
  expect(offer?.option.sizes).toEqual([VIDEO_SIZE])
  expect(offer?.models[0]?.unit).toBe('second')
  // Whatever its definition asks is on its form.
  expect(offer?.option.negativePrompt).toBe(true)
  expect(
    buildToolOffer({ ...tool, id: 'other' }, { config, styles: [], models: [], modelId: null }),
  ).toBeNull()
})

test('a tool that takes a video is quoted by the started seconds of that video, by every model', () => {
  const engine = { id: 'cloud', name: '云' }
  const others = [{ ...SERVED, engine, perPicture: 10, model: { ...SERVED.model, id: 'cloud' } }]
  const config = {
    defaultModelId: 'studio',
    options: [makeOption()],
    tools: [{ tool: vid2vid.id, engine, ...SERVED, others }],
  }
  const sources = { config, styles: [], models: [] }
  const offer = buildToolOffer(vid2vid, { ...sources, modelId: null })
  const quote = (videoMs: number | null) => offer && computeQuote(offer, vid2vid, {}, videoMs)
  expect([900, 1050, 3000, 3400, 15_000].map(quote)).toEqual([2, 2, 6, 8, 30])
  expect(quote(null)).toBeNull()
  expect(offer?.models.map(({ costCredits, unit }) => [costCredits, unit])).toEqual([
    [2, 'second'],
    [10, 'second'],
  ])
})

test('the words of a narration are part of the quote', () => {
  const served = { ...SERVED, engine: { id: 'studio', name: '本地画笔' }, speechCredits: 3 }
  const config = {
    defaultModelId: 'studio',
    options: [makeOption()],
    tools: [{ tool: vidMaker.id, ...served }],
  }
  const offer = buildToolOffer(vidMaker, { config, styles: [], models: [], modelId: null })
  const shots = ['春天', '夏天'].map((text) => ({ image: null, text, seconds: 5 }))
  const quote = (narration: string) =>
    offer ? (computeQuote(offer, vidMaker, { shots, narration }) ?? 0) : 0
  expect(quote('on') - quote('none')).toBe(3)
})

test('a voice can be chosen where there are several, and one that is gone is the usual one', () => {
  const build = (...ids: string[]) => {
    const voices = ids.map((id) => ({ id, name: id }))
    const served = { ...SERVED, engine: { id: 'studio', name: '本地画笔' }, voices }
    const tools = [{ tool: vidMaker.id, ...served }]
    const config = { defaultModelId: 'studio', options: [makeOption()], tools }
    const offer = buildToolOffer(vidMaker, { config, styles: [], models: [], modelId: null })
    if (!offer) throw new Error('no offer')
    return offer
  }
  const fit = (narrationVoice: string, ...ids: string[]) =>
    fitParams(vidMaker, { narrationVoice }, build(...ids)).narrationVoice
  expect(fit('onyx', 'nova', 'onyx')).toBe('onyx')
  expect(fit('gone', 'nova', 'onyx')).toBe('')
  expect(fit('nova', 'nova')).toBeUndefined()
  expect(fit('nova')).toBeUndefined()
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
    options: [makeOption()],
    tools: [{ tool: 'mend', engine, ...served }],
  }
  const offer = buildToolOffer(tool, { config, styles: [], models: [], modelId: null })
  expect(offer && fitParams(tool, { mode: 'a', seed: 4, style: 'ink' }, offer)).toEqual({
    mode: 'b',
  })
  expect(offer && splitOptions('mode', tool.params.mode, offer)).toEqual({
    able: [{ value: 'b', name: '乙' }],
    lacking: ['甲'],
  })
})

test('a tool that several models serve is offered by the chosen one, at its price', () => {
  const tool = { ...text2img, id: 'toon', price: { unit: 'run', weight: 2 } } as const
  const cloud = {
    ...SERVED,
    perPicture: 9,
    seed: false,
    engine: { id: 'cloud', name: '图像接口' },
    paused: true,
    model: { id: 'gpt', name: 'GPT Image', note: '听话' },
  }
  const config = {
    defaultModelId: 'studio',
    options: [makeOption()],
    tools: [
      { tool: 'toon', engine: { id: 'studio', name: '本地画笔' }, ...SERVED, others: [cloud] },
    ],
  }
  const offered = (modelId: string | null) => {
    const offer = buildToolOffer(tool, { config, styles: [], models: [], modelId })
    return (
      offer && [
        offer.option.modelId,
        offer.option.seed,
        computeQuote(offer, tool, {}),
        isEmbedded(offer),
      ]
    )
  }
  expect(offered(null)).toEqual(['studio', true, 4, true])
  expect(offered('gpt')).toEqual(['gpt', false, 18, false])
  expect(offered('gone')).toEqual(['studio', true, 4, true])
  const offer = buildToolOffer(tool, { config, styles: [], models: [], modelId: 'gpt' })
  expect(offer?.models.map(({ id, costCredits, paused }) => [id, costCredits, paused])).toEqual([
    ['studio', 4, false],
    ['gpt', 18, true],
  ])
})

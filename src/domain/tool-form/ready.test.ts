import { buildDefaults } from '@contract/tools/define'
import { text2img } from '@contract/tools/text2img'
import { vid2vid } from '@contract/tools/vid2vid'
import { priceButton, reasonsNotReady, type FormState } from './ready'
import { offerWith } from './testOffer'

const form = (over: Partial<FormState> = {}): FormState => ({
  tool: text2img,
  params: { ...buildDefaults(text2img), prompt: '湖', count: 4 },
  offer: offerWith(),
  online: true,
  balance: 20,
  refused: null,
  ...over,
})
const button = (over: Partial<FormState>) =>
  priceButton({ form: form(over), unreachable: false, submitting: false })

test('a complete order may be sent, at the quoted price', () => {
  expect(reasonsNotReady(form())).toEqual([])
  expect(button({})).toEqual({ kind: 'ready', text: '生成', note: '· 8 积分', credits: 8 })
})

test('the button names the seconds of a video with their price, and waits for a known length', () => {
  const params = { ...buildDefaults(vid2vid), video: 'upload:a' }
  const offer = { ...offerWith(), perPicture: 2 }
  const painted = (videoMs: number | null) => button({ tool: vid2vid, params, offer, videoMs })
  expect(painted(1000)).toMatchObject({ kind: 'ready', note: '· 1 秒 2 积分', credits: 2 })
  expect(painted(6400)).toMatchObject({ kind: 'ready', note: '· 7 秒 14 积分', credits: 14 })
  expect(painted(null)).toEqual({
    kind: 'blocked',
    text: '不知道这段视频有多长，请重新上传一次',
  })
})

test('each thing that is missing is said on the button', () => {
  const prompt = (text: string) => ({ ...form().params, prompt: text })
  expect(button({ params: prompt('  ') })).toEqual({ kind: 'blocked', text: '先写下画面描述' })
  expect(button({ params: prompt('湖'.repeat(501)) }).text).toBe('画面描述最多 500 字')
  expect(button({ balance: 5 })).toEqual({ kind: 'blocked', text: '积分不够，还差 3' })
  expect(button({ refused: '改好就能生成' }).text).toBe('改好就能生成')
})

test('emoji count as one character each', () => {
  const params = { ...form().params, prompt: '🌊'.repeat(500) }
  expect(reasonsNotReady(form({ params }))).toEqual([])
})

test('an anonymous visitor sees the price: the balance is not known', () => {
  expect(button({ balance: null }).kind).toBe('ready')
})

test('without an answer of the server nothing is promised, and one can ask again', () => {
  const asking = { form: null, unreachable: false, submitting: false }
  expect(priceButton(asking).kind).toBe('waiting')
  expect(priceButton({ ...asking, unreachable: true }).kind).toBe('retry')
  expect(priceButton({ ...asking, unserved: true })).toEqual({
    kind: 'blocked',
    text: '现在没有引擎能做',
  })
})

test('while an order is under way the button waits', () => {
  expect(priceButton({ form: form(), unreachable: false, submitting: true })).toEqual({
    kind: 'waiting',
    text: '排队中',
  })
})

test('a count without a quote cannot be ordered', () => {
  expect(button({ offer: offerWith({ priceByCount: [] }) }).text).toBe('暂时没有报价')
})

describe('without a network', () => {
  test('a complete order may wait for one, its price not taken yet', () => {
    expect(button({ online: false })).toEqual({
      kind: 'later',
      text: '连上就画',
      note: '· 8 积分还没扣',
      credits: 8,
    })
    expect(button({ online: false, queued: true })).toEqual({ kind: 'queued', text: '不等了' })
  })

  test('what would be refused anyway does not wait', () => {
    expect(button({ online: false, balance: 5 }).kind).toBe('blocked')
    const params = { ...form().params, prompt: '' }
    expect(button({ online: false, params }).kind).toBe('blocked')
  })
})

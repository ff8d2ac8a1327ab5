import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ChatModel } from '../../integrations/chat/chat'
import { splitText } from './split'

type Shots = readonly { readonly picture: string; readonly caption: string }[]

/** A chat model with one answer, parsed as a real one is. */
const createChat = (shots: Shots | null): ChatModel => ({
  answer: (question) => Promise.resolve(shots && question.schema.parse({ shots })),
})
const safety = { refusedHere: () => [] } as unknown as Parameters<typeof splitText>[0]['safety']
const SCRIPT = '下雨的晚上，@小夏撑着红伞走过巷口。雪停了。'

const by = async (shots: Shots | null) =>
  (await splitText({ chat: createChat(shots), safety }, SCRIPT)).by

describe('shots by the chat model', () => {
  test('its pictures and captions, with the time to read them', async () => {
    const answer = [
      { picture: '雨夜，@小夏撑着红伞走过霓虹巷口', caption: '雨下了一整天。' },
      { picture: '雪停了，老街的屋顶白了', caption: '' },
    ]
    assert.deepEqual(await splitText({ chat: createChat(answer), safety }, SCRIPT), {
      by: 'chat',
      joined: false,
      shots: [
        { text: answer[0]?.picture, caption: '雨下了一整天。', seconds: 2.5 },
        { text: answer[1]?.picture, caption: '', seconds: 3 },
      ],
    })
  })

  test('rules divide where it answers nothing, loses a name, or too many or too few shots', async () => {
    const shot = { picture: '@小夏在雨里', caption: '' }
    assert.equal(await by(null), 'rules')
    assert.equal(await by([shot]), 'rules')
    assert.equal(await by(Array.from({ length: 13 }, () => shot)), 'rules')
    assert.equal(
      await by([
        { picture: '女孩在雨里', caption: '' },
        { picture: '雪', caption: '' },
      ]),
      'rules',
    )
    assert.equal(await by([shot, { picture: '长'.repeat(301), caption: '' }]), 'rules')
    assert.equal(await by([shot, { picture: '雪停了', caption: '' }]), 'chat')
  })

  test('a refused script is not sent to it', async () => {
    const strict = { refusedHere: () => ['坏'] } as unknown as typeof safety
    const chat: ChatModel = { answer: () => Promise.reject(new Error('called')) }
    assert.equal((await splitText({ chat, safety: strict }, SCRIPT)).by, 'rules')
  })

  test('a long shot has a caption that fits', async () => {
    const long = `${'他沿着河一直走'.repeat(6)}，${'天慢慢黑了下来'.repeat(6)}`
    const { shots } = await splitText({ chat: null, safety }, long)
    assert.ok(shots.every(({ caption }) => [...caption].length <= 60))
    assert.equal(shots.map(({ text }) => text).join(''), long)
  })
})

/** Google's own client against the local Gemini API of the engine's tests. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type LocalGemini,
  startLocalGemini,
} from '../../server/src/integrations/engines/testing/gemini'
import { gradient } from '../../server/src/integrations/engines/testing/requests'
import { loadGoogleGenAi } from './packages'

let server: LocalGemini
before(async () => {
  server = await startLocalGemini()
})
after(() => server.close())

const model = 'gemini-3-pro-image'
function connect(apiKey = 'gemini-local') {
  const { GoogleGenAI } = loadGoogleGenAi()
  const baseUrl = new URL(server.base).origin
  return new GoogleGenAI({ apiKey, httpOptions: { baseUrl, retryOptions: { attempts: 1 } } })
}

test('Gemini: the client paints from words, and edits a picture', async () => {
  const data = (await gradient(64, 64)).toString('base64')
  const image = { inlineData: { mimeType: 'image/png', data } }
  for (const parts of [[{ text: 'a cat' }], [{ text: 'a red hat' }, image]]) {
    const answer = await connect().models.generateContent({
      model,
      contents: [{ role: 'user', parts }],
      config: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '16:9', imageSize: '2K' },
      },
    })
    const made = answer.candidates?.[0]?.content?.parts?.find(
      (part) => part.inlineData && part.thought !== true,
    )
    assert.ok((made?.inlineData?.data?.length ?? 0) > 100)
    assert.equal(answer.usageMetadata?.totalTokenCount, 1302)
  }
})

test('Gemini: the client reads a refusal, an unknown model and a bad key', async () => {
  const generate = (apiKey: string | undefined, options: { model: string; contents: string }) =>
    connect(apiKey).models.generateContent(options)
  const refused = await generate(undefined, { model, contents: '违禁' })
  assert.equal(refused.promptFeedback?.blockReason, 'PROHIBITED_CONTENT')
  const gone = generate(undefined, { model: 'gemini-1.5-gone', contents: 'a cat' })
  await assert.rejects(gone, /NOT_FOUND/)
  await assert.rejects(generate('wrong', { model, contents: 'a cat' }), /API_KEY_INVALID/)
})

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createSpeech } from '../../server/src/integrations/speech/speech'
import {
  type LocalSpeech,
  startLocalSpeech,
} from '../../server/src/integrations/speech/testing/openai'
import { loadOpenAi } from './packages'
import { complaintsOfTypes } from './published-types'

let local: LocalSpeech
before(async () => {
  local = await startLocalSpeech()
})
after(() => local.close())

test("OpenAI's own client gets speech from the local server, and its errors", async () => {
  const { OpenAI, BadRequestError, AuthenticationError } = loadOpenAi()
  const open = (apiKey: string) => new OpenAI({ apiKey, baseURL: local.base, maxRetries: 0 })
  const request = { model: 'tts-1', voice: 'alloy', input: '山高月小' }
  const spoken = await open('sk-local').audio.speech.create(request)
  assert.ok((await spoken.arrayBuffer()).byteLength > 500)
  assert.match(spoken.headers.get('content-type') ?? '', /audio\/mpeg/)
  const long = { ...request, input: '山'.repeat(4097) }
  await assert.rejects(open('sk-local').audio.speech.create(long), BadRequestError)
  await assert.rejects(open('sk-other').audio.speech.create(request), AuthenticationError)
})

test('our requests have the types that the client publishes', async () => {
  const settings = { baseUrl: local.base, apiKey: 'sk-local', model: 'tts-1', credits: 1 }
  const openAi = { ...settings, service: 'openai', appId: null } as const
  const speech = createSpeech({ ...openAi, voices: [{ id: 'alloy', name: 'alloy' }] })
  await speech.speak('山高月小', { voice: 'alloy', signal: new AbortController().signal })
  const imports = "import type { SpeechCreateParams } from 'openai/resources/audio/speech'"
  const value = local.accepted.at(-1)
  const complaints = await complaintsOfTypes(imports, [
    { name: 'speech', type: 'SpeechCreateParams', value },
  ])
  assert.deepEqual(complaints, [])
})

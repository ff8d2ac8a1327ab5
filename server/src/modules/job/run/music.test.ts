import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildDefaults, type ToolParams } from '@contract/tools/define'
import { short } from '@contract/tools/short'
import type {
  Engine,
  EngineContext,
  EngineResult,
  EngineVideo,
  ToolRequest,
} from '../../../integrations/engines/engine'
import { withMusic } from './music'

const context: EngineContext = { signal: new AbortController().signal, onProgress: () => {} }
const video = { data: Uint8Array.of(1), durationMs: 2000 } as EngineVideo
const answered: EngineResult = { pictures: [], videos: [video], notes: ['拍好了'], reading: null }

function request(music: string): ToolRequest {
  const shots = [{ image: null, text: '除夕的灯笼', seconds: 2 }]
  const params = { ...buildDefaults(short), shots, music, musicVolume: 40 }
  return { tool: 'short', params, media: new Map(), seed: 9 }
}

function composer() {
  const calls: ToolRequest[] = []
  const runTool = (order: ToolRequest): Promise<EngineResult> => {
    calls.push(order)
    const scored = { ...video, data: Uint8Array.of(2) }
    return Promise.resolve({ pictures: [], videos: [scored], notes: ['配了乐'], reading: null })
  }
  const engine = { runTool } as unknown as Engine
  return { calls, engines: { forTool: (id: string) => (id === 'music' ? engine : null) } as never }
}

describe('a video of an engine that composes nothing', () => {
  test('gets its music from the embedded one, with the words, the volume and the seed', async () => {
    const { calls, engines } = composer()
    const run = withMusic(engines, request('auto'), () => Promise.resolve(answered))
    const { videos, notes } = await run(context)
    assert.deepEqual(videos, [{ ...video, data: Uint8Array.of(2) }])
    assert.deepEqual(notes, ['拍好了', '配了乐'])
    const [call] = calls
    const params: ToolParams = call?.params ?? {}
    assert.deepEqual([params.words, params.musicVolume, call?.seed], ['除夕的灯笼', 40, 9])
    assert.deepEqual([...(call?.media.values() ?? [])], [video.data])
  })

  test('stays as it is where no music was ordered', async () => {
    const { calls, engines } = composer()
    const run = withMusic(engines, request('none'), () => Promise.resolve(answered))
    assert.equal(await run(context), answered)
    assert.equal(calls.length, 0)
  })
})

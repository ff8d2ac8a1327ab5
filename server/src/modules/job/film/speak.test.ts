import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { FilmShot } from '@contract/tools/film'
import { wav } from '@media/audio/testing/sounds'
import {
  type EngineContext,
  type EngineError,
  type RemoteState,
} from '../../../integrations/engines/engine'
import { forgetful } from '../../../integrations/engines/remote/memory'
import { sumSpent } from '../../../integrations/engines/remote/spent'
import type { SpeechService } from '../../../integrations/speech/service'
import { fitShots, speakCaptions } from './speak'
import type { PieceStore } from './store'

const tone = (seconds: number) =>
  new Uint8Array(wav({ seconds, float: (i) => 0.4 * Math.sin(i / 10) }))
const VOICES = [
  { id: 'nova', name: '晓晨' },
  { id: 'onyx', name: '远山' },
] as const
const params = { narration: 'on', narrationVoice: 'onyx' }

interface Fake {
  readonly speech: SpeechService
  readonly calls: string[]
  readonly files: Map<string, Uint8Array>
  readonly store: PieceStore
}

/** A quarter of a second for each character. */
function createFake(identity = 'local'): Fake {
  const calls: string[] = []
  const files = new Map<string, Uint8Array>()
  return {
    calls,
    files,
    speech: {
      identity,
      voices: VOICES,
      speak(words, { voice }) {
        calls.push(`${voice} ${words}`)
        const cost = { amount: [...words].length, unit: '字' }
        return Promise.resolve({ file: tone(cost.amount / 4), cost })
      },
    },
    store: {
      find: (name) => Promise.resolve(files.get(name) ?? null),
      save: (name, file) => Promise.resolve(void files.set(name, file)),
      trim: () => Promise.resolve(),
    },
  }
}

const shot = (id: string, text: string): FilmShot => {
  const base = { image: null, seconds: 2, motion: 'in', crossing: 'none' } as const
  return { ...base, id, text }
}
const shots = [
  shot('a', '雨下了一整天'),
  shot('b', ''),
  shot('c', '  雨下了一整天'),
  shot('d', '雪停了'),
]
const context = (more: Partial<EngineContext> = {}): EngineContext => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...more,
})

describe('captions that are spoken', () => {
  let fake: Fake
  before(() => (fake = createFake()))
  const speak = (more: Partial<EngineContext> = {}, all: readonly FilmShot[] = shots) =>
    speakCaptions({ ...fake, params, context: context(more) }, all)

  test('each sentence is bought once, and its characters are the cost', async () => {
    const remote = forgetful()
    const captions = await speak({ remote })
    assert.deepEqual(fake.calls, ['onyx 雨下了一整天', 'onyx 雪停了'])
    assert.deepEqual(
      captions.map((caption) => caption?.seconds ?? null),
      [1.5, null, 1.5, 0.75],
    )
    assert.deepEqual(sumSpent(remote.saved), { amount: 9, unit: '字' })
  })

  test('later films buy only what they have not got: other words, another voice', async () => {
    await speak({}, [...shots, shot('e', '她抬头')])
    const usual = { narration: 'on', narrationVoice: 'gone' }
    await speakCaptions({ ...fake, params: usual, context: context() }, shots.slice(3))
    assert.deepEqual(fake.calls.slice(2), ['onyx 她抬头', 'nova 雪停了'])
    assert.equal(fake.files.size, 4)
  })

  test('a film that is cancelled keeps what was spoken', async () => {
    const own = createFake()
    const cancelled = new AbortController()
    const onProgress = ({ index }: { index: number }) => {
      if (index === 3) cancelled.abort(new Error('cancelled'))
    }
    const film = (more: Partial<EngineContext>) =>
      speakCaptions({ ...own, params, context: context(more) }, shots)
    await assert.rejects(film({ signal: cancelled.signal, onProgress }), /cancelled/)
    assert.deepEqual(own.calls, ['onyx 雨下了一整天'])
    await film({})
    assert.deepEqual(own.calls, ['onyx 雨下了一整天', 'onyx 雪停了'])
  })

  test('a call whose answer was lost is made once more, and not a third time', async () => {
    const own = createFake()
    let saved: RemoteState | null = null
    const remote = {
      get saved() {
        return saved
      },
      save: (state: RemoteState) => Promise.resolve(void (saved = state)),
    }
    const dying = {
      ...own.store,
      save: () => Promise.reject(new Error('killed after the answer')),
    }
    const run = (store: PieceStore) =>
      speakCaptions({ ...own, store, params, context: context({ remote }) }, [shot('a', '山')])
    await assert.rejects(run(dying), /killed/)
    await assert.rejects(run(dying), /killed/)
    await assert.rejects(run(own.store), /旁白没有念成/)
    assert.equal(own.calls.length, 2)
    assert.deepEqual(sumSpent(saved), { amount: 0, unit: '次', lost: 2 })
  })

  test('a service that is gone, and an answer that is no sound', async () => {
    const gone = speakCaptions({ ...fake, speech: null, params, context: context() }, shots)
    await assert.rejects(gone, (error: EngineError) => error.kind === 'unsupported')
    const broken = createFake()
    const cost = { amount: 1, unit: '字' }
    const speech = {
      ...broken.speech,
      speak: () => Promise.resolve({ file: new Uint8Array([1, 2, 3]), cost }),
    }
    await assert.rejects(
      speakCaptions({ ...broken, speech, params, context: context() }, shots),
      (error: EngineError) => error.kind === 'input' && /旁白没有念成/.test(error.message),
    )
  })
})

test('a shot lasts as ordered or until its words are spoken, at most 8 seconds', () => {
  const caption = (seconds: number) => ({ name: '', file: new Uint8Array(), seconds })
  const [short, silent, long] = fitShots(shots.slice(0, 3), [caption(1), null, caption(3.33)])
  assert.deepEqual(short, { ...shots[0], speech: { from: 0.25, to: 1.25 } })
  assert.equal(silent, shots[1])
  assert.deepEqual([long?.seconds, long?.speech?.to.toFixed(2)], [4, '3.58'])
  assert.throws(
    () => fitShots(shots.slice(0, 2), [null, caption(9.34)]),
    (error: EngineError) =>
      error.kind === 'input' && /第 2 镜的旁白要念 9.3 秒，一镜最多 8 秒/.test(error.message),
  )
})

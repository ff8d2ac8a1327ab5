import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { loadConfig } from '../../config/config'
import { ConfigError } from '../../platform/lib/env/values'
import { createEngines } from './configured'

let folder: string
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'moguang-engines-'))
  writeFileSync(path.join(folder, 'key.txt'), 'sk-from-a-file\n')
  writeFileSync(path.join(folder, 'empty.txt'), '\n')
})
after(() => rmSync(folder, { recursive: true, force: true }))

const URL_ = 'http://127.0.0.1:1/v1'
const SOME = { id: 'cloud', vendor: 'openai', url: URL_, credits: 5 }

function loadTestConfig(file: unknown, env: Record<string, string> = {}) {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  writeFileSync(path.join(folder, 'engines.json'), text)
  return loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...env })
}

describe('engines.json', () => {
  test('engines with models, orders and prices of their own, in addition to those of the environment', async () => {
    const models = [
      { id: 'gpt-image-1.5', name: '甲', note: '一句话。', credits: 12 },
      { id: 'mini', model: 'gpt-image-1-mini', sizes: ['512x512'] },
    ]
    const config = loadTestConfig(
      {
        engines: [{ ...SOME, models, apiKeyFile: 'key.txt' }],
        tools: { inpaint: ['mini', { use: 'studio', credits: 3 }], text2img: ['studio', 'cloud'] },
      },
      { OPENAI_BASE_URL: URL_, OPENAI_MODEL: 'dall-e-3' },
    )
    const { perEngine, perModel, perTool } = config.credits.prices
    assert.deepEqual([perEngine.cloud, perEngine.openai, perEngine.studio], [5, 8, 2])
    assert.equal(perModel['gpt-image-1.5'], 12)
    assert.equal(perModel.mini, undefined, 'it costs what its engine does')
    assert.equal(perTool?.inpaint?.studio, 3)
    const registry = createEngines(config)
    const named = (tool: string) => registry.offersOf(tool).map(({ model }) => model.id)
    assert.deepEqual(named('inpaint'), ['mini', 'studio'])
    assert.deepEqual(named('text2img'), ['studio', 'gpt-image-1.5', 'mini'])
    assert.deepEqual(named('grid'), named('text2img'), 'the modes are one offer')
    assert.deepEqual(named('genfill'), ['gpt-image-1.5', 'mini', 'studio'])
    const mini = registry.models().find(({ model }) => model.id === 'mini')?.model
    assert.deepEqual(mini?.can?.sizes, [{ ratio: '1:1', width: 512, height: 512 }])
    assert.equal(registry.forModel('gpt-image-1.5')?.capabilities.models[0]?.note, '一句话。')
    await registry.close()
  })

  const mistakes: Record<string, [unknown, RegExp]> = {
    'no JSON': ['{"engines": [', /is not JSON: /],
    'another shape': [{ engine: [] }, /engines.json – /],
    'an unknown vendor': [
      { engines: [{ ...SOME, vendor: 'dalle' }] },
      /cloud – vendor: must be one of .*openai.*, not dalle$/,
    ],
    'an unknown field': [{ engines: [{ ...SOME, modell: 'x' }] }, /cloud – .*modell/],
    'no price': [{ engines: [{ id: 'cloud', vendor: 'openai', url: URL_ }] }, /cloud – credits: /],
    'an address that is none': [
      { engines: [{ ...SOME, url: 'file:///x' }] },
      /cloud – url: must be/,
    ],
    'one id twice': [{ engines: [SOME, { ...SOME }] }, /two engines have the id cloud/],
    'the id of the embedded one': [{ engines: [{ ...SOME, id: 'studio' }] }, /have the id studio/],
    'a key in the file itself': [{ engines: [{ ...SOME, apiKey: 'sk-1' }] }, /cloud – .*apiKey/],
    'a variable that is not set': [
      { engines: [{ ...SOME, apiKeyEnv: 'NO_SUCH_KEY' }] },
      /cloud needs the variable NO_SUCH_KEY, which is not set/,
    ],
    'a file that is not there': [
      { engines: [{ ...SOME, apiKeyFile: 'none.txt' }] },
      /cloud needs the file none.txt, which cannot be read \(ENOENT\)/,
    ],
    'a file that is empty': [
      { engines: [{ ...SOME, apiKeyFile: 'empty.txt' }] },
      /cloud needs a key in the file empty.txt, which is empty/,
    ],
    'a price of a mode': [
      { engines: [SOME], tools: { grid: [{ use: 'cloud', credits: 1 }] } },
      /tools.grid: .*text2img/,
    ],
  }
  for (const [what, [file, said]] of Object.entries(mistakes))
    test(`${what} is one sentence, and nothing starts`, () => {
      assert.throws(
        () => loadTestConfig(file),
        (error) => {
          assert.ok(error instanceof ConfigError, String(error))
          assert.match(error.message, said)
          assert.ok(!error.message.includes('\n') && !error.message.includes('sk-'))
          return true
        },
      )
    })

  test('an order with an unknown engine is refused too', () => {
    const config = loadTestConfig({ engines: [SOME], tools: { inpaint: ['unknown'] } })
    assert.throws(() => createEngines(config), /tools.inpaint: there is no engine or model unknown/)
  })

  test('a file that was named must be there; the one of the data folder need not', () => {
    rmSync(path.join(folder, 'engines.json'), { force: true })
    const env = { NODE_ENV: 'test', DATA_DIR: folder }
    assert.deepEqual(loadConfig(env).engines.engines, [])
    const named = { ...env, ENGINES_FILE: path.join(folder, 'none.json') }
    assert.throws(() => loadConfig(named), /ENGINES_FILE cannot be read \(ENOENT\)/)
  })
})

describe('vendors of people’s own keys', () => {
  const named = (text: string) =>
    loadConfig({ NODE_ENV: 'test', DATA_DIR: folder, OWN_KEY_VENDORS: text }).ownKeyVendors

  test('none by default; each at its public address, or at the one that is named', () => {
    assert.deepEqual(named(''), [])
    assert.deepEqual(
      named('fal, ark=http://127.0.0.1:1/api/v3/').map(({ id, baseUrl }) => [id, baseUrl]),
      [
        ['fal', 'https://queue.fal.run'],
        ['ark', 'http://127.0.0.1:1/api/v3'],
      ],
    )
  })

  for (const [text, said] of [
    ['comfyui', /must name some of ark, dashscope, fal, not comfyui/],
    ['fal,fal', /names fal twice/],
    ['ark=ftp://x', /OWN_KEY_VENDORS.*must be vendors such as/],
  ] as const)
    test(`${text} is a mistake`, () => {
      assert.throws(
        () => named(text),
        (error) => error instanceof ConfigError && said.test(error.message),
      )
    })
})

describe('a process that calls no engine', () => {
  test('starts without the engines’ keys in its environment', () => {
    const file = { engines: [{ ...SOME, apiKeyEnv: 'NO_SUCH_KEY' }] }
    assert.throws(() => loadTestConfig(file), ConfigError)
    const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }, { engineKeys: false })
    assert.deepEqual(
      config.engines.engines.map(({ id }) => id),
      ['cloud'],
    )
  })
})

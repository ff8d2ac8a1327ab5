import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { ALL_APPS } from '@contract/apps/all'
import { reducedTool, toolOfApp } from '@contract/apps/define'
import type { JobView } from '@contract/jobs'
import { checkParams } from '@contract/tools/check'
import { computeCost, buildDefaults } from '@contract/tools/define'
import { newPhone } from '../../testing/accounts'
import { callApi, signInByCalls, startTestApp, type TestApp } from '../../testing/app'
import { uploadAs } from '../../testing/uploads'
import { PHOTO } from '../../testing/photos'

const IMAGE = 'upload:some-picture'

describe('small apps', () => {
  test('each fixes what its tool knows and asks for the rest', () => {
    for (const app of ALL_APPS) {
      const tool = toolOfApp(app)
      for (const key of [...Object.keys(app.fixed), ...app.open])
        assert.ok(tool.params[key], `${app.id} ${key}`)
      assert.deepEqual(
        Object.keys(app.fixed).filter((key) => app.open.includes(key)),
        [],
        app.id,
      )
      const params = { ...buildDefaults(tool), ...app.fixed, image: IMAGE }
      assert.deepEqual(checkParams(tool, params), [], app.id)
    }
  })

  test('an app costs what its tool costs with these parameters', () => {
    for (const app of ALL_APPS) {
      const whole = { ...buildDefaults(toolOfApp(app)), ...app.fixed }
      const reduced = reducedTool(app)
      assert.equal(
        computeCost(reduced, buildDefaults(reduced), 2),
        computeCost(toolOfApp(app), whole, 2),
        app.id,
      )
    }
  })
})

describe('the calls of small apps', () => {
  let server: TestApp
  let token: string
  before(async () => {
    server = await startTestApp()
    ;({ token } = await signInByCalls(server.app, newPhone()))
  })
  after(() => server.close())

  const list = async (query: string) =>
    (await callApi(server.app, 'GET', `/api/tools/apps?${query}`)).data as {
      list: { id: string; tags: string[] }[]
      total: number
      cursor: string | null
    }

  test('pages follow each other without gaps or doubles', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list(`pageSize=5${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.list.map(({ id }) => id))
      cursor = page.cursor
    }
    assert.deepEqual(
      seen,
      ALL_APPS.map(({ id }) => id),
    )
  })

  test('tags and words narrow the list; tags count what they lead to', async () => {
    const { data } = await callApi(server.app, 'GET', '/api/tools-tag/app-list')
    for (const { tag, count } of data as { tag: string; count: number }[]) {
      const found = await list(`tag=${encodeURIComponent(tag)}&pageSize=50`)
      assert.equal(found.total, count, tag)
    }
    const found = await list(`search=${encodeURIComponent('证件照')}`)
    assert.deepEqual(
      found.list.map(({ id }) => id),
      ['id-photo-blue', 'id-photo-red'],
    )
  })

  test('an order runs the tool with what the app fixed', async () => {
    const photo = readFileSync(PHOTO)
    const image = await uploadAs(server, token, photo)
    const order = (params: object) =>
      callApi(server.app, 'POST', '/api/tools/generate/pet-oil', {
        token,
        body: { requestId: `app-order-${JSON.stringify(params).length}`, params, quotedCredits: 2 },
      })
    const taken = await order({ image })
    assert.equal(taken.code, 0, taken.message)
    const { job } = taken.data as { job: JobView }
    assert.equal(job.tool, 'photo2img')
    assert.equal(job.params.style, 'oil')
    // A fixed parameter cannot be sent, not even with its fixed value.
    assert.equal((await order({ image, style: 'ink' })).status, 400)
    assert.equal((await order({ image, style: 'oil ' })).status, 400)
  })
})

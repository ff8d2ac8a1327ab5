import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { MiniApp } from './host/launch'
import { tapAndRead, expectNoProblem, expectProblem, launchFixture } from './testkit'

describe('the logic layer', () => {
  let app: MiniApp
  before(async () => {
    app = await launchFixture({ path: 'pages/detail/detail' })
  })
  beforeEach(() => app.takeProblems())
  after(() => app.close())

  it('has the language, and no name of a browser or of Node', async () => {
    assert.equal(
      await tapAndRead(app, '全局'),
      'undefined undefined undefined undefined undefined undefined object',
    )
    await expectNoProblem(app)
  })

  it('makes no code from strings', async () => {
    await app.tap('求值')
    await expectProblem(app, 'error', /EvalError/)
  })

  it('a throw in a handler is a problem', async () => {
    await app.tap('抛错')
    await expectProblem(app, 'error', /TypeError: 坏了/)
  })

  it('a throw in a timer is a problem', async () => {
    await app.tap('迟抛')
    await app.sleep(50)
    await expectProblem(app, 'error', /迟坏/)
  })

  it('an unhandled rejection is a problem', async () => {
    await app.tap('拒绝')
    await app.sleep(50)
    await expectProblem(app, 'rejection', /没人接/)
  })

  it('console.error is a problem', async () => {
    await app.tap('报错')
    await expectProblem(app, 'console', /写了错误 内因/)
  })

  it('a page that throws while loading is a problem', async () => {
    await app.tap('去坏页')
    await app.waitForPage('pages/broken/broken')
    await expectProblem(app, 'error', /onLoad: ReferenceError|onLoad: TypeError/)
    await app.back()
  })

  it('undefined in setData is a problem', async () => {
    await app.tap('未定义')
    await expectProblem(app, 'set-data', /"answer" to undefined/)
  })

  it('setData over 256 KB is a problem, and is counted', async () => {
    await app.resetSetDataStats()
    await app.tap('过大')
    await expectProblem(app, 'set-data', /over 256 KB/)
    const { count, maxBytes } = await app.setDataStats()
    assert.equal(count, 1)
    assert.ok(maxBytes > 256 * 1024)
  })

  it('what the typings do not name does not exist', async () => {
    await app.tap('无此名')
    await expectProblem(app, 'error', /noSuchCall is not a function/)
  })

  it('what is typed and not simulated fails and says so', async () => {
    assert.match(await tapAndRead(app, '未模拟'), /scanCode:fail/)
    await expectProblem(app, 'api', /wx\.scanCode is not simulated/)
  })

  it('getCurrentPages is a list of the pages', async () => {
    assert.equal(await tapAndRead(app, '页栈'), 'pages/detail/detail true')
  })
})

import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { MiniApp } from './host/launch'
import { tapAndRead, expectNoProblem, expectProblem, launchFixture } from './testkit'

describe('page templates, taps and lifecycle', () => {
  let app: MiniApp
  before(async () => {
    app = await launchFixture()
    await app.waitForText('图宽 8')
  })
  after(() => app.close())

  it('shows what a person would see and nothing hidden', async () => {
    const text = await app.text()
    assert.match(text, /首页/)
    assert.match(text, /看得见/)
    assert.doesNotMatch(text, /看不见|藏着/)
    assert.match(text, /根！\n枝！\n叶！/, 'recursive templates and wxs run')
  })

  it('a tap reaches the binding with its dataset as data, not text', async () => {
    await app.tap('数到 0')
    assert.match(await app.text(), /数到 2/)
  })

  it('a component hears its own taps and triggers its own events', async () => {
    await app.tap('卡片')
    assert.match(await app.text(), /选了 卡片/)
  })

  it('a long press is a long press', async () => {
    await app.longPress('按住我')
    assert.match(await app.text(), /按住了/)
  })

  it('tapping what is disabled, deaf or absent fails the scenario', async () => {
    await assert.rejects(app.tap('不能按'), /disabled/)
    await assert.rejects(app.tap('无人理'), /nothing listens/)
    await assert.rejects(app.tap('没有这个'), /nothing visible is named/)
  })

  it('an accessible name finds an icon', async () => {
    await app.tap('详情')
    const { route, query, stack } = await app.page()
    assert.equal(route, 'pages/detail/detail')
    assert.deepEqual(query, { id: '7', to: '%2Fa' }, 'query values stay encoded')
    assert.deepEqual(stack, ['pages/home/home', 'pages/detail/detail'])
    await app.back()
  })

  it('lifecycle calls come in the order of the client', async () => {
    await app.tabTap(1)
    await app.tabTap(0)
    await app.tap('日志')
    const lines = (await app.text()).split('\n').pop() ?? ''
    assert.equal(
      lines,
      'launch pages/home/home · app show · home load {} · home show · home ready · home hide · ' +
        'detail unload · home show · home hide · home show · tab 家',
    )
  })

  it('a clean run has no problems', () => expectNoProblem(app))
})

describe('navigation rules', () => {
  let app: MiniApp
  before(async () => {
    app = await launchFixture({ path: 'pages/detail/detail', query: { id: '1' } })
  })
  beforeEach(() => app.takeProblems())
  after(() => app.close())

  it('refuses a page that app.json does not name', async () => {
    assert.match(await tapAndRead(app, '无此页'), /navigateTo:fail page .* is not found/)
    await expectProblem(app, 'route', /nowhere/)
  })

  it('refuses navigateTo a tab page', async () => {
    assert.match(
      await tapAndRead(app, '去标签'),
      /navigateTo:fail can not navigateTo a tabbar page/,
    )
    await expectProblem(app, 'route', /tabbar page/)
  })

  it('refuses switchTab to another page, or with a query', async () => {
    assert.match(await tapAndRead(app, '非标签'), /switchTab:fail can not switch to no-tabBar page/)
    await expectProblem(app, 'route', /no-tabBar/)
    assert.match(await tapAndRead(app, '标签带参'), /switchTab:fail url does not take a query/)
    await expectProblem(app, 'route', /query/)
  })

  it('opens a subpackage page, which may require its own files', async () => {
    await app.tap('去分包')
    await app.waitForText('分包 far')
    await expectNoProblem(app)
    await app.back()
  })

  it('refuses a file of another subpackage', async () => {
    await app.tap('跨分包')
    await app.sleep(100)
    const kinds = (await app.takeProblems()).map((problem) => problem.kind)
    assert.ok(kinds.includes('package'), kinds.join())
    await app.back()
  })

  it('relative addresses start from the open page, and the eleventh page is refused', async () => {
    for (let open = 1; open < 10; open++) {
      await app.tap('再开一页')
      await app.sleep(20)
    }
    assert.equal((await app.page()).stack.length, 10)
    await expectNoProblem(app)
    await app.tap('再开一页')
    await app.sleep(50)
    const problems = await app.takeProblems()
    assert.ok(problems.some((problem) => /webview count limit exceed/.test(problem.message)))
    await app.tap('重启')
    await app.waitForPage('pages/shop/shop')
    assert.equal((await app.page()).stack.length, 1)
  })

  it('a page whose script fails opens blank', async () => {
    const blank = await launchFixture({ path: 'sub/pages/leak/leak' })
    assert.equal(await blank.text(), '分包 leak')
    await blank.close()
  })

  it('an unknown first page reaches onPageNotFound and falls back to the entry page', async () => {
    const lost = await launchFixture({ path: 'pages/gone/gone' })
    await lost.waitForText('首页')
    await lost.tap('日志')
    assert.match(await lost.text(), /not found/)
    await lost.close()
  })
})

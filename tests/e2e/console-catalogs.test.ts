import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Desk, openDesk, picture } from './console-desk'

describe('what people are shown, made at the console', () => {
  let desk: Desk
  before(async () => {
    desk = await openDesk()
  })
  after(() => desk?.close())

  const dialog = () => desk.page.getByRole('dialog')
  const says = (text: string | RegExp) => desk.page.getByText(text).first().waitFor()
  async function open(tab: string): Promise<void> {
    await desk.page.goto('/console/catalogs')
    await desk.page.getByText(tab, { exact: true }).click()
  }

  it('a style is tried, gets what was painted for its cover, and is offered', async () => {
    const { page, server } = desk
    await open('画风')
    await page.getByRole('button', { name: '加画风' }).click()
    await dialog().getByLabel('名字').fill('墨月')
    await dialog().getByLabel('提示词模板').fill('{画面}，远山，月亮')
    await dialog().getByRole('button', { name: '试一下' }).click()
    await dialog().getByRole('img', { name: '试画的图' }).waitFor()
    await desk.fits('style')
    await dialog()
      .getByLabel('封面，竖着的图最好')
      .setInputFiles(await picture('cover.jpg', 300, 400))
    await dialog().locator('.picture img').waitFor()
    await dialog().getByRole('button', { name: '确定' }).click()
    await says('画风已加上')
    await page.getByRole('switch', { name: '墨月：显示' }).waitFor()
    await desk.fits('catalogs-styles-own')
    const answer = await fetch(`${server.url}/api/styles/app`)
    const { data } = (await answer.json()) as { data: { name: string }[] }
    assert.equal(data[0]?.name, '墨月')
  })
})

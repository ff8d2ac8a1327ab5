/** 一次多张, from the text to one tile of the library, on any platform. */
import assert from 'node:assert/strict'
import { PAINT_TIMEOUT_MS, waitForEqual } from './conditions'
import { type JourneyDriver, see, seeCount } from './driver'

/** On 创作, signed in, with an empty library. */
export async function paintBatch(driver: JourneyDriver): Promise<void> {
  await driver.fill('画面描述', '{雪山|竹林|荷塘}，晨雾')
  await see(driver, '要画的 3 张')
  await see(driver, /画 3 张\s*·\s*\d+ 积分/)
  await driver.tap('荷塘，要画')
  await see(driver, '要画的 2 张')
  await driver.tap('先画第 1 张看看')
  await see(driver, '画剩下的 1 张', PAINT_TIMEOUT_MS)
  await see(driver, '补画')
  await driver.tap('画剩下的 1 张')
  await see(driver, '画好 2 张', PAINT_TIMEOUT_MS)
  const [, charged] = await see(driver, /已收 (\d+)/)
  assert.ok(Number(charged) > 0)
  await waitForEqual(() => driver.count('荷塘，没有画，点一下补画'), 1)
  await driver.tap('收起')
  await driver.tab('画夹')
  await see(driver, '2/2 张')
  await driver.tap('{雪山|竹林|荷塘}，晨雾，一次多张，2 张画好 2 张')
  await see(driver, '画好 2 张')
  await driver.tap('收起')
  await driver.fill('画面描述', '{1|2|3|4|5|6}只{鹤|鹰|鸥|雁|燕|雀}')
  await see(driver, '最多 24 张，现在 36')
  await driver.fill('画面描述', '雪山')
  await seeCount(driver, '最多 24 张，现在 36', 0)
  await see(driver, /生成\s*·\s*\d+ 积分/)
}

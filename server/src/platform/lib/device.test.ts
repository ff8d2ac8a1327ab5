import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseDevice } from './device'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'

for (const [agent, sign, words] of [
  [IPHONE, 'h5', 'iPhone · Safari'],
  [ANDROID, 'h5', 'Android · Chrome'],
  [`${ANDROID} EdgA/130.0`, 'h5', 'Android · Edge'],
  [`${IPHONE} MicroMessenger/8.0.50`, 'weapp', 'iPhone · 微信小程序'],
  [`${ANDROID} MicroMessenger/8.0.50`, 'h5', 'Android · 微信'],
  ['<script>alert(1)</script>', 'constructor', '未知设备'],
  ['', undefined, '未知设备'],
] as const) {
  test(`${words} of ${agent.slice(-30)}`, () => {
    assert.equal(parseDevice({ 'user-agent': agent, ...(sign && { 'app-sign': sign }) }), words)
  })
}

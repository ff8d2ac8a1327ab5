import { launchBrowser, newPhone } from './browser'
import sharp from 'sharp'
const url = 'http://127.0.0.1:8899'
async function main() {
  const post = async (p: string, b: object, t?: string) =>
    (
      await fetch(url + p, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'app-sign': 'h5',
          ...(t ? { authorization: 'Bearer ' + t } : {}),
        },
        body: JSON.stringify(b),
      })
    ).json() as any
  const phone = '13800138' + String(100 + Math.floor(Math.random() * 800))
  const c = await post('/api/sms-code', { phone })
  const tokens = (await post('/api/auth/phoneLogin', { phone, code: c.data.devCode })).data
  const browser = await launchBrowser()
  const [w, h] = (process.argv[3] ?? '390x844').split('x').map(Number)
  const ctx = await newPhone(browser, {
    url,
    tokens,
    viewport: { width: w!, height: h! },
    deviceScaleFactor: 1,
  })
  const page = await ctx.newPage()
  page.on('console', (m) => {
    if (m.type() === 'error') console.log('console', m.text())
  })
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  const shot = async (n: string) => {
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/shots/${n}-${w}.png` })
  }
  const mod = await import(process.argv[2]!)
  await mod.default({ page, shot, url, tokens, sharp })
  await browser.close()
}
main().catch((e) => {
  console.error(e)
  process.exit(1)
})

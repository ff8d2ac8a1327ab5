import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newStory, PROMPT_TO_PICTURE } from '../journeys/scenario'
import { shareServer, type JourneyServer } from '../journeys/server'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

describe('from a prompt to a picture, on H5 in a browser against the real server', () => {
  const story = newStory('13800136031')
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver
  let broken = false
  before(async () => {
    server = await shareServer({}, 'embedded')
    browser = await launchBrowser()
    driver = await BrowserDriver.open(await newPhone(browser, { url: server.url }))
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  for (const step of PROMPT_TO_PICTURE) {
    it(step.title, async (t) => {
      // Each step stands on the one before it.
      if (broken) return t.skip('an earlier step failed')
      broken = true
      await step.run(driver, story)
      assert.deepEqual(await driver.problems(), [])
      broken = false
    })
  }
})

import { after, before, describe } from 'node:test'
import { newStory } from '../journeys/scenario'
import { shareServer, type JourneyServer } from '../journeys/server'
import { defineStory } from '../journeys/story'
import { launchBrowser, newPhone, type BrowserShare } from './browser'
import { BrowserDriver } from './driver'

describe('from a prompt to a picture, on H5 in a browser against the real server', () => {
  const story = newStory('13800136031')
  let server: JourneyServer
  let browser: BrowserShare
  let driver: BrowserDriver
  before(async () => {
    server = await shareServer({}, 'embedded')
    browser = await launchBrowser()
    driver = await BrowserDriver.open(await newPhone(browser, { url: server.url }))
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  defineStory(() => driver, story)
})

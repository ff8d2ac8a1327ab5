import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { newStory } from '../journeys/scenario'
import { shareServer, type JourneyServer } from '../journeys/server'
import { defineStory } from '../journeys/story'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchMini } from './host/launch'
import { MiniJourneyDriver } from './journey-driver'

const SET_DATA_BUDGET_BYTES = 20 * 1024

describe('from a prompt to a picture, on dist/weapp against the real server', () => {
  const story = newStory('13800136021')
  let server: JourneyServer
  let driver: MiniJourneyDriver
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    driver = new MiniJourneyDriver(
      await launchMini({ dist: DIST, origins: { [BUILT_ORIGIN]: server.url } }),
    )
  })
  after(async () => {
    await driver?.mini.close()
    await server?.close()
  })

  defineStory(() => driver, story)

  it('no update of the view is larger than 20 KB', async () => {
    const { maxBytes } = await driver.mini.setDataStats()
    assert.ok(maxBytes <= SET_DATA_BUDGET_BYTES, `${maxBytes} bytes`)
  })
})

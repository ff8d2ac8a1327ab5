import { after, before, describe } from 'node:test'
import { newStory } from '../journeys/scenario'
import { shareServer, type JourneyServer } from '../journeys/server'
import { defineStory } from '../journeys/story'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchRendered } from './host/launch'
import type { Rendering } from './host/protocol'
import { IPHONE } from './host/shape'
import { MiniJourneyDriver } from './journey-driver'
import { shareRendering } from './rendering'

describe('from a prompt to a picture by touch, on dist/weapp in a browser', () => {
  const story = newStory('13800136643')
  let server: JourneyServer
  let rendering: Rendering & { close: () => Promise<void> }
  let driver: MiniJourneyDriver
  before(async () => {
    server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN, STUDIO_SIZE_PERCENT: '25' })
    rendering = await shareRendering()
    driver = new MiniJourneyDriver(
      await launchRendered({
        dist: DIST,
        origins: { [BUILT_ORIGIN]: server.url },
        shape: IPHONE,
        rendering,
      }),
    )
  })
  after(async () => {
    await driver?.mini.close()
    await rendering?.close()
    await server?.close()
  })

  defineStory(() => driver, story)
})

import { describe } from 'node:test'
import { everything } from '../../studio/testing/effort'
import { shareServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { launchRendered } from './host/launch'
import { ANDROID } from './host/shape'
import { shareRendering } from './rendering'
import { buildStorage } from './signed-in'
import { defineToolStories } from './tool-stories'

/** The same stories as tools.test.ts, by a finger on what a browser shows. */
describe('a photograph through the tools by touch', { skip: !everything && 'with --all' }, () => {
  defineToolStories(async () => {
    const server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN, STUDIO_SIZE_PERCENT: '25' })
    const rendering = await shareRendering()
    const close = async () => {
      await rendering.close()
      await server.close()
    }
    try {
      const app = await launchRendered({
        dist: DIST,
        origins: { [BUILT_ORIGIN]: server.url },
        shape: ANDROID,
        rendering,
        storage: await buildStorage(server, '13800136644'),
      })
      return { app, close }
    } catch (thrown) {
      await close()
      throw thrown
    }
  })
})

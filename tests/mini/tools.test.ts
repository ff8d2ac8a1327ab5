import { describe } from 'node:test'
import { shareServer } from '../journeys/server'
import { BUILT_ORIGIN } from './dist'
import { launchSignedIn } from './signed-in'
import { defineToolStories } from './tool-stories'

describe('a photograph through the tools, on dist/weapp', () => {
  defineToolStories(async () => {
    const server = await shareServer({ PUBLIC_URL: BUILT_ORIGIN })
    return { app: await launchSignedIn(server, '13800136078'), close: server.close }
  })
})

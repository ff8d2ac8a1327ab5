import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startServer, type JourneyServer } from '../journeys/server'
import { BUILT_ORIGIN, DIST } from './dist'
import { Bundle } from './host/bundle'
import { launchMini, type MiniApp } from './host/launch'

/** Enough for a page to ask the server what it shows. */
const LOOK_MS = 600

describe('every page of dist/weapp opens for an anonymous visitor', () => {
  let server: JourneyServer
  let app: MiniApp
  before(async () => {
    server = await startServer()
    app = await launchMini({ dist: DIST, origins: { [BUILT_ORIGIN]: server.url } })
  })
  after(async () => {
    await app?.close()
    await server?.close()
  })

  for (const page of new Bundle(DIST).pages) {
    it(page, async () => {
      await app.open(`/${page}`)
      await app.sleep(LOOK_MS)
      assert.notEqual(await app.text(), '')
      assert.deepEqual(await app.takeProblems(), [])
    })
  }
})

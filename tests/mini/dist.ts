import { join } from 'node:path'

/** The built mini-program; `npm test` builds it before these tests. */
export const DIST = process.env.WEAPP_DIST ?? join(__dirname, '../../dist/weapp')

/** Origin the mini-program is built with; config/index.ts. */
export const BUILT_ORIGIN = process.env.TARO_APP_API ?? 'http://127.0.0.1:8787'

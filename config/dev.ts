import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { UserConfigExport } from '@tarojs/cli'

/** Paths answered by the server only, even when typed into the address bar. */
const SERVERS = /^\/(api|files|covers)\/|^\/(healthz|readyz|metrics)$/

/**
 * Whether a request goes to the server. Files of the build come first; a page is opened by H5
 * whatever its path, as the server does with the built one.
 */
function isServers(pathname: string, request: IncomingMessage): boolean {
  if (SERVERS.test(pathname)) return true
  const opens = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  return !opens || path.extname(pathname) !== ''
}

/** scripts/dev.mjs names both ports. */
const { DEV_PORT, DEV_API } = process.env

export default {
  logger: { quiet: false, stats: true },
  h5: {
    devServer: {
      host: '127.0.0.1',
      port: Number(DEV_PORT ?? 8787),
      open: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: isServers, target: DEV_API ?? 'http://127.0.0.1:8788', xfwd: true }],
    },
  },
} satisfies UserConfigExport<'webpack5'>

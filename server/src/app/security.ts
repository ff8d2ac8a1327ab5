/** Response headers: what a page of ours may load, and from where. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { inlineScriptHashes } from '../platform/http/h5'

/** Hosts besides our own that pictures come from and uploads go to. */
export function storageHosts(storage: Config['storage']): string[] {
  if (storage.kind === 'local') return []
  const endpoint = storage.kind === 's3' ? (storage.publicEndpoint ?? storage.endpoint) : null
  const bucket =
    storage.kind === 'cos'
      ? `https://${storage.bucket}.cos.${storage.region}.myqcloud.com`
      : endpoint
        ? new URL(endpoint).origin
        : `https://${storage.bucket}.s3.${storage.region}.amazonaws.com`
  return storage.cdnUrl ? [bucket, new URL(storage.cdnUrl).origin] : [bucket]
}

/** Origins of the captcha's script and frames, if this installation shows one. */
function captchaHosts({ challenge }: Config): string[] {
  if (challenge.kind !== 'tencent-captcha') return []
  return ['https://turing.captcha.qcloud.com', 'https://turing.captcha.gtimg.com']
}

/** Browser features that no page of ours uses; the app picks files and draws, nothing else. */
const UNUSED_FEATURES = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** Browser features that passkeys need. */
const OF_PASSKEYS = ['publickey-credentials-create', 'publickey-credentials-get']

function permissionsPolicy({ signIn }: Config): string {
  const unused = signIn.passkey ? UNUSED_FEATURES : [...UNUSED_FEATURES, ...OF_PASSKEYS]
  return unused.map((name) => `${name}=()`).join(', ')
}

/** helmet would compute the same headers for every response: they are computed once. */
async function headersBy(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, options)
  app.get('/', async (_request, reply) => reply.raw.getHeaders())
  const answer = await app.inject('/')
  await app.close()
  return answer.json<Record<string, string>>()
}

export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const hosts = storageHosts(config.storage)
  const captcha = captchaHosts(config)
  const https = config.publicUrl?.startsWith('https://') ?? false
  const headers = await headersBy({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScriptHashes(config.h5Dir), ...captcha],
        'frame-src': ["'self'", ...captcha],
        // Taro and React set style attributes and style elements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...hosts, ...captcha],
        'media-src': ["'self'", 'blob:', ...hosts],
        'connect-src': ["'self'", ...hosts, ...captcha],
        'font-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    // Plain http on a phone in the same network is how one tries it out.
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'same-origin' },
  })
  const all = { ...headers, 'permissions-policy': permissionsPolicy(config) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all)
    done()
  })
}

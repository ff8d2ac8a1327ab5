/** Storage settings. */
import { flag, httpUrl, text, oneOf } from '../../platform/lib/env/schemas'
import { together, type ValuesOf } from '../../platform/lib/env/values'
import type { Variable } from '../../platform/lib/env/variable'

export const STORAGE_VARIABLES = {
  STORAGE: {
    schema: oneOf(['local', 'cos', 's3']),
    initial: 'local',
    note: 'File storage',
  },
  COS_SECRET_ID: { schema: text, initial: null, note: 'Tencent COS', secret: true },
  COS_SECRET_KEY: { schema: text, initial: null, note: 'Tencent COS', secret: true },
  COS_BUCKET: { schema: text, initial: null, note: 'Tencent COS: name-appid' },
  COS_REGION: { schema: text, initial: null, note: 'Tencent COS, e.g. ap-shanghai' },
  COS_CDN_URL: {
    schema: httpUrl,
    initial: null,
    note: 'Public base of the bucket’s files; unset = signed URLs of the bucket',
  },
  S3_ENDPOINT: { schema: httpUrl, initial: null, note: 'S3-compatible endpoint; unset = AWS' },
  S3_PUBLIC_ENDPOINT: {
    schema: httpUrl,
    initial: null,
    note: 'Address of S3_ENDPOINT for browsers: a proxy that forwards path and Host unchanged; unset = S3_ENDPOINT',
  },
  S3_REGION: { schema: text, initial: 'us-east-1', note: 'S3 region' },
  S3_BUCKET: { schema: text, initial: null, note: 'S3 bucket' },
  S3_ACCESS_KEY_ID: { schema: text, initial: null, note: 'S3', secret: true },
  S3_SECRET_ACCESS_KEY: { schema: text, initial: null, note: 'S3', secret: true },
  S3_FORCE_PATH_STYLE: {
    schema: flag,
    initial: 'false',
    note: 'true for MinIO and similar stores',
  },
  S3_CDN_URL: { schema: httpUrl, initial: null, note: 'Public base; unset = signed URLs' },
} as const satisfies Record<string, Variable>

type Values = ValuesOf<typeof STORAGE_VARIABLES>

const COS_NEEDED = ['COS_SECRET_ID', 'COS_SECRET_KEY', 'COS_BUCKET', 'COS_REGION'] as const
const S3_NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function buildStorageConfig(values: Values) {
  if (values.STORAGE === 'cos') {
    const set = together(values, 'STORAGE is cos', COS_NEEDED)
    return {
      kind: 'cos' as const,
      secretId: set.COS_SECRET_ID,
      secretKey: set.COS_SECRET_KEY,
      bucket: set.COS_BUCKET,
      region: set.COS_REGION,
      cdnUrl: values.COS_CDN_URL,
    }
  }
  if (values.STORAGE === 's3') {
    const set = together(values, 'STORAGE is s3', S3_NEEDED)
    return {
      kind: 's3' as const,
      endpoint: values.S3_ENDPOINT,
      publicEndpoint: values.S3_PUBLIC_ENDPOINT,
      region: values.S3_REGION,
      bucket: set.S3_BUCKET,
      accessKeyId: set.S3_ACCESS_KEY_ID,
      secretAccessKey: set.S3_SECRET_ACCESS_KEY,
      forcePathStyle: values.S3_FORCE_PATH_STYLE,
      cdnUrl: values.S3_CDN_URL,
    }
  }
  return { kind: 'local' as const }
}

/**
 * Every kind that the variables describe, whichever STORAGE names: files may move between them.
 * Null: something of it is not set.
 */
export function buildAllStorageConfigs(values: Values) {
  const isSet = (names: readonly (keyof Values)[]) => names.every((name) => values[name] !== null)
  const as = (STORAGE: Values['STORAGE']) => buildStorageConfig({ ...values, STORAGE })
  return {
    local: as('local'),
    s3: isSet(S3_NEEDED) ? as('s3') : null,
    cos: isSet(COS_NEEDED) ? as('cos') : null,
  }
}

export type StorageConfig = ReturnType<typeof buildStorageConfig>

/** Any S3-compatible store by the official SDK, which is loaded with the first operation. */
import type * as Sdk from '@aws-sdk/client-s3'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { encodeKey, shortPeriod, stablePeriod } from '../signing'
import { ObjectMissing, requireSize, type Storage, type StoredObject } from '../storage'
import { presignS3Get } from './presign'

export interface S3Options {
  /** Null = AWS. */
  readonly endpoint: string | null
  /** Address of the same store for browsers; null = at `endpoint`. */
  readonly publicEndpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly forcePathStyle: boolean
  /** Public base of the bucket's files; null = signed URLs. */
  readonly cdnUrl: string | null
}

/** Of signed URLs: they are for browsers, and hold for the one host they are signed for. */
function buildBaseUrl(options: S3Options): string {
  const { endpoint, publicEndpoint, region, bucket, forcePathStyle } = options
  const url = new URL(publicEndpoint ?? endpoint ?? `https://s3.${region}.amazonaws.com`)
  if (forcePathStyle) return `${url.origin}/${bucket}`
  return `${url.protocol}//${bucket}.${url.host}`
}

export function createS3Storage(options: S3Options, now = () => new Date()): Storage {
  const bucketParams = { Bucket: options.bucket }
  const base = buildBaseUrl(options)
  let loading: Promise<{ sdk: typeof Sdk; client: Sdk.S3Client }> | null = null

  function load() {
    // It warns in eight lines at each start on Node 20, which decision 085 supports.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
    loading ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region: options.region,
        forcePathStyle: options.forcePathStyle,
        credentials: {
          accessKeyId: options.accessKeyId,
          secretAccessKey: options.secretAccessKey,
        },
        ...(options.endpoint && { endpoint: options.endpoint }),
        // Stores that are not Amazon's keep its newer checksums, framed into the body, as content.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }))
    return loading
  }

  /** The body of an object that has been found to be small enough. */
  async function open(key: string, maxBytes: number | undefined) {
    const { sdk, client } = await load()
    try {
      const answer = await client.send(new sdk.GetObjectCommand({ ...bucketParams, Key: key }))
      requireSize({ key, size: answer.ContentLength ?? 0 }, maxBytes)
      if (!answer.Body) throw new ObjectMissing(key)
      return answer.Body
    } catch (error) {
      throw error instanceof sdk.NoSuchKey ? new ObjectMissing(key) : error
    }
  }

  return {
    kind: 's3',
    // S3's form upload is not the one clients speak: they post to this server, which stores it there.
    directUpload: null,

    url(key) {
      if (options.cdnUrl) return `${options.cdnUrl}/${encodeKey(key)}`
      return presignS3Get({ ...options, base, key, ...stablePeriod(now().getTime()) })
    },

    filePath: () => null,

    privateUrl: (key, validS) =>
      presignS3Get({ ...options, base, key, ...shortPeriod(now().getTime(), validS) }),

    async put(key, bytes, { mime }) {
      const { sdk, client } = await load()
      await client.send(
        new sdk.PutObjectCommand({ ...bucketParams, Key: key, Body: bytes, ContentType: mime }),
      )
    },

    async putFile(key, file, { mime }) {
      const { sdk, client } = await load()
      const { size } = await stat(file)
      const object = { ...bucketParams, Key: key, ContentType: mime, ContentLength: size }
      await client.send(new sdk.PutObjectCommand({ ...object, Body: createReadStream(file) }))
    },

    async get(key, { maxBytes } = {}) {
      return (await open(key, maxBytes)).transformToByteArray()
    },

    async getFile(key, file, { maxBytes } = {}) {
      // In Node the body of an answer is always a stream of it.
      const body: unknown = await open(key, maxBytes)
      await pipeline(body as Readable, createWriteStream(file))
    },

    async delete(keys) {
      const { sdk, client } = await load()
      for (const key of keys) {
        await client.send(new sdk.DeleteObjectCommand({ ...bucketParams, Key: key }))
      }
    },

    async list(prefix) {
      const { sdk, client } = await load()
      const found: StoredObject[] = []
      const pages = sdk.paginateListObjectsV2({ client }, { ...bucketParams, Prefix: prefix })
      for await (const page of pages) {
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key)
            found.push({ key: Key, sizeBytes: Size ?? 0, modifiedAt: LastModified ?? new Date(0) })
        }
      }
      return found
    },
  }
}

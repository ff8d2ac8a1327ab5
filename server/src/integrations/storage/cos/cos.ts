/** Tencent COS by its official SDK, which is loaded with the first operation. */
import type COS from 'cos-nodejs-sdk-v5'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { CLOCK_TOLERANCE_S, shortPeriod, stablePeriod } from '../signing'
import { ObjectMissing, requireSize, type Storage, type StoredObject } from '../storage'
import { cosUrl, signCosGet } from './sign-url'

export interface CosOptions {
  readonly secretId: string
  readonly secretKey: string
  /** name-appid */
  readonly bucket: string
  readonly region: string
  /** Public base of the bucket's files; null = signed URLs. */
  readonly cdnUrl: string | null
  /** Tests only: another host, `http://127.0.0.1:port`. */
  readonly endpoint?: string
}

const TIMEOUT_MS = 60_000

export function createCosStorage(options: CosOptions, now = () => new Date()): Storage {
  const { bucket, region } = options
  const bucketParams = { Bucket: bucket, Region: region }
  const host = options.endpoint ?? `https://${bucket}.cos.${region}.myqcloud.com`
  let loading: Promise<COS> | null = null

  function client(): Promise<COS> {
    loading ??= import('cos-nodejs-sdk-v5').then(
      ({ default: Sdk }) =>
        new Sdk({
          SecretId: options.secretId,
          SecretKey: options.secretKey,
          Timeout: TIMEOUT_MS,
          // Its signatures are valid for 15 minutes from this clock on, and it does not repeat a
          // refused request that sends or fetches a file: an early start fits a slower storage.
          SystemClockOffset: -CLOCK_TOLERANCE_S * 1000,
          Protocol: host.startsWith('https:') ? 'https:' : 'http:',
          ...(options.endpoint && { Domain: new URL(options.endpoint).host }),
        }),
    )
    return loading
  }

  function isMissing(error: unknown): boolean {
    return (error as { statusCode?: number }).statusCode === 404
  }

  async function fetchSize(key: string): Promise<number> {
    const head = await (await client()).headObject({ ...bucketParams, Key: key })
    return Number(head.headers?.['content-length'] ?? 0)
  }

  return {
    kind: 'cos',
    directUpload: {
      host,
      cdnHost: options.cdnUrl ?? host,
      secretId: options.secretId,
      secretKey: options.secretKey,
      securityToken: null,
      bucket,
    },

    url(key) {
      if (options.cdnUrl) return cosUrl(options.cdnUrl, key, null)
      const { secretId, secretKey } = options
      const query = signCosGet({ secretId, secretKey, key, ...stablePeriod(now().getTime()) })
      return cosUrl(host, key, query)
    },

    filePath: () => null,

    privateUrl(key, validS) {
      const { secretId, secretKey } = options
      const period = shortPeriod(now().getTime(), validS)
      const query = signCosGet({ secretId, secretKey, key, ...period })
      return cosUrl(host, key, query)
    },

    async put(key, bytes, { mime }) {
      const cos = await client()
      await cos.putObject({
        ...bucketParams,
        Key: key,
        Body: Buffer.from(bytes),
        ContentType: mime,
      })
    },

    async putFile(key, file, { mime }) {
      const cos = await client()
      const { size } = await stat(file)
      const object = { ...bucketParams, Key: key, ContentType: mime, ContentLength: size }
      await cos.putObject({ ...object, Body: createReadStream(file) })
    },

    async get(key, { maxBytes } = {}) {
      try {
        if (maxBytes !== undefined) requireSize({ key, size: await fetchSize(key) }, maxBytes)
        const { Body } = await (await client()).getObject({ ...bucketParams, Key: key })
        return Body
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing(key) : error
      }
    },

    async getFile(key, file, { maxBytes } = {}) {
      try {
        requireSize({ key, size: await fetchSize(key) }, maxBytes)
        const cos = await client()
        await cos.getObject({ ...bucketParams, Key: key, Output: createWriteStream(file) })
      } catch (error) {
        throw isMissing(error) ? new ObjectMissing(key) : error
      }
    },

    async delete(keys) {
      const cos = await client()
      for (const key of keys) await cos.deleteObject({ ...bucketParams, Key: key })
    },

    async list(prefix) {
      const cos = await client()
      const found: StoredObject[] = []
      let marker: string | undefined
      do {
        const page = await cos.getBucket({
          ...bucketParams,
          Prefix: prefix,
          ...(marker && { Marker: marker }),
        })
        for (const { Key, Size, LastModified } of page.Contents) {
          found.push({ key: Key, sizeBytes: Number(Size), modifiedAt: new Date(LastModified) })
        }
        marker = page.IsTruncated === 'true' ? page.NextMarker : undefined
      } while (marker)
      return found
    },
  }
}

/** Names of stored objects. The random part has 160 bits: a URL is as good as a capability. */
import { createHash, randomBytes } from 'node:crypto'
import type { LayerFormat } from '@contract/layers'

export function randomName(): string {
  return randomBytes(20).toString('base64url')
}

/** Everything a job painted; deleting the job deletes this prefix. */
export function jobPrefix(jobId: string): string {
  return `job/${jobId}/`
}

export function pictureKey(options: { jobId: string; extension: string }): string {
  return `${jobPrefix(options.jobId)}${randomName()}.${options.extension}`
}

/** Ends the names of plans: such files are never served. */
export const PLAN_SUFFIX = '.plan.json'

/**
 * The plan a picture was painted by. Named after the pixels under its label, not after the picture:
 * the address of a public work is known to everybody, the name of these pixels is sent to no client.
 */
export function planKey(underKey: string): string {
  return `${underKey}${PLAN_SUFFIX}`
}

/** Ends the names of layered files: sent to their owner by signed links, never served by address. */
export const LAYERS_SUFFIX = /\.layers\.(psd|svg)$/

export function layersKey(jobId: string, format: LayerFormat): string {
  return pictureKey({ jobId, extension: `layers.${format}` })
}

/** A stage of a picture; removed with its job. */
export function stageKey(jobId: string, extension: 'webp' | 'jpg'): string {
  return pictureKey({ jobId, extension })
}

/**
 * The video of how a picture came into being. The same for the same stages, so that it is made
 * once, and as unguessable as their names are.
 */
export function timelapseKey(jobId: string, parts: readonly string[]): string {
  const name = createHash('sha256').update(parts.join(' ')).digest('base64url')
  return `${jobPrefix(jobId)}${name}.mp4`
}

/** Prefix of all videos of a work's poster: next to its picture, and removed or moved with it. */
export function posterVideoPrefix(pictureFile: string): string {
  return `${pictureFile.slice(0, pictureFile.lastIndexOf('.'))}-film-`
}

/** The same for the same parts, so that it is made once. */
export function posterVideoKey(pictureFile: string, parts: readonly string[]): string {
  const name = createHash('sha256').update(parts.join('\n')).digest('base64url')
  return `${posterVideoPrefix(pictureFile)}${name}.mp4`
}

/** An unchecked upload: never served. */
export const RAW_PREFIX = 'raw/'

export function rawKey(options: { userId: string; extension: string }): string {
  return `${RAW_PREFIX}${options.userId}/${randomName()}.${options.extension}`
}

/** Whose a posted object is. */
export function ownerOfRawKey(key: string): string {
  return key.slice(RAW_PREFIX.length, key.indexOf('/', RAW_PREFIX.length))
}

export function uploadKey(options: { userId: string; extension: string }): string {
  return `up/${options.userId}/${randomName()}.${options.extension}`
}

/** Prefixes of a user's objects that belong to no job. */
export function personPrefixes(userId: string): string[] {
  const folders = [RAW_PREFIX, 'up/', EXPORT_PREFIX, PLAIN_PREFIX, PIECE_PREFIX]
  return folders.map((prefix) => `${prefix}${userId}/`)
}

/** Rendered shots of films, before they are joined: never served. */
export const PIECE_PREFIX = 'piece/'

export function piecePrefix({ userId, draftId }: { userId: string; draftId: string }): string {
  return `${PIECE_PREFIX}${userId}/${draftId}/`
}

/** Says nothing of whose face it is: reviewers see the address before they know. */
export function avatarKey(): string {
  return `${AVATAR_PREFIX}${randomName()}.webp`
}

export const AVATAR_PREFIX = 'avatar/'

/** Copies without the visible label, for an hour: recipients are recorded. */
export const PLAIN_PREFIX = 'plain/'

export function plainKey(userId: string): string {
  return `${PLAIN_PREFIX}${userId}/${randomName()}.png`
}

/** Everything of a person, for that person alone: sent by a signed link only. */
export const EXPORT_PREFIX = 'export/'

export function exportKey(userId: string): string {
  return `${EXPORT_PREFIX}${userId}/${randomName()}.zip`
}

export function sampleKey(options: { engineId: string; extension: string }): string {
  return `sample/${options.engineId}/${randomName()}.${options.extension}`
}

/** Prefix of the short pieces of a mood. @param revision of the composer, its seed and its length */
export function moodSamplePrefix(mood: string, revision: number): string {
  return `sample/music/${mood}-${revision}-`
}

export function bannerKey(banner: string): string {
  return `banner/${banner}/${randomName()}.webp`
}

/** Of a style or a small app of the operator. */
export function coverKey(): string {
  return `cover/${randomName()}.webp`
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/**
 * True for what the functions above make: slash-separated plain segments, none empty,
 * hidden or `../..`. Anything else never reaches a file system.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && key.split('/').every((segment) => SEGMENT.test(segment))
}

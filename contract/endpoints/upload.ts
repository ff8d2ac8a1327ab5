import { z } from 'zod'
import { VIDEO_MAX_BYTES } from '../uploads'
import { SAMPLE_IDS } from '../samples/files'
import { defineEndpoints } from './define'
import { sourceView } from './job'
import { mediaRef } from './tools'
import { oneLine } from './words'

const SOUND_EXTENSIONS = ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'flac'] as const

export const UPLOAD_EXTENSIONS = [
  ...(['jpg', 'jpeg', 'png', 'webp', 'mp4', 'mov', 'webm'] as const),
  ...SOUND_EXTENSIONS,
] as const

/** Videos may be larger than pictures. */
export function isVideoExtension(extension: string): boolean {
  return ['mp4', 'mov', 'webm'].includes(extension)
}

export function isSoundExtension(extension: string): boolean {
  return SOUND_EXTENSIONS.some((known) => known === extension)
}

const extension = z.enum(
  UPLOAD_EXTENSIONS,
  '只能上传 JPG、PNG、WebP 图片，MP4、MOV、WebM 视频，或 MP3、M4A、WAV、OGG、FLAC 音乐',
)

export const uploadView = z.object({
  id: z.string(),
  kind: z.enum(['image', 'video', 'sound']),
  url: z.string(),
  /** Of a sound its waveform, and so are the sizes. */
  thumbUrl: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Of a video, where it is known, and of a sound. */
  durationMs: z.number().int().nullable(),
  /** File name of a sound, one line of at most 80 characters. */
  name: z.string().optional(),
  sizeBytes: z.number().int(),
  thumbhash: z.string(),
})

export const uploadPolicy = z.object({
  cosKey: z.string(),
  /** Base64 of the policy JSON. */
  policy: z.string(),
  qSignAlgorithm: z.string(),
  qAk: z.string(),
  qKeyTime: z.string(),
  qSignature: z.string(),
  securityToken: z.string().optional(),
  /** Address to post the form to. */
  cosHost: z.string(),
  cdnHost: z.string(),
})

/** Of a file that comes in parts (contract/uploads.ts): the policy allows any part's key. */
export const partsPolicy = uploadPolicy.extend({
  /** Numbers of the parts that have arrived, from 1. */
  received: z.array(z.number().int()),
})

export const uploadEndpoints = defineEndpoints({
  policy: {
    method: 'POST',
    path: '/api/upload-policy',
    auth: 'user',
    summary: 'A signed COS POST policy for one picture, video or sound of this extension',
    body: z.object({ ext: extension }),
    data: uploadPolicy,
  },
  parts: {
    method: 'POST',
    path: '/api/upload/parts',
    auth: 'user',
    summary: 'The same for a file in parts, and which of them are there (not in the specification)',
    body: z.object({
      ext: extension,
      sizeBytes: z.number().int().min(1).max(VIDEO_MAX_BYTES, '文件太大了，请压缩到 60 MB 以内'),
      /** Of an upload that was begun: its parts stay, its policy is a new one. */
      cosKey: z.string().min(1).max(200).optional(),
    }),
    data: partsPolicy,
  },
  sources: {
    method: 'GET',
    path: '/api/upload/sources',
    auth: 'user',
    summary: 'Those of my pictures and videos that are still there (not in the specification)',
    query: z.object({
      /** Media references, comma-separated, at most 40. */
      refs: z
        .string()
        .max(2100)
        .transform((text) => [...new Set(text.split(',').filter(Boolean))])
        .pipe(z.array(mediaRef).max(40)),
    }),
    data: z.array(sourceView),
  },
  sample: {
    method: 'POST',
    path: '/api/upload/sample',
    auth: 'user',
    summary: 'A sample picture becomes an upload of mine; again answers the same one',
    body: z.strictObject({ sample: z.enum(SAMPLE_IDS, '没有这张样图') }),
    data: sourceView,
  },
  confirm: {
    method: 'POST',
    path: '/api/cosupload',
    auth: 'user',
    summary: 'After the direct upload: check, re-encode and keep the object named by cosKey',
    body: z.object({
      cosKey: z.string().min(1).max(200),
      /** The file's own name; of sounds alone it is stored. */
      name: z.string().max(1000).transform(oneLine).optional(),
    }),
    data: uploadView,
  },
  baseUpload: {
    method: 'POST',
    path: '/api/base-upload',
    auth: 'user',
    summary: 'Upload through the server: multipart field `file`',
    bodyKind: 'multipart',
    data: uploadView,
  },
})

import { z } from 'zod'
import { defineEndpoints, id, isoTime, pageSchema, pageQuery } from './define'
import { jobView } from './job'
import { nameSchema } from './words'

const name = nameSchema(20, { empty: '画集要有名字', long: '名字最多 20 个字' })
const jobIds = z.array(id).min(1).max(200, '一次最多 200 个')

export const albumView = z.object({
  id: z.string(),
  name: z.string(),
  /** Jobs in it. */
  count: z.number().int(),
  /** Up to four pictures, the cover first. */
  covers: z.array(z.object({ thumbUrl: z.string(), thumbhash: z.string() })),
  coverJobId: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
})

export const albumEndpoints = defineEndpoints({
  create: {
    method: 'POST',
    path: '/api/album',
    auth: 'user',
    summary: 'Make an album, with jobs in it if wished',
    body: z.strictObject({ name, jobIds: jobIds.optional() }),
    data: albumView,
  },
  my: {
    method: 'GET',
    path: '/api/album/my',
    auth: 'user',
    summary: 'My albums, the last changed first',
    query: pageQuery.extend({
      /** Says of each album whether this job is in it. */
      jobId: id.optional(),
    }),
    data: pageSchema(albumView.extend({ holdsJob: z.boolean() })),
  },
  getJobs: {
    method: 'GET',
    path: '/api/album/getJobs',
    auth: 'user',
    summary: 'An album of mine and the jobs in it, in its own order',
    query: pageQuery.extend({ id }),
    data: pageSchema(jobView).extend({ album: albumView }),
  },
  addJobsToAlbum: {
    method: 'POST',
    path: '/api/album/addJobsToAlbum',
    auth: 'user',
    summary: 'Put several jobs of mine into one album. Idempotent',
    body: z.strictObject({ id, jobIds }),
    data: albumView,
  },
  addJobToAlbums: {
    method: 'POST',
    path: '/api/album/addJobToAlbums',
    auth: 'user',
    summary: 'Put one job of mine into several albums. Idempotent',
    body: z.strictObject({ jobId: id, ids: z.array(id).min(1).max(50) }),
    data: z.array(albumView),
  },
  moveJobsOutAlbum: {
    method: 'POST',
    path: '/api/album/moveJobsOutAlbum',
    auth: 'user',
    whileClosing: true,
    summary: 'Take jobs out of an album; the jobs stay. Idempotent',
    body: z.strictObject({ id, jobIds }),
    data: albumView,
  },
  change: {
    method: 'PUT',
    path: '/api/album/{id}',
    auth: 'user',
    summary: 'Rename an album, choose its cover, or move a job to stand before another',
    params: z.object({ id }),
    body: z
      .strictObject({
        name,
        /** A job in the album; null = the newest one. */
        coverJobId: id.nullable(),
        /** `before` null = to the end. */
        move: z.strictObject({ jobId: id, before: id.nullable() }),
      })
      .partial(),
    data: albumView,
  },
  remove: {
    method: 'DELETE',
    path: '/api/album/{id}',
    auth: 'user',
    summary: 'Delete an album; what is in it stays in 画夹',
    params: z.object({ id }),
    data: z.object({ deleted: z.boolean() }),
  },
})

export const userUploadEndpoints = defineEndpoints({
  appPage: {
    method: 'GET',
    path: '/api/userUpload/appPage',
    auth: 'user',
    summary: 'What I uploaded, newest first',
    /** Without a kind: pictures and videos. */
    query: pageQuery.extend({ kind: z.enum(['image', 'video', 'sound']).optional() }),
    data: pageSchema(
      z.object({
        id: z.string(),
        /** As tools take it: `upload:<id>`. */
        ref: z.string(),
        kind: z.enum(['image', 'video', 'sound']),
        url: z.string(),
        thumbUrl: z.string(),
        width: z.number().int(),
        height: z.number().int(),
        /** Of a video, where it is known. */
        durationMs: z.number().int().nullable(),
        /** File name of a sound, where it is known. */
        name: z.string().optional(),
        sizeBytes: z.number().int(),
        thumbhash: z.string(),
        createdAt: isoTime,
      }),
    ),
  },
})

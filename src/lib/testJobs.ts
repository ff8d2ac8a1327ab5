/** Jobs for tests; never imported by the app. */
import type { JobView, PictureView } from '@contract/jobs'

export function makePicture(id: string, width = 768, height = 1024): PictureView {
  return {
    id,
    index: 0,
    kind: 'image',
    durationMs: null,
    transparent: false,
    plain: false,
    url: `/media/${id}.png`,
    thumbUrl: `/media/${id}.webp`,
    width,
    height,
    sizeBytes: 1000,
    thumbhash: '',
    color: '#123456',
    seed: 7,
    style: null,
  }
}

/** A finished job of one picture, made at noon local time of 20 November 2026. */
export function makeJob(id: string, over: Partial<JobView> = {}): JobView {
  return {
    id,
    tool: 'text2img',
    toolName: '文生图',
    call: 'POST /api/generate',
    status: 'succeeded',
    progress: 1,
    seq: 1,
    place: null,
    eta: null,
    pictureIndex: 0,
    preview: null,
    model: { id: 'studio', name: '本地画笔' },
    ahead: null,
    step: null,
    stages: [],
    params: { prompt: '湖边', ratio: '3:4', count: 1 },
    sources: [],
    answer: null,
    costCredits: 2,
    spentCredits: 2,
    engine: { id: 'studio', name: '本地画笔' },
    pictures: [makePicture(`${id}-0`)],
    reading: null,
    notes: [],
    doubt: null,
    error: null,
    parentId: null,
    comparisonId: null,
    batch: null,
    createdAt: new Date(2026, 10, 20, 12).toISOString(),
    startedAt: null,
    finishedAt: null,
    ...over,
  }
}

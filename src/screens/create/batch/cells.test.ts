import { planBatch } from '@contract/batch'
import type { JobView } from '@contract/jobs'
import { makeJob, makePicture } from '@/lib/testJobs'
import { mergeCells, readBatch } from './cells'

const TEMPLATE = '{红|蓝}伞，{雪天|雨夜}'

const createCell = (cell: number, over: Partial<JobView> = {}): JobView =>
  makeJob(`job-${cell}`, {
    batch: { template: TEMPLATE, lines: false, sameSeed: true, cell, chosen: [0, 1, 2] },
    ...over,
  })

const done: Partial<JobView> = {
  status: 'succeeded',
  pictures: [makePicture('p')],
  spentCredits: 2,
}

test('cells are done, running, failed, or wait for an order', () => {
  const jobs = [
    createCell(0, done),
    createCell(1, { status: 'failed', pictures: [], spentCredits: 0 }),
  ]
  const state = readBatch(planBatch(TEMPLATE, false), jobs)
  expect(state.done.map(({ id }) => id)).toEqual(['job-0'])
  expect(state.failed.map(({ id }) => id)).toEqual(['job-1'])
  expect(state.rest.map(({ index }) => index)).toEqual([2])
  expect(state.charged).toBe(2)
})

test('a retried cell has its new job, in its old place', () => {
  const again = createCell(1, { id: 'again', status: 'queued' })
  const merged = mergeCells([createCell(0, done), createCell(1), createCell(2, done)], [again])
  expect(merged.map(({ id }) => id)).toEqual(['job-0', 'again', 'job-2'])
})

import { newTicket } from '@/api/uploadForm'
import { updateItem, deliverable, type QueueItem, retryFailed, startable } from './queue'

jest.mock('@/api/uploadForm', () => ({ newTicket: () => ({ storedKey: null }) }))

const item = (id: string, phase: QueueItem['phase']): QueueItem => ({
  id,
  phase,
  percent: 0,
  ticket: newTicket(),
  file: { path: id, sizeBytes: 1, ext: 'jpg' },
})
const ids = (items: readonly QueueItem[]) => items.map(({ id }) => id).join('')

test('two run at once, the earliest chosen first', () => {
  const queue = [item('a', 'waiting'), item('b', 'waiting'), item('c', 'waiting')]
  expect(ids(startable(queue))).toBe('ab')
  expect(ids(startable(updateItem(queue, 'a', { phase: 'sending' })))).toBe('b')
})

test('what is done waits for those chosen before it, but not for those that failed', () => {
  expect(ids(deliverable([item('a', 'sending'), item('b', 'done')]))).toBe('')
  expect(ids(deliverable([item('a', 'failed'), item('b', 'done'), item('c', 'waiting')]))).toBe('b')
  expect(ids(deliverable([item('a', 'done'), item('b', 'done')]))).toBe('ab')
})

test('only what failed is tried again, and keeps what had arrived', () => {
  const queue = [item('a', 'failed'), item('b', 'sending')]
  const [first, second] = retryFailed(queue)
  expect([first?.phase, second?.phase]).toEqual(['waiting', 'sending'])
  expect(first?.ticket).toBe(queue[0]?.ticket)
})

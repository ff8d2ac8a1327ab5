import { listSentences } from './sentences'

const version = (id: string, parentId: string | null, sentence: string | null) => ({
  id,
  parentId,
  jobId: `job-${id}`,
  sentence,
})
const VERSIONS = [
  version('1', null, null),
  version('2', '1', '换成夜里'),
  version('3', '1', '下雪'),
  version('4', '3', '点上灯'),
]

test('sentences lead from the first picture to the job and leave other branches out', () => {
  expect(listSentences(VERSIONS, 'job-4')).toEqual(['下雪', '点上灯'])
  expect(listSentences(VERSIONS, 'job-2')).toEqual(['换成夜里'])
})

test('the first picture, and a job of no version, have no sentences', () => {
  expect(listSentences(VERSIONS, 'job-1')).toEqual([])
  expect(listSentences(VERSIONS, 'other')).toEqual([])
})

import { findIntent, rememberIntent } from './intent'

test('a job keeps the contest that it was ordered for, and old ones fall off', () => {
  rememberIntent('job', 'week')
  expect([findIntent('job'), findIntent('other')]).toEqual(['week', null])
  for (let count = 0; count < 60; count += 1) rememberIntent(`job-${count}`, 'week')
  expect([findIntent('job'), findIntent('job-59')]).toEqual([null, 'week'])
})

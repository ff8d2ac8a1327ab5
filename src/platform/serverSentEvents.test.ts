import { readEvents, type ServerSentEvent } from './serverSentEvents'

const TEXT =
  'id: 7\nevent: hello\ndata: {}\n\nid: 8\nevent: jobs\ndata: {"jobs":[{"step":"\\u94fa"}]}\n\n'

test('events are read from pieces of any length', () => {
  for (const size of [1, 3, 20, TEXT.length]) {
    const events: ServerSentEvent[] = []
    const take = readEvents((event) => events.push(event))
    for (let at = 0; at < TEXT.length; at += size) take(TEXT.slice(at, at + size))
    expect(events).toEqual([
      { id: '7', name: 'hello', data: '{}' },
      { id: '8', name: 'jobs', data: '{"jobs":[{"step":"\\u94fa"}]}' },
    ])
  }
})

test('an event that has not arrived whole is not passed on', () => {
  const events: ServerSentEvent[] = []
  readEvents((event) => events.push(event))('id: 7\nevent: hello\ndata: {}\n')
  expect(events).toEqual([])
})

import { findLimitError } from './limits'

const MB = 1024 * 1024

test.each([
  ['a video of 85 MB', { ext: 'mp4', sizeBytes: 85 * MB }, 10, '视频有 85 MB，请压缩到 60 MB 以内'],
  [
    'a sound of 22 MB',
    { ext: 'mp3', sizeBytes: 22 * MB },
    null,
    '音乐有 22 MB，请压缩到 20 MB 以内',
  ],
  ['a video of 32 s', { ext: 'mov', sizeBytes: MB }, 31.8, '视频有 32 秒，请剪到 15 秒以内'],
  [
    'a picture of 21 MB',
    { ext: 'png', sizeBytes: 21 * MB },
    null,
    '图片有 21 MB，请压缩到 20 MB 以内',
  ],
])('%s is refused before it is sent, with its size and the limit', (_, file, seconds, sentence) => {
  expect(findLimitError(file, seconds)).toBe(sentence)
})

test('a file within the limits, or of unknown size and length, is sent', () => {
  expect(findLimitError({ ext: 'mp4', sizeBytes: 60 * MB }, 15.2)).toBeNull()
  expect(findLimitError({ ext: 'mp4', sizeBytes: 0 }, null)).toBeNull()
  expect(findLimitError({ ext: 'jpg', sizeBytes: 20 * MB }, null)).toBeNull()
})

import { hasSound } from './hasSound'

test.each([
  [{ webkitAudioDecodedByteCount: 4096 }, true],
  [{ webkitAudioDecodedByteCount: 0 }, false],
  [{ mozHasAudio: true }, true],
  [{ mozHasAudio: false }, false],
  [{ audioTracks: { length: 1 } }, true],
  [{ audioTracks: { length: 0 } }, false],
  [{}, false],
])('%j has sound: %s', (video, expected) => {
  expect(hasSound(video)).toBe(expected)
})

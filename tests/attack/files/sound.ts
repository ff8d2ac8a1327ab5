/** Sounds made to harm: rates and channels of no device, values that are no numbers, protection. */
import { buildM4a, tag, wav, wavHeader } from '../../../media/audio/testing/sounds'
import { type HostileFile, noise, plain, repeated } from './file'

const ogg = (packet: string): Buffer =>
  Buffer.from(`OggS${'\0'.repeat(22)}\x01${String.fromCharCode(packet.length)}${packet}`, 'latin1')

const flac = (rate: number): Buffer => {
  const info = Buffer.alloc(38)
  info.writeUInt32BE(0x22, 0)
  info.writeUInt32BE((rate << 12) >>> 0, 14)
  return Buffer.concat([Buffer.from('fLaC'), info, noise(2000)])
}

/** Frames of MP3 with noise in them. */
const frames = (count: number): Buffer =>
  Buffer.concat(
    repeated(count, (i) => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), noise(413, i)])),
  )

export const soundFiles: readonly HostileFile[] = [
  plain('a WAV of 1 Hz that would become minutes', () => wav({ rate: 1, seconds: 300_000 })),
  plain('a WAV of 0 Hz', () => wav({ rate: 0 })),
  plain('a WAV of 4 GHz', () => wav({ rate: 4_294_967_295 })),
  plain('a WAV of 255 channels', () => wav({ channels: 255 })),
  plain('a WAV without channels', () => wav({ channels: 0 })),
  plain('a WAV of values that are no numbers', () => wav({ float: () => NaN })),
  plain('a WAV of infinities', () => wav({ float: (i) => (i % 2 ? Infinity : -Infinity) })),
  plain('a WAV of 1e30', () => wav({ float: () => 1e30 })),
  plain('a WAV of silence', () => wav({ seconds: 3, float: () => 0 })),
  plain('a WAV that is a header alone', () => wavHeader({})),
  plain('a WAV of endless chunks', () =>
    Buffer.concat([Buffer.from('RIFF\xff\xff\xff\xffWAVE', 'latin1'), Buffer.alloc(40_000)]),
  ),
  plain('a WAV whose chunk is as long as the file may be', () =>
    Buffer.from('RIFF\xff\xff\xff\xffWAVEfmt \xff\xff\xff\xff', 'latin1'),
  ),
  plain('an M4A that was bought (drms)', () => buildM4a('drms')),
  plain('an M4A that is encrypted (enca)', () => buildM4a('enca')),
  plain('an M4A of 1 Hz', () => buildM4a('mp4a', { explicitRate: 1 })),
  plain('an M4A without samples', () => buildM4a('mp4a')),
  plain('an ID3 tag that is longer than its file', () => tag(16_000_000).subarray(0, 400)),
  plain('an ID3 tag in front of a page', () =>
    Buffer.concat([tag(10), Buffer.from('<script>alert(1)</script>')]),
  ),
  plain('MP3 frames of noise', () => frames(200)),
  plain('a playlist behind a sync word', () =>
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.from('#EXTM3U\nhttp://127.0.0.1/')]),
  ),
  plain('FLAC of 0 Hz', () => flac(0)),
  plain('FLAC of noise', () => flac(44_100)),
  plain('Vorbis of 1 Hz', () => ogg('\x01vorbis\0\0\0\0\x01\x01\0\0\0')),
  plain('Opus of 255 channels', () => ogg('OpusHead\x01\xff\0\0\0\0\0\0')),
  plain('Theora in Ogg', () => ogg('\x80theora\x03\x02\x01aaaaaa')),
]

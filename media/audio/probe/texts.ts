export const texts = {
  empty: '文件是空的，请换一段音乐',
  tooManyBytes: '音乐文件太大了，请压缩到 20 MB 以内',
  unknown: '这不是能用的音乐文件，请换 MP3、M4A、AAC、WAV、OGG 或 FLAC',
  broken: '音乐文件不完整或已损坏，请换一个',
  protected: '这个文件有版权保护，没法用作配乐，请换一个',
  codec: '这种音频编码暂不支持，请转成 MP3 或 M4A 再上传',
  rate: '音乐的采样率不在 8 到 384 kHz 之间，请转成 44.1 kHz 再上传',
  channels: '音乐的声道太多了，请转成立体声再上传',
  tooShort: '音乐不到 1 秒，请换一段长一些的',
  silent: '这个文件里没有声音，请换一个',
  noSound: '文件里的数据不是正常的声音，请换一个',
} as const

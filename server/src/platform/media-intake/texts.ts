export const texts = {
  empty: '文件是空的，请换一张图片',
  tooManyBytes: '图片太大了，请压缩到 20 MB 以内',
  notAnImage: '只能上传 JPG、PNG 或 WebP 图片',
  moving: '动图用不了，请换一张静止的图片',
  phoneFormat: '这是 HEIC 或 AVIF 图片，请另存为 JPG 再上传',
  tooManyPixels: '图片尺寸太大了，请缩小到 4000 万像素以内',
  tooMuchBeside: '图片里夹带的附加数据太多了，请截图或另存后再上传',
  tooLong: '这张图片解开要花太久，请缩小或另存后再上传',
  queueOfUser: '您还有好几个文件正在处理，请等它们好了再传',
  queueOfAll: '正在上传的人太多了，请稍后再试',
  noVideos: '这里暂时不收视频，请换一张图片',
  brokenVideo: '视频打不开，可能已损坏，请换一个',
  /** For the operator, in the log. */
  oldFfmpeg: (oldest: number) =>
    `视频不收：ffmpeg 版本太旧，请用 FFMPEG_PATH 指定 ${oldest} 以上的版本。 Videos are refused: ffmpeg is too old, set FFMPEG_PATH to ${oldest} or later.`,
  noFfmpeg:
    '视频不收：ffmpeg 无法运行，请检查 FFMPEG_PATH。 Videos are refused: ffmpeg cannot be run, check FFMPEG_PATH.',
} as const

/** Sentences of /v1 and /mcp for the people behind the programs. */
export const texts = {
  unknownCall: (call: string) => `没有 ${call} 这个接口`,
  noModel: (model: string) => `没有「${model}」这个模型，可用的在 GET /v1/models`,
  badSize: (size: string, offered: readonly string[]) =>
    `不支持尺寸 ${size}，可用 auto、${offered.join('、')}`,
  badStyle: (style: string, offered: readonly string[]) =>
    `没有「${style}」这种画风，可用 ${offered.join('、')}`,
  badField: (field: string) => `参数 ${field} 不对，请检查后再试`,
  badBody: '请求内容不是 JSON 对象，请检查后再试',
  maxPictures: (most: number) => `一次最多 ${most} 张`,
  /** Behind a prompt: the painter leaves out the ground. */
  clearGround: '透明背景',
  transparentGeneration:
    '这样的图画不出透明背景：先画，再用 images/edits 带 background=transparent 抠图',
  noAlpha: '透明背景只能存成 png 或 webp，把 output_format 换成其中一种',
  notForm: '请用 multipart/form-data 发送，图片放在 image 里',
  noImage: '请求里没有图片，放在 image 里',
  oneFile: (name: string) => `${name} 只能有一个文件`,
  noEdit: '写下要画成什么，或用 mask 标出要去掉的部分',
  needsMask: '这个模型要知道改哪里：用 mask 标出来，透明的地方会重画',
  longSentence: (most: number) => `改图的话最多 ${most} 字`,
  notUnderstood: (parts: readonly string[]) =>
    `没看懂「${parts.join('」「')}」，换个说法，或用 mask 标出改哪里`,
  noChange: '没看懂要改什么，换个说法，或用 mask 标出改哪里',
  emptyMask: 'mask 里没有要改的地方：要改的地方是透明的，没有透明度时是白的',
  fineMask: 'mask 的细节太碎了，请简化一些',
  badMedia: '图片要写成 upload:…、picture:… 或 data:image/png;base64,…，不能是网址',
  notUploadForm: '请用 multipart/form-data 发送，文件放在 file 里',
  noUpload: '请求里没有文件，放在 file 里',
  tooManyBytes: '文件太大了，请压缩到 60 MB 以内',
  documentTitle: '墨光开放接口',
  documentDescription:
    'Images in the shape of OpenAI’s API, the tools of 墨光, and their results. Errors are {error: {message, type, param, code}}.',
  otherBody: '这个 Idempotency-Key 已经用在另一个请求上了，请换一个',
  inProgress: '同样的请求正在处理，请稍后再试',
  tooManyWaiting: '同时等结果的请求太多了，请少发一些，或带上 Prefer: respond-async',
  jobFailed: '这次没有画成，积分已退回',
  revokedMeanwhile: '密钥在途中停用了，结果留在账号里',
  noResult: '结果已经被删除了',
} as const

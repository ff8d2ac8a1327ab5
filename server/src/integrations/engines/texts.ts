/** Texts that several engines share. */

/** Units of a vendor's charges, as they are stored. */
export const UNITS = {
  picture: '张',
  second: '秒',
  call: '次',
  character: '字',
  gpuSecond: 'GPU 秒',
} as const

export const ENGINE_NAMES = {
  ark: '火山方舟',
  dashscope: '阿里云百炼',
  gemini: 'Google Gemini',
} as const

export const geminiTexts = {
  note: '按一句话改图改得准，能看几张参考图；不收种子，每次都不同。',
} as const

/** Faults of what a user sent. */
export const inputTexts = {
  originalGone: '原图已经不在了，请重新选择',
  videoGone: '原视频已经不在了，请重新选择',
  unreadable: '图片打不开，可能已损坏，请重新上传',
  noInstruction: '先说一句要改什么',
  emptyMask: '涂抹太小，或者没有落在画面上，请再涂一次',
  noSubject: '没有找到可以留下的主体，请换一张图或重新标一下',
  tooSmallToExtend: '这张图太小了，这样扩不出新的画面',
  tooLargeExtended: '扩出来的图太大了，请换一张小一些的图或少扩一些',
} as const

export const videoTexts = {
  container: '只收 MP4 或 MOV 的视频，请换一个',
  length: (least: number, most: number, length: string) =>
    `只收 ${least} 到 ${most} 秒的视频，这段有 ${length} 秒`,
  sides: (least: number, most: number, size: string) =>
    `只收边长 ${least} 到 ${most} 像素的视频，这段是 ${size}`,
  bytes: (megabytes: number) => `只收 ${megabytes} MB 以内的视频，请压缩一下`,
  /** @param lack as videoLack says it */
  lack: (lack: string) => `这个模型${lack}`,
  emptyShot: '每个镜头都要写下画面',
  shots: '分镜和转场是写给模型看的，切换的时刻由它决定',
  tooLong: (seconds: number) => `这个模型一次最多拍 ${seconds} 秒，请缩短一些`,
  tooNarrow: '这张图太窄了，请裁成宽高相差不到两倍半的图',
  noLoop: '这个模型不会首尾相接，结尾会跳回开头',
  noLastFrame: '这个模型不收尾帧，请不要尾帧，或换一个模型',
  noSubject: '这个模型自己分辨主体，涂抹的主体没有用到',
} as const

/** Done to a picture of a model that ignores the size. */
export const croppedNote = (from: string, to: string): string =>
  `模型没有按选的画幅画，从 ${from} 居中裁成了 ${to}`

export const imagesApiName = (model: string): string => `图像接口 · ${model}`

export const ownTexts = {
  note: (host: string) => `用自己的密钥，由 ${host} 收费`,
  vendorNote: (note: string, vendor: string) => `${note}由「${vendor}」向你收费。`,
  refused: (name: string) => `「${name}」没有认可这把密钥，请到「账号与安全」里换一把`,
  missing: (name: string) =>
    `「${name}」没有这个模型，或者这把密钥还没有开通它，请到「账号与安全」里看看模型名`,
  broke: (name: string) => `「${name}」的账户没有余额或额度了，请到服务方那里看看`,
  unverified: (name: string) => `「${name}」要先在服务方那里完成组织或实名认证，这个模型才能用`,
  memory: (name: string) => `「${name}」的显存不够，请把画幅或张数改小再试`,
  interrupted: (name: string) => `这一张在「${name}」那边被停下了，请再试一次`,
  size: (name: string) => `「${name}」不接受这个画幅，请换一个`,
  slow: (name: string) => `「${name}」没有及时回应，请过一会儿再试`,
  busy: (name: string) => `「${name}」说太频繁了，请过一会儿再试`,
  blocked: (name: string) => `「${name}」拒绝画这个内容，请换个说法`,
  rejected: (name: string) => `「${name}」没有接受这个请求，请检查模型名和画幅`,
  private: (name: string) => `「${name}」的地址指向内部网络，不能用`,
  unreachable: (name: string) => `「${name}」连不上，请看看地址，或过一会儿再试`,
  failed: (name: string) => `「${name}」那边出了错，没有画成，请过一会儿再试`,
}

/** Of a model whose abilities are unknown here. */
export const FOREIGN_MODEL_NOTE = '外部图像模型，画面与限制由所接的服务决定。'

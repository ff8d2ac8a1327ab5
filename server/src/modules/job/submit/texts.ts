/** When an engine that takes no orders may take some again. */
type Until = 'soon' | 'day' | 'month'

const WHY_AWAY: Readonly<Record<Until, string>> = {
  soon: '现在没有回应',
  day: '今天的额度用完了',
  month: '这个月的额度用完了',
}
const WHEN_BACK: Readonly<Record<Until, string>> = {
  soon: '请过一会儿再试',
  day: '请明天再来',
  month: '请下个月再来',
}

export const texts = {
  unchecked: '内容检查暂时没有回应，没有扣积分，请稍后再试',
  noModel: '没有这个模型，请换一个',
  noTool: (engine: string, tool: string) => `「${engine}」不会${tool}，请换一个模型`,
  noEngine: (tool: string) => `现在没有引擎能做${tool}`,
  maskLabel: '选区',
  maskSlow: '现在画画的人多，还没认出来，请重试',
  noRatio: (engine: string, ratio: string) => `「${engine}」画不了 ${ratio} 的画幅`,
  noStyle: (engine: string) => `「${engine}」没有这种风格`,
  needsReference: (engine: string) => `「${engine}」要有参考图才能画，请先加一张，或换个模型`,
  noReference: (engine: string, number: number, role: string) =>
    `「${engine}」用不上图 ${number} 的${role}，换个用法或换个模型`,
  noSeed: (engine: string) => `「${engine}」不支持指定种子`,
  noOption: (engine: string, option: string) => `「${engine}」做不到${option}，请换一个`,
  noVoice: '这个音色现在没有了，请换一个',
  noStrength: (engine: string) => `「${engine}」不能调风格强度`,
  noNegativePrompt: (engine: string) => `「${engine}」不支持反向提示词`,
  maxSeconds: (engine: string, seconds: number) => `「${engine}」一次最多拍 ${seconds} 秒`,
  oldVideo: '这段视频是很久以前传的，不知道它有多长，请重新上传一次',
  maxCount: (engine: string, count: number) => `「${engine}」一次最多画 ${count} 张`,
  maxPrompt: (engine: string, length: number) => `「${engine}」的画面描述最多 ${length} 字`,
  maxStyled: (style: string, length: number) => `用「${style}」时画面描述最多 ${length} 字`,
  tooManyJobs: (count: number) => `最多同时进行 ${count} 个任务，等一个画完再来`,
  otherContent: '同一个请求编号不能提交不同的内容',
  blocked: (words: string) => `提示词里的${words}不能画，请换个说法，没有扣积分`,
  undrawable: (why: string) => `${why}，换个说法就可以，没有扣积分`,
  away: (model: string, until: Until) =>
    `「${model}」${WHY_AWAY[until]}，没有扣积分，${WHEN_BACK[until]}`,
  awayButOther: (
    model: string,
    until: Until,
    other: { name: string; credits: number; change: string | null },
  ) =>
    `「${model}」${WHY_AWAY[until]}，没有扣积分。可以改用「${other.name}」，${other.credits > 0 ? `${other.credits} 积分` : '不花积分'}${other.change === null ? '' : `，${other.change}`}`,
  otherRatio: (ratio: string) => `画幅改成 ${ratio}`,
  otherWords: (word: string) => `它画不了${word === '' ? '这句话' : `「${word}」`}，要换个说法`,
  price: (credits: number) => `价格变成了 ${credits} 积分，请确认后再提交`,
  compareModels: '一支画笔只能比一次，请选不同的画笔',
  comparePrompt: '比一比要用同一句话',
  batchPrompt: '这一格的话和格子对不上，请刷新后再试',
  batchOther: '这些格子不是同一句话的，请重新排一次',
  batchTaken: '有一格已经画好或正在画，不用再画一次',
  batchGone: '这一组不在了，请重新排一次',
  compareCount: '比一比每支画笔只画一张',
  storageFull: '服务器的存储空间满了，现在画不了，请稍后再试',
  parentGone: '原来的作品不存在或已被删除',
} as const

import type { EngineTrouble } from '../../integrations/engines/engine'
import type { ErrorCode } from '@contract/errors'

export const texts = {
  ownKey: '自己的密钥',
  cardByLooks: (name: string, words: string) => `照角色卡画了${name}${words && `：${words}`}`,
  cardByPictures: (name: string, count: number, words: string) =>
    `照角色卡的 ${count} 张图画了${name}${words && `：${words}`}`,
  cardByWords: (name: string, words: string) => `按文字画了${name}${words && `：${words}`}`,
  noStages: '这张画没有留下创作过程',
  sourceGone: '原图不存在或已被删除，请重新选择',
  needsImage: '这里要选一张图片',
  needsVideo: '这里要选一段视频',
  needsSound: '这里要选一段音乐',
  partialRefund: (pictureCount: number, backCredits: number) =>
    backCredits > 0
      ? `已取消，画好的 ${pictureCount} 张留给你，其余 ${backCredits} 积分已退回`
      : `已取消，画好的 ${pictureCount} 张留给你`,
  /** Why the installation's engine could not serve, and what a person can do about it. */
  troubles: {
    refused: '这支画笔的密钥没有被认可，要等运营者处理；积分已退回，请先换一支画笔',
    broke: '这支画笔在服务方的余额用完了，要等运营者充值；积分已退回，请先换一支画笔',
    missing: '这个模型在服务方那里找不到了，要等运营者处理；积分已退回，请先换一个模型',
    unverified: '服务方要求运营者先完成认证，这个模型暂时不能用；积分已退回，请先换一个模型',
    memory: '画笔的显存不够，没有画成；积分已退回，请把画幅改小，或换一个模型再试',
    interrupted: '这一张在画笔那边被停下了，积分已退回，请再试一次',
    size: '这个模型不接受这个画幅，积分已退回，请换一个画幅再试',
    unreachable: '画笔暂时连不上，积分已退回，请稍后重试，或先换一支画笔',
    slow: '画笔没有及时画完，积分已退回，请稍后重试',
  } satisfies Readonly<Record<EngineTrouble, string>>,
  shotStep: (number: number) => `第 ${number} 镜`,
  clipStep: (number: number) => `第 ${number} 镜 模型在拍`,
  clipModelGone: '这一镜用的视频模型现在不能用，请换一个模型，或改用运镜',
  clipBlocked: '视频模型没有通过这一镜的画面或文字，请换张图、换个说法，或改用运镜',
  clipFailed: '视频模型没能拍成这一镜，可以再拍一次，或改用运镜',
  joinStep: '合成',
  finishing: '正在收尾',
  speakStep: '念旁白',
  speechFailed: '旁白没有念成，请稍后再试，或先关掉旁白',
  speechBlocked: '旁白服务不念这样的话，请改一改字幕，或先关掉旁白',
  speechLong: (number: number, seconds: number, most: number) =>
    `第 ${number} 镜的旁白要念 ${seconds.toFixed(1)} 秒，一镜最多 ${most} 秒，请把这句改短或分成两镜`,
  shotsLonger: (numbers: readonly number[]) =>
    `旁白念完才换镜，第 ${numbers.join('、')} 镜自动延长了`,
  shotFailed: '这一镜没能拍成，可以再拍一次',
  shotLeftOut: (number: number, refunded: boolean) =>
    `第 ${number} 镜没能拍成，成片里先没有它${refunded ? '，这一镜的积分已退回' : ''}`,
  thingsSlow: '现在画画的人多，还没认出画里的东西，请重试',
  layersLinkOver: '下载链接已经过期，请回到作品页重新打开',
  layersFile: '墨光分层文件',
  originalGone: '原图已经不在了，请重新选择',
  inputRefused: (message: string) => `${message}（积分已退回）`,
  blockedWords: (words: readonly string[]) =>
    `画笔不能画${words.map((word) => `「${word}」`).join('')}，积分已退回，请换个说法`,
} as const

/** Sentences that differ from the table's, because the credits were held and came back. */
export const FAILURE_MESSAGES: Partial<Record<ErrorCode, string>> = {
  CAPABILITY_MISSING: '当前画笔不支持这个选项，积分已退回',
  PROMPT_BLOCKED: '画笔拒绝画这个内容，积分已退回，请换个说法',
}

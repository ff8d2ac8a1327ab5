/** Known facts of Model Studio's models, by their names. */
import {
  between,
  type CloudFacts,
  type CloudPicture,
  VIDEO_SIZES,
  QWEN_SIZES,
  turned,
} from '../clouds/model'
import type { VideoModelFacts, VideoTool } from '../videos/plan'
import type { VideoLimits } from '../video-limits'

/** Request of a model that paints. */
export interface PictureFacts extends CloudPicture {
  /** `words`: older models from a prompt; `chat`: one message; `marked`: functions over a picture. */
  readonly requestKind: 'words' | 'chat' | 'marked'
  /** Some take the size of the picture they edit, and refuse a size parameter. */
  readonly takesSize: boolean
}

type Facts = CloudFacts<PictureFacts>
type Kind = { readonly note: string } & (
  | { readonly picture: PictureFacts; readonly video: null }
  | { readonly picture: null; readonly video: VideoModelFacts }
)

const MOVES = '让一张图真的动起来，人物和光影会变；一段要等几分钟。'
const REPAINTS = '整段视频换一种画法，动作和构图不变；'

/** About 1.6 megapixels: left out, newer models paint 2048² at the dearer price. */
const FREE_SIZES = [
  ...turned('1:1', 1280, 1280),
  ...turned('4:3', 1472, 1104),
  ...turned('3:2', 1536, 1024),
  ...turned('16:9', 1664, 936),
]
/** Sides of 512 to 1440. */
const WAN_SIZES = [
  ...turned('1:1', 1024, 1024),
  ...turned('4:3', 1280, 960),
  ...turned('16:9', 1280, 720),
]

const WORDS: PictureFacts = {
  requestKind: 'words',
  queued: true,
  generates: true,
  sizes: WAN_SIZES,
  takesSize: true,
  negativePrompt: true,
  seed: true,
  editPictures: 0,
  mask: false,
  transparent: false,
}
const CHAT: PictureFacts = { ...WORDS, requestKind: 'chat', sizes: FREE_SIZES, editPictures: 3 }

function getVideoSeconds(model: string): readonly number[] {
  if (model.includes('2.7')) return between(2, 15)
  if (model.includes('2.6')) return [5, 10, 15]
  return model.includes('2.5') ? [5, 10] : [5]
}

function pictureModel(note: string, factsFor: (model: string) => PictureFacts) {
  return (model: string): Kind => ({ note, video: null, picture: factsFor(model) })
}

function videoModel(tool: VideoTool, note: string, more: Partial<VideoModelFacts> = {}) {
  return (model: string): Kind => {
    const known = { seed: true, cancel: true, sizes: VIDEO_SIZES, lastFrame: false }
    return {
      note,
      picture: null,
      video: { ...known, tools: [tool], seconds: getVideoSeconds(model), ...more },
    }
  }
}

/** Of a video that is repainted. */
const EDITED: VideoLimits = {
  leastSeconds: 2,
  mostSeconds: 10,
  leastSide: 240,
  mostSide: 4096,
  maxBytes: 100 * 1024 * 1024,
}
const REPAINTED: VideoLimits = {
  ...EDITED,
  leastSeconds: 1,
  mostSeconds: 5,
  maxBytes: 50 * 1024 * 1024,
}

const RULES: readonly (readonly [RegExp, (model: string) => Kind])[] = [
  [/2\.7.*i2v/, videoModel('img2vid', MOVES, { lastFrame: true })],
  [/i2v/, videoModel('img2vid', MOVES)],
  [/t2v/, videoModel('short', '按文字拍成短片，镜头连贯；一段要等几分钟。')],
  [
    /videoedit/,
    videoModel('vid2vid', `${REPAINTS}收 2 到 10 秒的视频，按秒计价。`, { video: EDITED }),
  ],
  [/vace/, videoModel('vid2vid', `${REPAINTS}收 5 秒以内的视频，按秒计价。`, { video: REPAINTED })],
  [
    /imageedit/,
    pictureModel('只改涂抹的地方，其余一点不动；细节一般。', () => ({
      ...WORDS,
      requestKind: 'marked',
      generates: false,
      takesSize: false,
      negativePrompt: false,
      editPictures: 1,
      mask: true,
    })),
  ],
  [
    /^qwen-image-edit/,
    pictureModel('按一句话改图，人和字都留得住；不看选区。', (model) => {
      const isFirst = model === 'qwen-image-edit'
      const edits = { takesSize: !isFirst, editPictures: isFirst ? 1 : 3 }
      return { ...CHAT, queued: false, generates: false, ...edits }
    }),
  ],
  [
    /^qwen-image(-plus)?(-20\d\d-\d\d-\d\d)?$/,
    pictureModel('中文读得最懂，能画人，能写海报字。', () => ({ ...WORDS, sizes: QWEN_SIZES })),
  ],
  [
    /^wan2\.[67].*(image|t2i)/,
    pictureModel('光影像照片，也能按一句话改图。', (model) => {
      const editPictures = model.includes('t2i') ? 0 : 3
      return { ...CHAT, negativePrompt: !model.includes('2.7'), editPictures }
    }),
  ],
  [/^wan/, pictureModel('便宜、快，画面干净。', () => WORDS)],
]

/** Those that are not queued: the newer Qwen-Image, Z-Image and whatever comes. */
const others = pictureModel('文字生图，也能按一句话改图；画面与限制由模型决定。', () => ({
  ...CHAT,
  queued: false,
}))

const NAMES: Readonly<Record<string, string>> = {
  'qwen-image-plus': 'Qwen-Image',
  'qwen-image-edit-plus': 'Qwen-Image 改图',
  'wan2.7-image': '万相 2.7',
  'wanx2.1-imageedit': '万相 涂抹改图',
  'wan2.7-i2v': '万相 2.7 图生视频',
  'wan2.7-t2v': '万相 2.7 短片',
  'wan2.7-videoedit': '万相 2.7 视频转绘',
}

/** Models of one key without another setting. */
export const DEFAULT_MODELS = Object.keys(NAMES)

export function factsOf(model: string): Facts {
  const [, kindOf] = RULES.find(([names]) => names.test(model)) ?? [null, others]
  const name = Object.hasOwn(NAMES, model) ? (NAMES[model] ?? model) : model
  return { ...kindOf(model), name }
}

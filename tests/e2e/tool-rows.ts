import { loadPhoto } from '../journeys/photos'
import type { ToolHands } from './tool-gestures'

/** One tool: how its form is filled in, and further checks of its result. */
export interface ToolRow {
  /** Page of the form. */
  route: string
  /** Title of the journey. */
  title: string
  /** Fills the form until the button shows the price. */
  fill: (hands: ToolHands) => Promise<void>
  /** Another way in than the page's address. */
  open?: (hands: ToolHands) => Promise<void>
  /** Further visible parts of the result. */
  seen?: (hands: ToolHands) => Promise<unknown>
}

const CUP = 'coffee.jpg'
const CAT = 'chelsea.jpg'
const ROCKET = 'rocket.jpg'

/** Sides of videos are even. */
const evenBelow = (px: number) => px - (px % 2)

const compared = ({ page }: ToolHands) => page.getByLabel('拖动对比原图和效果').waitFor()
const video = ({ page }: ToolHands) => page.locator('video').last().waitFor()

export const TOOL_ROWS: readonly ToolRow[] = [
  {
    route: 'pagesE/upscale/upscale',
    title: 'a photograph twice as large',
    fill: ({ photo }) => photo(CAT),
    async seen(hands) {
      await compared(hands)
      const { width, height } = await loadPhoto(CAT)
      await hands.see(new RegExp(`${width * 2}\\s*×\\s*${height * 2}`))
    },
  },
  {
    route: 'pagesE/cleaner/cleaner',
    title: 'what is painted over is gone; the result goes on to the next tool with one tap',
    async fill({ photo, tap, paint }) {
      await photo(CUP)
      await tap('1 张')
      await paint()
    },
    async seen(hands) {
      await compared(hands)
      await hands.tap('清晰放大')
      const { width, height } = await loadPhoto(CUP)
      await hands.see(`${width} × ${height}`)
      await hands.at('pagesE/upscale/upscale')
    },
  },
  {
    route: 'pagesE/photo2img/photo2img',
    title: 'a photograph in another style',
    fill: ({ photo }) => photo(CAT),
  },
  {
    route: 'pagesE/inpaint/inpaint',
    title: 'what is painted over becomes the background',
    async fill({ photo, paint }) {
      await photo(CUP)
      await paint()
    },
    seen: compared,
  },
  {
    route: 'pagesD/inpaint/inpaint',
    title: 'goes on from the result before',
    async open({ openNewest, page, at }) {
      await openNewest('image')
      // The result of the row before has the same name as the chip.
      await page.getByRole('button', { name: '局部重绘', exact: true }).tap()
      await at('pagesD/inpaint/inpaint')
    },
    async fill({ see, paint, fill }) {
      await see('换一张')
      await paint()
      await fill('画面描述', '一只蝴蝶')
    },
    seen: ({ see }) => see('上一稿'),
  },
  {
    route: 'pagesE/genfill/genfill',
    title: 'a thing is painted into a hole',
    async fill({ photo, paint, fill, tap }) {
      await photo(ROCKET)
      await tap('1 张')
      await paint()
      await fill('画面描述', '一个热气球')
    },
    seen: compared,
  },
  {
    route: 'pagesE/sam-inpaint/sam-inpaint',
    title: 'a thing that was tapped changes its colour',
    async fill({ photo, point, tap }) {
      await photo(CUP)
      await point()
      await tap('改颜色')
    },
    seen: compared,
  },
  {
    route: 'pagesE/rembg/rembg',
    title: 'the proposal is looked at before it is taken',
    async fill({ photo, point }) {
      await photo(CUP)
      await point()
    },
  },
  {
    route: 'pagesE/replace-bg/replace-bg',
    title: 'a thing over a gradient',
    async fill({ photo, tap }) {
      await photo(CUP)
      await tap('渐变')
    },
    seen: compared,
  },
  {
    route: 'pagesE/outpaint/outpaint',
    title: 'a photograph grows to another shape',
    async fill({ photo, tap }) {
      await photo(CAT)
      await tap('1:1')
    },
    async seen({ see }) {
      const { width, height } = await loadPhoto(CAT)
      // Grown as far as it stays clear: beyond the horizon of this photograph it would be fog.
      await see(new RegExp(`${width}\\s*×\\s*(?!${height}\\b)\\d+`))
    },
  },
  {
    route: 'pagesE/imgmix/imgmix',
    title: 'two photographs in one',
    async fill({ photo }) {
      await photo(CAT)
      await photo(CUP, '第二张，选一张图片')
    },
  },
  {
    route: 'pagesE/style-trans/style-trans',
    title: 'a photograph in the manner of another',
    async fill({ photo }) {
      await photo(CAT)
      await photo('hubble.jpg', '风格图，选一张图片')
    },
    seen: compared,
  },
  {
    route: 'pagesE/toon/toon',
    title: 'a photograph as a drawing of flat colours',
    fill: ({ photo }) => photo(CAT),
    seen: compared,
  },
  {
    route: 'pagesE/oldphoto/oldphoto',
    title: 'an old photograph is mended',
    fill: ({ photo }) => photo(ROCKET),
    seen: compared,
  },
  {
    route: 'pagesE/variation/variation',
    title: 'two of a family',
    async fill({ photo, tap }) {
      await photo(CAT)
      await tap('2 张')
    },
    seen: ({ see }) => see('1 / 2'),
  },
  {
    route: 'pagesE/qrcode/qrcode',
    title: 'a code over a photograph',
    async fill({ photo, fill }) {
      await fill('内容', 'https://moguang.example/a')
      await photo(CUP)
    },
  },
  {
    route: 'pagesE/paint/paint',
    title: 'a doodle and a sentence become a picture',
    async fill({ draw, fill }) {
      await draw()
      await fill('画面描述', '群山，湖，小船，日落')
    },
  },
  {
    route: 'pagesE/paint/paintv1',
    title: 'so does one of a single colour',
    async fill({ draw, fill }) {
      await draw()
      await fill('画面描述', '一只猫')
    },
  },
  {
    route: 'pagesE/paint/paint',
    title: 'a board over the whole screen hands its picture to the form',
    async open({ goto, draw, tap, at }) {
      await goto('pagesE/paint/webview')
      await draw()
      await tap('完成')
      await at('pagesE/paint/paint')
    },
    fill: ({ fill }) => fill('画面描述', '雪山，松树'),
  },
  {
    route: 'pagesE/apps/apps',
    title: 'a small app from the list',
    async open({ goto, tap, see }) {
      await goto('pagesE/apps/apps')
      await tap('证件照换蓝底')
      await see('选一张图片')
    },
    fill: ({ photo }) => photo('astronaut.jpg'),
    seen: compared,
  },
  {
    route: 'pagesE/animate/img2vid',
    title: 'a photograph is set in motion for two seconds',
    async fill({ photo, least }) {
      await photo(CAT)
      await least('时长')
    },
    seen: video,
  },
  {
    route: 'pagesE/animate/vid2vid',
    title: 'the video before, painted',
    async fill({ tap, see }) {
      await tap('选一段视频')
      await tap('第 1 张')
      const { width, height } = await loadPhoto(CAT)
      await see(`${evenBelow(width)} × ${evenBelow(height)}`)
    },
    seen: video,
  },
  {
    route: 'pagesE/animate/short',
    title: 'a script becomes a video',
    async fill({ fill, see, tap }) {
      await fill('剧本', '雪山湖泊，日出')
      await see('读出 1 镜，共 2.5 秒')
      await tap('用这 1 镜')
      await see('已经是下面的分镜')
      await see('第 1 段')
    },
    seen: video,
  },
  {
    route: 'pagesE/vid-maker/vid-maker',
    title: 'two photographs become a video',
    async fill({ tap, see, photo, least }) {
      for (const [index, name] of [CAT, CUP].entries()) {
        await tap('加一段')
        await see(`第 ${index + 1} 段`)
        await photo(name)
        await least('这一段的长度', index)
      }
    },
    seen: video,
  },
]

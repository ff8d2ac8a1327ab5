/** 短片: its list, script, shots and progress, with pictures that every installation has. */
import type { CallData } from '@contract/endpoints/all'
import { see } from '../journeys/driver'
import { fixed, on, sheet, type Screen } from './screen'
import { buildSound } from './screen-sound'
import type { BrowserDriver } from './driver'

type Story = CallData<'GET /api/storyboards/{id}'>
type Shot = Story['shots'][number]

const PAGE = '/pagesC/storyboard/storyboard'
const BOARD = `${PAGE}?id=home`
const NOW = '2026-11-28T08:00:00.000Z'

const TEXTS = [
  ['下雨的晚上，她撑着红伞走过霓虹巷口', '雨下了一整天。', 'photo2img'],
  ['雪停了，她把伞放下，站在老街中间往前看', '雪，也停了。', 'toon'],
  ['木栈道的尽头，她抬头，满天都是星', '她想起有人等她。', 'outpaint'],
] as const

const buildShot = ([text, caption, cover]: (typeof TEXTS)[number], place: number): Shot => ({
  id: `shot${place}`,
  text,
  caption,
  characters: [],
  motion: place === 0 ? 'left' : 'in',
  seconds: 4,
  crossing: 'fade',
  picture: {
    ref: `picture:cover${place}`,
    kind: 'image',
    url: `/covers/${cover}.webp`,
    thumbUrl: `/covers/${cover}.webp`,
    width: 576,
    height: 1024,
    durationMs: null,
    jobId: `job${place}`,
  },
  painting: null,
  clip: place === 1 ? { model: 'wan2.7-i2v', last: 'next', seed: 7 } : null,
  lastPicture: null,
  filmCredits: place === 1 ? 46 : 6,
  clipCredits: place === 1 ? 40 : null,
})

const STORY: Story = {
  id: 'home',
  version: 1,
  title: '小夏回家',
  script: TEXTS.map(([text]) => `${text}。`).join(''),
  ratio: '9:16',
  style: null,
  model: null,
  captions: 'burned',
  sound: { music: 'calm', narration: 'on', narrationVoice: 'onyx' },
  musicFile: null,
  shots: TEXTS.map(buildShot),
  seconds: 12,
  quote: {
    missing: [],
    pictureCredits: 2,
    missingCredits: 0,
    wholeCredits: 58,
    filmCredits: 58,
    speechCredits: 0,
    clipCredits: 40,
    changed: ['shot0', 'shot1', 'shot2'],
    notYet: null,
  },
  narration: {
    voices: [
      { id: 'nova', name: '晓晨' },
      { id: 'onyx', name: '远山' },
    ],
    credits: 2,
  },
  clipModels: [
    {
      id: 'doubao-seedance-1-5-pro-251215',
      name: 'Seedance 1.5 Pro',
      note: '镜头稳，人物动作自然。',
      lastFrame: true,
      lengths: [4, 5, 6, 7, 8].map((seconds) => ({ seconds, credits: 12 * seconds })),
    },
    {
      id: 'wan2.7-i2v',
      name: 'Wan 2.7',
      note: '镜头和动作都由模型拍。',
      lastFrame: true,
      lengths: [2, 3, 4, 5, 6, 7, 8].map((seconds) => ({ seconds, credits: 10 * seconds })),
    },
  ],
  film: null,
  createdAt: NOW,
  updatedAt: NOW,
}

/** The server knows no such story, so that its answer is set before the page asks for it. */
async function openStory(driver: BrowserDriver, story: Story = STORY): Promise<void> {
  const { page } = driver
  await page.route('**/api/storyboards/home', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: story } }),
  )
  await driver.goto(BOARD)
}

export const SCREENS_OF_STORIES: Screen[] = [
  {
    name: 'stories',
    who: 'owner',
    address: fixed(PAGE),
    arrange: on('还没有短片，写几句就能分成镜头'),
  },
  {
    name: 'stories-visitor',
    who: 'visitor',
    address: fixed(PAGE),
    arrange: on('登录后，写好的短片存在账号里'),
  },
  {
    name: 'story-script',
    who: 'owner',
    address: fixed(`${PAGE}?id=new`),
    async arrange(driver) {
      await driver.fill('剧本', STORY.script)
      await see(driver, '读出 3 镜')
      await driver.tap('看分镜')
      await see(driver, /先出 3 张分镜\s*· \d+ 积分/)
    },
  },
  {
    name: 'story-board',
    who: 'owner',
    address: fixed(PAGE),
    async arrange(driver) {
      await openStory(driver)
      await see(driver, /拍成短片\s*· 58 积分/)
    },
    sheets: [
      sheet(
        'story-shot',
        'screens/storyboard/board/ShotSheet',
        '第 2 镜',
        '第 2 镜，挪动或更多',
        '改这镜',
      ),
      sheet(
        'story-handle',
        'screens/storyboard/board/HandleSheet',
        '第 2 镜',
        '第 2 镜，挪动或更多',
      ),
      sheet('story-menu', 'screens/storyboard/board/BoardMenu', '小夏回家', '小夏回家'),
      sheet('story-music', 'screens/storyboard/music/MusicSheet', '配乐', '配乐 · 宁静'),
      sheet('story-preview', 'screens/storyboard/video/Preview', '预览', '从头预览'),
    ],
  },
  {
    name: 'story-own-music',
    who: 'owner',
    address: fixed(PAGE),
    async arrange(driver) {
      const musicFile = buildSound('upload:rain')
      const sound = { ...STORY.sound, music: 'own', musicFile: musicFile.ref }
      await openStory(driver, { ...STORY, sound, musicFile })
      await see(driver, /拍成短片\s*· \d+ 积分/)
    },
    sheets: [
      sheet('story-music-file', 'screens/storyboard/music/MusicSheet', '配乐', '配乐 · 自己的音乐'),
    ],
  },
  {
    name: 'story-missing',
    who: 'owner',
    address: fixed(PAGE),
    async arrange(driver) {
      const quote = { ...STORY.quote, missing: ['shot1', 'shot2'], missingCredits: 4 }
      const shots = STORY.shots.map((shot, place) => {
        if (place === 0) return shot
        const failed = { jobId: 'j', status: 'failed', progress: 0, message: '画笔太忙' } as const
        return { ...shot, picture: null, painting: place === 1 ? failed : null }
      })
      await openStory(driver, { ...STORY, shots, quote })
      await see(driver, /画 2 张\s*· 4 积分/)
    },
  },
  {
    name: 'story-remake',
    who: 'owner',
    address: fixed(`${PAGE}?work=film`),
    async arrange(driver) {
      const shots = TEXTS.map(([words, text]) => ({
        words,
        text,
        image: null,
        seconds: 4,
        motion: 'in',
        crossing: 'fade',
      }))
      const data = { title: '小夏回家', params: { shots, ratio: '9:16', music: 'calm' } }
      await driver.page.route('**/api/works/film', (route) =>
        route.fulfill({ json: { code: 0, message: '', data } }),
      )
      await driver.page.reload()
      await see(driver, '照这些分镜写一部')
    },
  },
]

import { splitBanners } from './head'
import type { Banner } from './useBanners'

const banner = (key: string, over: Partial<Banner> = {}): Banner => ({
  key,
  title: key,
  words: '',
  link: '/pagesE/animate/short',
  url: '/a.webp',
  thumbUrl: '/a.webp',
  thumbhash: '',
  color: null,
  labelled: false,
  theme: null,
  ...over,
})
const shipped = banner('short', { labelled: true })
const own = banner('own')
const day = banner('theme', { theme: { name: '今日主题', params: {} } })
const entry = { contestId: 'week', prompt: '雪', newest: [] }
const contest = banner('contest', { contest: '本周主题', entry })

const listKeys = (banners: readonly Banner[]) => banners.map(({ key }) => key)

test('under the block of a contest there are the operators’ banners alone', () => {
  const head = splitBanners([contest, day, own, shipped], false)
  expect([head.isTall, head.theme?.key, listKeys(head.others)]).toEqual([true, 'contest', ['own']])
})

test('a user who takes part has a row, and so has a contest that takes no entries', () => {
  const { entry: _, ...judged } = contest
  for (const head of [
    splitBanners([contest, day, own, shipped], true),
    splitBanners([judged, day, own, shipped], false),
  ])
    expect([head.isTall, head.theme?.key, listKeys(head.others)]).toEqual([
      false,
      'contest',
      ['theme', 'own', 'short'],
    ])
})

test('without a contest all banners stay', () => {
  expect(splitBanners([day, own], false)).toEqual({
    theme: null,
    isTall: false,
    others: [day, own],
  })
})

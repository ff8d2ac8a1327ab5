import type { ArticleData } from './article'
import { generateAgreement } from './generate'
import { payAgreement } from './pay'
import { privacyPolicy } from './privacy'
import { serviceAgreement } from './service'

const all: ArticleData[] = [serviceAgreement, privacyPolicy, payAgreement, generateAgreement]

test.each(all.map((article) => [article.title, article] as const))(
  '%s has numbered sections that all say something, each sentence once',
  (_, article) => {
    const numerals = '一二三四五六七八九十'
    article.sections.forEach(({ heading, paragraphs, points = [] }, index) => {
      expect(heading.startsWith(`${numerals.charAt(index)}、`)).toBe(true)
      expect(paragraphs.length + points.length).toBeGreaterThan(0)
      // React keys.
      expect(new Set(paragraphs).size).toBe(paragraphs.length)
      expect(new Set(points).size).toBe(points.length)
    })
  },
)

test('the creation agreement names the labels, the law and the person’s duty to keep them', () => {
  const text = JSON.stringify(generateAgreement)
  for (const word of [
    'GB 45438-2025',
    '标识办法',
    '2025 年 9 月 1 日',
    '显式标识',
    '隐式标识',
    '不删除、篡改、伪造、隐匿',
    '六个月',
  ]) {
    expect(text).toContain(word)
  }
})

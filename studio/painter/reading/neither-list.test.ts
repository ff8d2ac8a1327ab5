import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { listRead } from '../parse'
import { buildForecast } from '../intent/forecast'
import { ASKING_WORDS, OPTIONAL_WORDS, PRAISE_WORDS } from '../lexicon/pictureless'
import { USE_WORDS } from '../lexicon/uses'
import { normalise } from './normalise'

/** Words of public prompts that no list of their report has. It may only fall. */
const MOST = 394

const DRAWS = [9, 10, 11, 12, 13]
const FOLDER = 'docs/gallery/painter/public'

/** Grammar, numbers with their measures, places in the frame and politeness. */
const GRAMMAR =
  /^(?:[一两几]\S|[请想要]\S|我[想要]|[上下里外旁周四中]\S|.[上下里中边]|[在正将被把]\S|.在|不.|没有|非常|有着|带有|一点|风格|背景|电影|构图|光影|细节|色彩|主题|氛围|色调|风景|意境|效果|设计|高清|质感|视觉|画面|生成|画一|可以|因为|如同)$/u
const SILENT = [ASKING_WORDS, OPTIONAL_WORDS, PRAISE_WORDS, USE_WORDS]

test('each word with a meaning is in one list of the report', () => {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  const prompts = new Set(
    DRAWS.flatMap((number) =>
      readFileSync(`${FOLDER}/draw-${number}.tsv`, 'utf8')
        .split('\n')
        .slice(1)
        .flatMap((line) => line.split('\t')[1] ?? []),
    ),
  )
  const missing: string[] = []
  for (const prompt of prompts) {
    const forecast = buildForecast(prompt)
    const { ignored, substituted, declined } = forecast
    if (declined) continue
    const all = [...listRead(forecast), ...ignored, ...substituted.map(({ word }) => word)].join(
      ' ',
    )
    for (const { segment } of segmenter.segment(prompt))
      if (
        /^\p{Script=Han}{2,}$/u.test(segment) &&
        !GRAMMAR.test(segment) &&
        SILENT.every((words) => !words.has(normalise(segment).text)) &&
        !all.includes(segment)
      )
        missing.push(segment)
  }
  assert.ok(missing.length <= MOST, `${missing.length}: ${missing.join(' ')}`)
})

/**
 * Draws illustrations while one works on a family, without reading a prompt:
 *
 *   npx tsx studio/gallery/illustrate-try.ts sheet.png 'cat hair:long=pink colour=red text=福' 'dog' …
 *     [--styles flat,soft] [--size 512] [--seeds 3] [--ratio 3:4]
 *
 * Each argument is a thing with its traits (`slot:value`, `slot:value=tint`), `colour=tint`,
 * `count=2`, `text=…`, `backdrop:moon`; `+other` adds a second thing. Writes one sheet: a row for
 * each argument, a column for each style and seed; says how long each took.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createCanvas } from '@napi-rs/canvas'
import { Random, hashText } from '../lib/random'
import { warmNoise } from '../lib/noise'
import type { Brief, ThingWish, Trait } from '../painter/illustration/family'
import { makeFrame } from '../painter/illustration/node'
import { familyOf, otherComposer } from '../painter/illustration/registry'
import { ILLUSTRATORS } from '../painter/illustration/styles/registry'
import { STYLES, type StyleId, TINTS, type TintId } from '../painter/slots'

function findTint(word: string | undefined): TintId | undefined {
  return TINTS.find((tint) => tint === word)
}

function requireStyle(word: string): StyleId {
  const style = STYLES.find((id) => id === word)
  if (!style) throw new Error(`no style "${word}"`)
  return style
}

function readBrief(text: string): Brief {
  const wishes: { -readonly [K in keyof ThingWish]: ThingWish[K] }[] = []
  const texts: string[] = []
  for (const token of text.split(/\s+/)) {
    const [key = '', value] = token.split('=')
    const wish = wishes.at(-1)
    if (token.startsWith('+') || !wish)
      wishes.push({ id: key.replace('+', ''), count: null, traits: [] })
    else if (key === 'text') texts.push(value ?? '')
    else if (key === 'count') wish.count = Number(value)
    else if (key === 'colour') {
      const tint = findTint(value)
      if (tint) wish.tint = tint
    } else {
      const [slot = '', name = ''] = key.split(':')
      const tint = findTint(value)
      const trait: Trait = tint ? { slot, value: name, tint } : { slot, value: name }
      wish.traits = [...wish.traits, trait]
    }
  }
  const [main, ...others] = wishes
  if (!main) throw new Error('no thing named')
  return {
    main,
    others,
    texts,
    traits: main.traits.filter(({ slot }) => slot === 'backdrop'),
    time: null,
    season: null,
    weather: new Set(),
    moods: new Set(),
    tint: null,
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      styles: { type: 'string', default: 'flat,soft' },
      size: { type: 'string', default: '512' },
      seeds: { type: 'string', default: '1' },
      ratio: { type: 'string', default: '1:1' },
    },
  })
  const [out, ...wanted] = positionals
  if (!out || wanted.length === 0) throw new Error('usage: illustrate-try.ts sheet.png thing …')
  warmNoise()
  const styles = values.styles.split(',').map(requireStyle)
  const short = Number(values.size)
  const [w = 1, h = 1] = values.ratio.split(':').map(Number)
  const width = Math.round((short * w) / Math.min(w, h))
  const height = Math.round((short * h) / Math.min(w, h))
  const seeds = Number(values.seeds)
  const sheet = createCanvas(width * styles.length * seeds, height * wanted.length)
  const context = sheet.getContext('2d')
  for (const [row, text] of wanted.entries()) {
    const brief = readBrief(text)
    const family = familyOf(brief.main.id)
    if (!family) throw new Error(`no family draws "${brief.main.id}"`)
    let column = 0
    for (let seed = 1; seed <= seeds; seed++) {
      for (const style of styles) {
        const started = process.cpuUsage()
        const random = new Random(hashText(`try ${seed}`))
        const frame = makeFrame(width, height)
        const illustration = family.compose({
          brief,
          frame,
          random: random.fork('compose'),
          style,
          standsInSetting: false,
          other: otherComposer({ brief, style, random }),
        })
        const pixels = ILLUSTRATORS[style]({
          illustration,
          size: { width, height },
          random: random.fork('paint'),
          report: () => undefined,
        })
        const image = context.createImageData(width, height)
        image.data.set(pixels)
        context.putImageData(image, column * width, row * height)
        column += 1
        const { user, system } = process.cpuUsage(started)
        console.log(`${text} ${style} seed ${seed}: CPU ${((user + system) / 1000).toFixed(0)} ms`)
      }
    }
  }
  await writeFile(out, sheet.toBuffer('image/png'))
}

void main()

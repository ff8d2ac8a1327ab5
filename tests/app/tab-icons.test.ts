/** The pictures of the tab bar are drawn from colours of tokens.scss; mini-programs take files only. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import sharp from 'sharp'
import { readWindowColours } from '../../config/tokens'

const FOLDER = path.resolve(__dirname, '../../src/assets/tabs')

/** Mean colour of the opaque pixels, as #RRGGBB's three numbers. */
async function readInk(file: string): Promise<number[]> {
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 250) continue
    count += 1
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
  }
  assert.ok(count > 0, `${file} is empty`)
  return sums.map((sum) => sum / count)
}

it('the tab icons have the colours of the tokens: run config/drawTabIcons.ts after a change', async () => {
  const { tabText, tabTextOn } = readWindowColours()
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.png'))
  assert.equal(files.length, 10)
  for (const file of files) {
    const colour = file.endsWith('-on.png') ? tabTextOn : tabText
    const ink = await readInk(path.join(FOLDER, file))
    const expected = (colour.match(/[0-9A-F]{2}/g) ?? []).map((part) => Number.parseInt(part, 16))
    const apart = expected.map((value, at) => Math.abs(value - (ink[at] ?? 0)))
    assert.ok(Math.max(...apart) <= 3, `${file} is ${ink.map(Math.round).join()}, not ${colour}`)
  }
})

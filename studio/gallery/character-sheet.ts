/**
 * Paints one character in twelve shots on one sheet:
 *
 * node --import tsx studio/gallery/character-sheet.ts [folder]
 * Every shot has the next seed; none was painted twice. Writes `character.webp`.
 */
import path from 'node:path'
import { warmNoise } from '../lib/noise'
import { planPicture } from '../painter/planning/plan-picture'
import { renderPlan } from '../painter/planning/render'
import { CHARACTER_SHOTS, XIA } from './parts/character-shots'
import { writeSheet } from './parts/sheet'

const SIDE = 512
const FIRST_SEED = 101

const folder = process.argv[2] ?? 'docs/gallery/character'
warmNoise()
await writeSheet(
  path.join(folder, 'character.webp'),
  { columns: 4, cell: 400 },
  CHARACTER_SHOTS.map((prompt, at) => () => {
    const plan = planPicture({
      prompt,
      negativePrompt: '',
      style: 'flat',
      seed: FIRST_SEED + at,
      width: SIDE,
      height: SIDE,
      characters: [XIA],
    })
    return { width: SIDE, height: SIDE, rgba: renderPlan(plan, { report: () => undefined }).rgba }
  }),
)

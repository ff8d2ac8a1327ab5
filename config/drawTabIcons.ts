/**
 * Draws what is made from src/ui/Icon/paths.ts (the masks of ui/Icon and the tab bar's pictures) and
 * from src/ui/Empty/drawing.ts. Run after changing a path: node --import tsx config/drawTabIcons.ts
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { readWindowColours } from './tokens'
import { drawingSheet } from '../src/ui/Empty/drawing'
import { iconSheet } from '../src/ui/Icon/sheet'
import { iconSvg, type IconName } from '../src/ui/Icon/paths'

const root = path.resolve(__dirname, '..')

/** Native tab bars take 81 × 81 px, 40 KB at most. */
const TAB_SIDE_PX = 81
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

const TABS: Record<string, IconName> = {
  playground: 'playground',
  tools: 'brush',
  index: 'spark',
  folder: 'folder',
  ucenter: 'user',
}

async function drawTab(file: string, icon: IconName, color: string): Promise<void> {
  // The mock's 24 px glyph on a 27 px cell: 72 of 81 px.
  const glyph = await sharp(Buffer.from(iconSvg(icon, { color })), { density: 72 * 3 })
    .resize(72, 72)
    .png()
    .toBuffer()
  await sharp({
    create: { width: TAB_SIDE_PX, height: TAB_SIDE_PX, channels: 4, background: CLEAR },
  })
    .composite([{ input: glyph, gravity: 'center' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
}

async function main(): Promise<void> {
  await writeFile(path.join(root, 'src/ui/Icon/icons.scss'), iconSheet())
  await writeFile(path.join(root, 'src/ui/Empty/drawings.scss'), drawingSheet())
  const folder = path.join(root, 'src/assets/tabs')
  await mkdir(folder, { recursive: true })
  const { tabText, tabTextOn } = readWindowColours()
  for (const [tab, icon] of Object.entries(TABS)) {
    await drawTab(path.join(folder, `${tab}.png`), icon, tabText)
    await drawTab(path.join(folder, `${tab}-on.png`), icon, tabTextOn)
  }
}

void main()

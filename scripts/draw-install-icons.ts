/**
 * Draws the icons of the installed app into src/install/ from the spark of src/index.html.
 * Run after changing it: node --import tsx scripts/draw-install-icons.ts
 */
import path from 'node:path'
import sharp from 'sharp'

const FOLDER = path.resolve(__dirname, '../src/install')
const SPARK = 'M16 5c1 7 4 10 11 11-7 1-10 4-11 11-1-7-4-10-11-11 7-1 10-4 11-11z'

/** `round`: corners of its own; else the system cuts it, and 40 % of the side around the middle are safe. */
function iconSvg(round: boolean, scale: number): string {
  const corner = round ? 'rx="7"' : ''
  const shift = 16 * (1 - scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <defs>
      <radialGradient id="night" cx="0.5" cy="0.42" r="0.75">
        <stop stop-color="#231a18"/><stop offset="0.55" stop-color="#121013"/><stop offset="1" stop-color="#0b0b0c"/>
      </radialGradient>
      <linearGradient id="light" x1="0.2" y1="0" x2="0.8" y2="1">
        <stop stop-color="#ffb08e"/><stop offset="0.5" stop-color="#ff7a4d"/><stop offset="1" stop-color="#e2532a"/>
      </linearGradient>
    </defs>
    <rect width="32" height="32" ${corner} fill="url(#night)"/>
    <g transform="translate(${shift} ${shift}) scale(${scale})">
      <path d="${SPARK}" fill="url(#light)"/>
    </g>
  </svg>`
}

const ICONS = [
  { name: 'icon-192.png', side: 192, round: true, scale: 1 },
  { name: 'icon-512.png', side: 512, round: true, scale: 1 },
  { name: 'icon-maskable-512.png', side: 512, round: false, scale: 0.78 },
  { name: 'apple-touch-icon.png', side: 180, round: false, scale: 0.92 },
]

async function main(): Promise<void> {
  for (const { name, side, round, scale } of ICONS) {
    await sharp(Buffer.from(iconSvg(round, scale)), { density: 72 * (side / 32) })
      .resize(side, side)
      .png({ compressionLevel: 9 })
      .toFile(path.join(FOLDER, name))
  }
}

void main()

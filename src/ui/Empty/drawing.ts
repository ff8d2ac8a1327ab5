/** Ink lines (1.75 to 1.25 px) of pages without content; config/drawTabIcons.ts makes their style sheet. */
import { dataUri } from '../Icon/sheet'

/** A boat between two hills: nothing is here yet. */
const LANDSCAPE = [
  '<path stroke-width="1.75" d="M18 134c22-3 30-28 47-47 6-7 11-7 16-1 9 11 13 22 21 22 9 0 13-31 28-55 7-11 14-11 20 0 13 23 19 58 33 69 9 7 22 10 39 12"/>',
  '<path stroke-width="1.25" opacity=".7" d="M66 92c3 8 1 15 6 21M139 55c-2 14 6 21 3 35M149 60c4 9 2 15 7 24M82 92c-3 6 1 11-2 17"/>',
  '<path stroke-width="1.25" opacity=".55" d="M8 150h58M84 150h46M148 150h84M40 162h40M104 162h72M86 173h38"/>',
  '<path stroke-width="1.75" d="M100 143c12 5 34 5 48-1-3 8-9 11-15 11h-18c-7 0-12-4-15-10zM112 144c1-9 6-13 11-13s9 4 10 12"/>',
  '<path stroke-width="1.5" d="M141 121v22M141 127l-3 14"/>',
  '<path stroke-width="1.25" d="M52 44c4-4 7-4 9 0 3-4 6-4 10-1M78 32c3-3 5-3 7 0 2-3 5-3 8-1"/>',
  '<circle cx="197" cy="40" r="14" stroke-width="1.5"/>',
]

/** A bridge whose middle has fallen: the way here is broken. */
const BRIDGE = [
  '<path stroke-width="1.75" d="M10 126h22c10-30 32-50 66-54M230 126h-22c-10-30-32-50-66-54"/>',
  '<path stroke-width="1.75" d="M54 138c4-25 18-40 38-45l5-7-4-6 5-8M186 138c-4-25-18-40-38-45l-4-6 5-7-7-8"/>',
  '<path stroke-width="1.25" opacity=".7" d="M38 112V96M56 92V76M76 79V63M38 99c10-16 22-26 40-33M202 112V96M184 92V76M164 79V63M202 99c-10-16-22-26-40-33"/>',
  '<path stroke-width="1.5" d="m112 92 9-3 4 7-8 4zM127 112l7-2 3 6-7 3zM110 122l5-2 3 5-5 2z"/>',
  '<path stroke-width="1.25" opacity=".55" d="M8 150h58M84 150h24M136 150h96M40 162h58M112 162h64M86 173h58"/>',
  '<path stroke-width="1.25" d="M92 40c3-9 15-10 19-2 7-4 15 1 14 8M84 46h48M150 30c3-6 11-6 13 0M144 35h26"/>',
]

/** The sun over the sea and a boat that sets out: something new. */
const SUNRISE = [
  '<path stroke-width="1.75" d="M14 124h150M206 124h20M80 124a40 40 0 0 1 80 0"/>',
  '<path stroke-width="1.5" d="M120 68V50M92 76l-9-15M148 76l9-15M71 98l-15-9M169 98l15-9"/>',
  '<path stroke-width="1.75" d="M164 127c12 5 30 5 42-1-3 8-8 11-13 11h-16c-6 0-10-4-13-10z"/>',
  '<path stroke-width="1.5" d="M184 128V84c12 9 17 22 17 38M184 92c-7 8-11 17-12 30h12"/>',
  '<path stroke-width="1.25" opacity=".55" d="M40 138h64M118 138h34M70 150h78M166 150h44M98 162h50"/>',
  '<path stroke-width="1.25" d="M36 62c4-4 7-4 9 0 3-4 6-4 10-1M58 46c3-3 5-3 7 0 2-3 5-3 8-1"/>',
]

export const DRAWINGS = { empty: LANDSCAPE, failed: BRIDGE, update: SUNRISE }

export type Drawing = keyof typeof DRAWINGS

function wrapSvg(lines: readonly string[]): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" fill="none" stroke="#B8B3AB" ' +
    `stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</svg>`
  )
}

/** The style sheet with one picture for each. */
export function drawingSheet(): string {
  return [
    '// Drawn by config/drawTabIcons.ts from drawing.ts; do not edit.\n',
    ...Object.entries(DRAWINGS).map(
      ([name, lines]) =>
        `.mg-empty__drawing--${name} {\n  background-image: url("${dataUri(wrapSvg(lines))}");\n}\n`,
    ),
  ].join('\n')
}

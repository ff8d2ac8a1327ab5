/** A boat between two hills in ink lines (1.75 and 1.25 px), as a data URI. */
const LINES = [
  '<path stroke-width="1.75" d="M18 134c22-3 30-28 47-47 6-7 11-7 16-1 9 11 13 22 21 22 9 0 13-31 28-55 7-11 14-11 20 0 13 23 19 58 33 69 9 7 22 10 39 12"/>',
  '<path stroke-width="1.25" opacity=".7" d="M66 92c3 8 1 15 6 21M139 55c-2 14 6 21 3 35M149 60c4 9 2 15 7 24M82 92c-3 6 1 11-2 17"/>',
  '<path stroke-width="1.25" opacity=".55" d="M8 150h58M84 150h46M148 150h84M40 162h40M104 162h72M86 173h38"/>',
  '<path stroke-width="1.75" d="M100 143c12 5 34 5 48-1-3 8-9 11-15 11h-18c-7 0-12-4-15-10zM112 144c1-9 6-13 11-13s9 4 10 12"/>',
  '<path stroke-width="1.5" d="M141 121v22M141 127l-3 14"/>',
  '<path stroke-width="1.25" d="M52 44c4-4 7-4 9 0 3-4 6-4 10-1M78 32c3-3 5-3 7 0 2-3 5-3 8-1"/>',
  '<circle cx="197" cy="40" r="14" stroke-width="1.5"/>',
]

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" fill="none" stroke="#B8B3AB" ' +
  `stroke-linecap="round" stroke-linejoin="round">${LINES.join('')}</svg>`

export const LANDSCAPE = `data:image/svg+xml,${SVG.replace(/"/g, "'")
  .replace(/#/g, '%23')
  .replace(/</g, '%3C')
  .replace(/>/g, '%3E')}`

/**
 * The icons, drawn once: 24 × 24, 1.75 px stroke, round caps. config/drawTabIcons.ts makes the
 * style sheet (masks) and the tab bar's PNG files from them. `f` = filled, `fs` = both.
 */
export const ICONS = {
  playground:
    '<rect x="3.5" y="3.5" width="7" height="10" rx="1.5"/><rect x="13.5" y="3.5" width="7" height="6" rx="1.5"/><rect x="3.5" y="16.5" width="7" height="4" rx="1.5"/><rect x="13.5" y="12.5" width="7" height="8" rx="1.5"/>',
  brush:
    '<path d="M20.5 3.5c-3 1-8 5.5-10.3 9.2l2.3 2.3c3.7-2.3 8-7.5 8-11.5z"/><path d="M9.5 13.5c-2.5-.3-4 1.5-4 3.5 0 1.5-.8 2.5-2 3 3.5 1 8 .5 8-3.5 0-1.2-.8-2.5-2-3z"/>',
  spark:
    '<path d="M12 3.5c.8 5 3.5 7.7 8.5 8.5-5 .8-7.7 3.5-8.5 8.5-.8-5-3.5-7.7-8.5-8.5 5-.8 7.7-3.5 8.5-8.5z"/>',
  folder:
    '<path d="M3.5 7.5v10a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-6.2l-2-2.5H5.5a2 2 0 0 0-2 2z"/>',
  user: '<circle cx="12" cy="8.2" r="4"/><path d="M4.5 20c1-3.8 4-5.5 7.5-5.5s6.5 1.7 7.5 5.5"/>',
  check: '<path d="m5 12.5 4.7 4.5L19 7.5"/>',
  slots:
    '<path d="M9 4c-3 0-3 1.5-3 3.5S6 12 3.8 12C6 12 6 14.5 6 16.5S6 20 9 20M15 4c3 0 3 1.5 3 3.5s0 4.5 2.2 4.5C18 12 18 14.5 18 16.5S18 20 15 20"/>',
  at: '<circle cx="12" cy="12" r="3.6"/><path d="M15.6 8.4V13a2.4 2.4 0 0 0 4.9 0v-1a8.5 8.5 0 1 0-3.4 6.8"/>',
  back: '<path d="m14.5 5-7 7 7 7"/>',
  history: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>',
  right: '<path d="m9.5 6 6 6-6 6"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  up: '<path d="m6 14.5 6-6 6 6"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="4"/><circle fill="#000" stroke="none" cx="8.8" cy="8.8" r="1.3"/><circle fill="#000" stroke="none" cx="15.2" cy="8.8" r="1.3"/><circle fill="#000" stroke="none" cx="12" cy="12" r="1.3"/><circle fill="#000" stroke="none" cx="8.8" cy="15.2" r="1.3"/><circle fill="#000" stroke="none" cx="15.2" cy="15.2" r="1.3"/>',
  eraser:
    '<path d="m8.5 19.5-4-4a1.8 1.8 0 0 1 0-2.6l8.4-8.4a1.8 1.8 0 0 1 2.6 0l4 4a1.8 1.8 0 0 1 0 2.6l-8.4 8.4zM9 8.5l6.5 6.5M8.5 19.5h11"/>',
  pencil:
    '<path d="m4.5 19.5.8-4L16 4.8a1.8 1.8 0 0 1 2.6 0l.6.6a1.8 1.8 0 0 1 0 2.6L8.5 18.7z"/><path d="m14 7 3 3"/>',
  send: '<path d="m20.5 3.5-7 17-3.3-6.7L3.5 10.5z"/><path d="m20.5 3.5-10.3 10.3"/>',
  trash:
    '<path d="M4.5 6.5h15M9.5 6V4.5h5V6M6.5 6.5l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 10.5v6M14 10.5v6"/>',
  'folder-add':
    '<path d="M3.5 7.5v10a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-6.2l-2-2.5H5.5a2 2 0 0 0-2 2z"/><path d="M12 10.8v5.4M9.3 13.5h5.4"/>',
  credits: '<path d="M12 3.5 20 12l-8 8.5L4 12z"/><path d="m12 8 3.8 4L12 16l-3.8-4z"/>',
  more: '<circle fill="#000" stroke="none" cx="5.5" cy="12" r="1.5"/><circle fill="#000" stroke="none" cx="12" cy="12" r="1.5"/><circle fill="#000" stroke="none" cx="18.5" cy="12" r="1.5"/>',
  select:
    '<rect x="8" y="8" width="8" height="8" rx="1"/><path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3"/>',
  video: '<rect x="3.5" y="5" width="17" height="14" rx="2"/><path d="m10 9 5 3-5 3z"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  redo: '<path d="m15.5 5 4 4-4 4"/><path d="M19.5 9h-9a5.5 5.5 0 0 0 0 11H15"/>',
  undo: '<path d="M8.5 5 4.5 9l4 4"/><path d="M4.5 9h9a5.5 5.5 0 0 1 0 11H9"/>',
  hd: '<path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15"/><path d="M8 9v6M8 12h3M11 9v6M14 9v6c3 0 3.5-1.5 3.5-3S17 9 14 9z"/>',
  download: '<path d="M12 4v11m-4.5-4 4.5 4.5L16.5 11M4.5 19.5h15"/>',
  star: '<path d="M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z"/>',
  'star-on':
    '<path fill="#000" d="M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z"/>',
  heart:
    '<path d="M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20z"/>',
  'heart-on':
    '<path fill="#000" d="M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20z"/>',
  play: '<path fill="#000" stroke="none" d="M7 4.5v15l12.5-7.5z"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m20 20-4.3-4.3"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 5.5a1 1 0 0 0-1-1h-8a2 2 0 0 0-2 2v8a1 1 0 0 0 1 1"/>',
  gift: '<rect x="4" y="9" width="16" height="4" rx="1"/><path d="M5.5 13v6a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-6M12 9v11M12 9C9 9 7 8 7 6.2 7 5 8 4 9.2 4 11 4 12 6.5 12 9zM12 9c3 0 5-1 5-2.8C17 5 16 4 14.8 4 13 4 12 6.5 12 9z"/>',
  qrcode:
    '<rect x="4" y="4" width="6" height="6" rx="1"/><rect x="14" y="4" width="6" height="6" rx="1"/><rect x="4" y="14" width="6" height="6" rx="1"/><path d="M14 14h2.5v2.5M20 14v6M14 20h2.5"/>',
  columns:
    '<rect x="3.5" y="4.5" width="7.5" height="15" rx="1.5"/><rect x="13" y="4.5" width="7.5" height="15" rx="1.5"/>',
  image:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><circle cx="8.5" cy="9.5" r="1.5"/><path d="m4 17 5-4.5 3.5 3 3.5-4 4.5 4.5"/>',
  swap: '<path d="M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19"/>',
  tap: '<path d="M9.5 9.5 20 13.3l-4.7 2L13.3 20z"/><path d="M9 3.5v2M3.5 9h2M5.2 5.2l1.3 1.3M12.8 5.2l-1.3 1.3M5.2 12.8l1.3-1.3"/>',
  crop: '<path d="M8 3.5v12.5h12.5M3.5 8H16v12.5"/>',
  bell: '<path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 6.5H4C4 16 6 15 6 10zM10 19.5a2.2 2.2 0 0 0 4 0"/>',
  receipt:
    '<path d="M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 8.5h6M9 12.5h6"/>',
  scan: '<path d="M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M3.5 12h17"/>',
  chat: '<path d="M4 5.5h16v11h-8.5L7.5 20v-3.5H4z"/>',
  offline:
    '<path d="M3.5 9.5a12 12 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.3a3.8 3.8 0 0 1 5 0M4 4l16 16"/>',
  retry: '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9"/><path d="M19.5 4v5h-5"/>',
  share:
    '<path d="M12 15V4M8 7.5 12 3.5l4 4M5 11.5v7a1.5 1.5 0 0 0 1.5 1.5h11a1.5 1.5 0 0 0 1.5-1.5v-7"/>',
  shield:
    '<path d="M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z"/><path d="m9 12 2.2 2.2L15.2 10"/>',
  settings: '<path d="M12 3.2 19.6 7.6v8.8L12 20.8l-7.6-4.4V7.6z"/><circle cx="12" cy="12" r="3"/>',
  users:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M3 19.5c.6-3.4 3-5 6-5s5.4 1.6 6 5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.5 14.8c2 .7 3.2 2.3 3.5 4.7"/>',
  alert:
    '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.8v5"/><circle fill="#000" stroke="none" cx="12" cy="15.9" r="1.1"/>',
  compare:
    '<circle cx="12" cy="12" r="8.5"/><path fill="#000" stroke="none" d="M12 3.5v17a8.5 8.5 0 0 0 0-17z"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  filter: '<path d="M4 7h16M7 12h10M10 17h4"/>',
  calendar:
    '<rect x="4" y="5.5" width="16" height="14.5" rx="2"/><path d="M4 10h16M8.5 3.5v4M15.5 3.5v4"/>',
  logout:
    '<path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"/>',
  bucket:
    '<path d="m11.5 4.5 7.2 7.2a1.5 1.5 0 0 1 0 2.1l-5 5a1.5 1.5 0 0 1-2.1 0l-5.9-5.9a1.5 1.5 0 0 1 0-2.1l5.8-5.8z"/><path d="M9 3.5 12 6.5M5.5 12.5h13"/><path d="M21 16.5c.9 1.3 1.2 2 1.2 2.6a1.2 1.2 0 0 1-2.4 0c0-.6.3-1.3 1.2-2.6z"/>',
  mirror: '<path d="M12 3.5v3M12 10.5v3M12 17.5v3M8.5 6.5v11H3.5zM15.5 6.5v11h5z"/>',
  layers:
    '<path d="m12 4 8.5 4.5L12 13 3.5 8.5z"/><path d="m4.5 12.5 7.5 4 7.5-4M4.5 16l7.5 4 7.5-4"/>',
  eye: '<path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  ban: '<circle cx="12" cy="12" r="8.5"/><path d="m6 6 12 12"/>',
  'eye-off':
    '<path d="M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM4.5 4.5l15 15"/>',
  document: '<path d="M6.5 3.5h7.5l4 4v13H6.5zM14 3.5v4h4M9.5 12h5.5M9.5 16h5.5"/>',
  'arrow-up': '<path d="M12 19V5.5M6 11l6-6 6 6"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="2"/><path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5"/>',
  mic: '<rect x="9" y="3.5" width="6" height="11" rx="3"/><path d="M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v2.5"/>',
  branch:
    '<circle cx="6.5" cy="6" r="2"/><circle cx="6.5" cy="18" r="2"/><circle cx="17.5" cy="9" r="2"/><path d="M6.5 8v8M17.5 11c0 4-6 3-10 5.5"/>',
} as const satisfies Record<string, string>

export type IconName = keyof typeof ICONS

/** Also drawn with a 2.1 px stroke, for use at 18 px and below. */
export const SMALL_ICONS = [
  'right',
  'down',
  'credits',
  'alert',
  'offline',
  'check',
  'swap',
  'play',
  'close',
  'lock',
] as const satisfies readonly IconName[]

/** The SVG document of an icon in one colour. */
export function iconSvg(name: IconName, options: { stroke?: number; color?: string } = {}): string {
  const { stroke = 1.75, color = '#000' } = options
  const body = ICONS[name].replaceAll('#000', color)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${color}" ` +
    `stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`
  )
}

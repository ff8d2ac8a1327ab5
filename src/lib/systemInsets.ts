/** Areas of a page covered by the system and a mini-program's client, as CSS variables. */

export interface SystemInsets {
  windowWidth: number
  statusBar: number
  /** Of the home indicator. */
  bottom: number
  /** The client's own menu button. */
  capsule: { left: number; top: number; width: number; height: number }
}

/** Of a header row (styles: 48 px at a width of 375). */
const ROW_HEIGHT = 48
const DESIGN_WIDTH = 375
/** Space below a header, which the capsule may reach into. */
const AIR_PX = 16

const px = (length: number) => `${Math.round(length * 100) / 100}px`

/** Top of a header whose row has the capsule in its middle. */
function headerTop({ windowWidth, statusBar, capsule }: SystemInsets): number {
  const middle = capsule.top + capsule.height / 2
  const half = Math.floor((ROW_HEIGHT * windowWidth) / DESIGN_WIDTH) / 2
  return Math.max(0, middle - half, statusBar - AIR_PX / 2)
}

/** The page begins at the screen's upper edge; the client's own bar is not there. */
function ownHeaderInsets(insets: SystemInsets): Record<string, string> {
  const { windowWidth, statusBar, capsule } = insets
  const top = headerTop(insets)
  return {
    '--status-bar': px(statusBar),
    '--capsule-left': px(capsule.left),
    '--capsule-top': px(capsule.top),
    '--capsule-width': px(capsule.width),
    '--capsule-height': px(capsule.height),
    '--capsule': px(windowWidth - capsule.left),
    '--safe-t': px(top),
    '--clear-t': px(Math.max(top, capsule.top + capsule.height - AIR_PX)),
  }
}

/** Nothing of the system lies over the page: it begins below the client's bar. */
const CLIENTS_HEADER = {
  '--status-bar': '0px',
  '--safe-t': '0px',
  '--clear-t': '0px',
  '--capsule': '0px',
}

/**
 * Variables of a page's root. `own`: the page draws its own header; `tab`: the tab bar is below it,
 * until the app hides it, which only CSS notices.
 */
export function insetVariables(
  insets: SystemInsets,
  { own, tab }: { own: boolean; tab: boolean },
): Record<string, string> {
  const bottom = { '--bottom-inset': px(insets.bottom), '--safe-b': px(insets.bottom) }
  return { ...(own ? ownHeaderInsets(insets) : CLIENTS_HEADER), ...(!tab && bottom) }
}

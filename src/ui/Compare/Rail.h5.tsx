import type { RailProps } from './Rail'

const KEY_STEP = 5

/** The whole picture is the handle on H5: the browser's own range control, which keys know too. */
export function Rail({ share, onShare, label }: RailProps) {
  return (
    <input
      className="mg-compare__rail"
      type="range"
      min={0}
      max={100}
      step={1}
      value={share}
      aria-label={label}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key]
        if (by === undefined) return
        event.preventDefault()
        onShare(Math.min(100, Math.max(0, share + by)))
      }}
      onChange={(event) => onShare(Number(event.target.value))}
      // The pager and the viewer below must not take the finger that moves the line.
      onTouchStart={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
    />
  )
}

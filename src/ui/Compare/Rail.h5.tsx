import type { RailProps } from './Rail'

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
      onChange={(event) => onShare(Number(event.target.value))}
      // The pager and the viewer below must not take the finger that moves the line.
      onTouchStart={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
    />
  )
}

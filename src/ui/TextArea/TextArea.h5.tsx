import { useRef } from 'react'
import { classes } from '../classes'
import { runsOf } from './marks'
import type { TextAreaProps } from './TextArea'
import './TextArea.scss'

/**
 * The browser's own <textarea> over a mirror of its text: the mirror gives the height and shows
 * the marks. Taro's Textarea would bring in the Stencil set.
 */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, label, placeholder, rows = 1, marked = [] } = props
  const mirror = useRef<HTMLDivElement>(null)
  return (
    <div className={classes('mg-text', `mg-text--${rows}`, marked.length > 0 && 'mg-text--marked')}>
      <div ref={mirror} className="mg-text__mirror" aria-hidden>
        {runsOf(value, marked).map((run, i) =>
          run.marked ? (
            <span key={i} className="mg-text__mark">
              {run.text}
            </span>
          ) : (
            run.text
          ),
        )}
        {/* An empty or ended line has a height too. */}
        {'\u200b'}
      </div>
      <textarea
        className="mg-text__field"
        value={value}
        placeholder={placeholder}
        aria-label={label}
        aria-invalid={marked.length > 0}
        rows={1}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => {
          if (mirror.current) mirror.current.scrollTop = event.currentTarget.scrollTop
        }}
      />
    </div>
  )
}

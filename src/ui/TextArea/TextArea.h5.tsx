import { useRef } from 'react'
import { classes } from '../classes'
import { splitIntoRuns } from './marks'
import type { TextAreaProps } from './TextArea'
import './TextArea.scss'

/**
 * The browser's own <textarea> over a mirror of its text: the mirror gives the height and shows
 * the marks. Taro's Textarea would bring in the Stencil set.
 */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, label, placeholder, rows = 1, marks = {}, onEnter } = props
  const mirror = useRef<HTMLDivElement>(null)
  const runs = splitIntoRuns(value, marks)
  const marked = runs.some(({ mark }) => mark)
  const refused = runs.some(({ mark }) => mark === 'refused')
  return (
    <div className={classes('mg-text', `mg-text--${rows}`, marked && 'mg-text--marked')}>
      <div ref={mirror} className="mg-text__mirror" aria-hidden>
        {runs.map(({ text, mark }, i) =>
          mark ? (
            <span key={i} className={`mg-text__mark mg-text__mark--${mark}`}>
              {text}
            </span>
          ) : (
            text
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
        aria-invalid={refused}
        rows={1}
        enterKeyHint={onEnter ? 'send' : undefined}
        onChange={(event) => onChange(event.target.value)}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
          props.onCaret?.(selectionStart, selectionEnd)
        }
        onKeyDown={(event) => {
          if (!onEnter || event.key !== 'Enter' || event.shiftKey) return
          // Enter that ends an IME composition chooses a candidate.
          if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          onEnter()
        }}
        onCompositionStart={() => props.onComposing?.(true)}
        onCompositionEnd={() => props.onComposing?.(false)}
        onScroll={(event) => {
          if (mirror.current) mirror.current.scrollTop = event.currentTarget.scrollTop
        }}
      />
    </div>
  )
}

import { Input } from 'antd'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly maxLength?: number
  /** Words without space around them. */
  readonly onSearch: (words: string) => void
}

/** The search of a page of the console, in its header. */
export function SearchField({ label, placeholder, maxLength, onSearch }: SearchFieldProps) {
  return (
    <Input.Search
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className="search"
      maxLength={maxLength}
      onSearch={(words) => onSearch(words.trim())}
    />
  )
}

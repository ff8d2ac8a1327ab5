import { Field } from '../Field/Field'
import { Icon } from '../Icon/Icon'

interface SearchFieldProps {
  value: string
  onChange: (value: string) => void
  /** Accessible name, and placeholder while it is empty. */
  label: string
}

/** One line of words to look for. */
export function SearchField({ value, onChange, label }: SearchFieldProps) {
  return (
    <Field
      kind="text"
      value={value}
      onChange={onChange}
      label={label}
      placeholder={label}
      maxLength={20}
      before={<Icon name="search" size={20} />}
    />
  )
}

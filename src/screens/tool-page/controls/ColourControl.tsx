import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { Section } from '@/domain/tool-form/controls/Section'
import { COLOURS } from '@/ui/Palette/colours'
import { Palette } from '@/ui/Palette/Palette'

export function ColourControl({ spec, value, onChange }: ControlProps<SpecOf<'colour'>>) {
  const hex = value.toLowerCase()
  const chosen = COLOURS.find((colour) => colour.hex === hex)
  return (
    <Section title={spec.label} more={chosen?.name ?? value}>
      <Palette label={spec.label} value={hex} onChange={onChange} />
    </Section>
  )
}

import { Switch } from '@/ui/Switch/Switch'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { SettingRow } from '@/domain/tool-form/controls/SettingRow'

export function ToggleControl({ spec, value, onChange }: ControlProps<SpecOf<'toggle'>>) {
  return (
    <SettingRow label={spec.label}>
      <Switch on={value} onChange={onChange} label={spec.label} />
    </SettingRow>
  )
}

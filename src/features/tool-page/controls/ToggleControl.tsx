import { Switch } from '@/ui/Switch/Switch'
import type { ControlProps, SpecOf } from '@/features/create/controls/control'
import { SettingRow } from '@/features/create/controls/SettingRow'

export function ToggleControl({ spec, value, onChange }: ControlProps<SpecOf<'toggle'>>) {
  return (
    <SettingRow label={spec.label}>
      <Switch on={value} onChange={onChange} label={spec.label} />
    </SettingRow>
  )
}

import { View } from '@tarojs/components'
import { useContext, useState } from 'react'
import { isEmptyMask } from '@contract/tools/mask'
import { maskAt } from '@contract/tools/mask-of'
import { isMediaRef } from '@contract/tools/media'
import type { ControlProps, SpecOf } from '@/domain/tool-form/controls/control'
import { SettingRow } from '@/domain/tool-form/controls/SettingRow'
import { PendingContext } from '@/domain/media/pending'
import { MaskStudio } from '@/domain/mask/MaskStudio'
import { mediaUrl } from '@/platform/media'
import { useSources } from '@/stores/sources'
import { Button } from '@/ui/Button/Button'
import { requestMask, requestRest } from './requestMask'
import { texts } from './texts'
import { useThings } from './useThings'

/** Selection in the picture: opens the mask studio over the whole screen. */
export function MaskControl(props: ControlProps<SpecOf<'mask'>>) {
  const { spec, value, onChange, params } = props
  const [open, setOpen] = useState(false)
  const ref = params[spec.of]
  const source = useSources((state) => (isMediaRef(ref) ? state.views[ref] : undefined))
  // The picture it would be painted on is about to be another one.
  const { state: pending } = useContext(PendingContext)
  const empty = isEmptyMask(value)
  const things = useThings(isMediaRef(ref) ? ref : null, open)
  return (
    <View>
      <SettingRow label={spec.label}>
        <Button
          size="medium"
          variant={empty && spec.required ? 'primary' : 'secondary'}
          disabled={!source || pending !== null}
          onPress={() => setOpen(true)}
        >
          {value.marks.length > 0
            ? texts.redraw
            : spec.base === 'damage'
              ? texts.check
              : texts.draw}
        </Button>
      </SettingRow>
      {open && source && isMediaRef(ref) && (
        <MaskStudio
          // Marks belong to one picture.
          key={ref}
          src={mediaUrl(source.url)}
          width={source.width}
          height={source.height}
          value={maskAt(spec, value, params)}
          base={spec.base}
          first={spec.first}
          label={spec.label}
          requestMask={(mask) => requestMask(ref, mask)}
          requestRest={spec.base === 'none' ? (mask) => requestRest(ref, mask) : null}
          things={things}
          onChange={onChange}
          onDone={(mask) => {
            onChange(mask)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </View>
  )
}

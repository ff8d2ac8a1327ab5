/** What can be set without a restart. */
import { z } from 'zod'
import { OPERATORS } from '../../staff'
import { defineEndpoints } from '../define'

const settingsView = z.object({
  operator: z.object({
    name: z.string().nullable(),
    contact: z.string().nullable(),
    /** Set here, not by the environment. */
    own: z.boolean(),
  }),
})

export const consoleSettingEndpoints = defineEndpoints({
  list: {
    method: 'GET',
    path: '/api/console/settings',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'What can be set without a restart, as it stands',
    data: settingsView,
  },
  operator: {
    method: 'POST',
    path: '/api/console/settings/operator',
    auth: 'staff',
    staff: OPERATORS,
    summary: 'Who runs this installation, as the agreements say; null: as the environment says',
    body: z.strictObject({
      operator: z
        .strictObject({
          name: z.string().trim().min(2, '名字至少 2 个字').max(60, '名字最多 60 个字'),
          contact: z.string().trim().min(1, '请写联系方式').max(120, '联系方式太长了'),
        })
        .nullable(),
      reason: z.string().trim().min(2, '请写明原因').max(60, '原因最多 60 个字'),
    }),
    data: settingsView,
  },
})

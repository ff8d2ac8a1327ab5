/** Upload limits per user and for the whole server. */
import { whole } from '../lib/env/schemas'
import type { ValuesOf } from '../lib/env/values'
import type { Variable } from '../lib/env/variable'

export const UPLOAD_VARIABLES = {
  UPLOAD_MB_PER_DAY: {
    schema: whole(1, 10_000_000),
    initial: '2048',
    note: 'Megabytes one user may upload in a day (Shanghai)',
  },
  UPLOAD_MB_TOTAL: {
    schema: whole(1, 100_000_000),
    initial: '20480',
    note: 'Megabytes of uploads stored for one user',
  },
  UPLOAD_UNUSED_DAYS: {
    schema: whole(1, 10_000),
    initial: '30',
    note: 'At UPLOAD_MB_TOTAL, a user’s oldest uploads that no job uses and that are older than this are deleted as far as needed',
  },
  UPLOAD_MEGAPIXELS_PER_HOUR: {
    schema: whole(1, 10_000_000),
    initial: '3000',
    note: 'Megapixels of uploaded pictures decoded for one user in an hour; highly compressed ones count up to four times',
  },
  UPLOAD_CPU_SECONDS_PER_HOUR: {
    schema: whole(1, 100_000),
    initial: '240',
    note: 'CPU seconds spent on one user’s uploads in an hour',
  },
  UPLOAD_MB_IN_FLIGHT: {
    schema: whole(64, 1_000_000),
    initial: '1024',
    note: 'Megabytes of uploads that a process receives and checks at the same time',
  },
  DISK_RESERVE_MB: {
    schema: whole(0, 1_000_000),
    initial: '256',
    note: 'Free space on the disk of DATA_DIR reserved for the database; below it uploads answer 507 and /readyz fails',
  },
} as const satisfies Record<string, Variable>

const MB = 1024 * 1024

export function buildUploadLimits(values: ValuesOf<typeof UPLOAD_VARIABLES>) {
  return {
    bytesPerDay: values.UPLOAD_MB_PER_DAY * MB,
    bytesTotal: values.UPLOAD_MB_TOTAL * MB,
    unusedDays: values.UPLOAD_UNUSED_DAYS,
    pixelsPerHour: values.UPLOAD_MEGAPIXELS_PER_HOUR * 1_000_000,
    cpuMsPerHour: values.UPLOAD_CPU_SECONDS_PER_HOUR * 1000,
    bytesInFlight: values.UPLOAD_MB_IN_FLIGHT * MB,
    diskReserveBytes: values.DISK_RESERVE_MB * MB,
  }
}

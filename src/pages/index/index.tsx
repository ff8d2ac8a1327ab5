import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import { MODES } from '@contract/tools/modes'
import { text2img } from '@contract/tools/text2img'
import { CreateForm } from '@/screens/create/CreateForm'
import { ModeRow } from '@/screens/create/ModeRow'
import { prefill } from '@/domain/tool-form/remake'
import { useRunningLayer } from '@/domain/tool-form/runningLayer'
import { Starts } from '@/screens/discover/Starts'
import { useLeave } from '@/domain/jobs/running/useLeave'
import { useJob, useRunningJobs } from '@/domain/jobs/useJob'
import { RecentStrip } from '@/screens/library/RecentStrip'
import { SideStage } from '@/screens/library/BesideForm'
import { loginUrlFor } from '@/domain/navigation/decide'
import { promptLogin } from '@/domain/navigation/loginPrompt'
import { switchTab } from '@/domain/navigation/navigate'
import { usePageSize } from '@/platform/usePageSize'
import { useApp } from '@/stores/app'
import { useSession } from '@/stores/session'
import { lazySheet } from '@/ui/later'
import { useLayer } from '@/ui/useLayer'
import './index.scss'

const RunningView = lazySheet(() =>
  import('@/domain/jobs/running/RunningView').then((m) => m.RunningView),
)

const ComparisonView = lazySheet(() =>
  import('@/screens/create/compare/ComparisonView').then((m) => m.ComparisonView),
)

/** Two rows on a tablet. */
const TABLET_STARTS = 8

const openLogin = () => void promptLogin(loginUrlFor('/pages/index/index'))

/** The job being made, in place of the form; a finished one leads to its page. */
function RunningLayer({ jobId, sideBySide }: { jobId: string; sideBySide: boolean }) {
  const { open, close } = useRunningLayer.getState()
  const { data: job } = useJob(jobId)
  const shown = useRef(true)
  useDidShow(() => {
    shown.current = true
  })
  useDidHide(() => {
    shown.current = false
  })
  const { isLeaving, leave } = useLeave(close)
  useLayer(!sideBySide && !isLeaving, close)
  if (!job) return null
  return (
    <RunningView
      job={job}
      onClose={close}
      onGoOn={close}
      onEdit={(failed) => {
        prefill(failed)
        close()
      }}
      onDone={(done) => {
        // While the user looks at another page, the toast and 画夹 report it.
        if (shown.current && !sideBySide) void leave(done.id)
        else close()
      }}
      onRetried={(again) => open(again.id)}
    />
  )
}

export default function Create() {
  const drawTab = useApp((state) => state.drawTab)
  const setDrawTab = useApp((state) => state.setDrawTab)
  const isLogin = useSession((state) => state.isLogin)
  const jobId = useRunningLayer((state) => state.jobId)
  const comparisonId = useRunningLayer((state) => state.comparisonId)
  const jobs = useRunningJobs()
  const first = jobs.find(({ status }) => status === 'running') ?? jobs[0]
  const served = useApp((state) => state.appConfig?.tools)
  // Only what some engine can do; before the server has said, the one that always works.
  const modes = MODES.filter(({ id }) => served?.includes(id) ?? id === text2img.id)
  const tool = modes.find(({ id }) => id === drawTab) ?? text2img
  const { sideBySide } = usePageSize()
  const running = jobId !== null && isLogin && <RunningLayer {...{ jobId, sideBySide }} />
  // A wide window has space for it next to the form.
  if (running && !sideBySide) return running
  if (comparisonId !== null && isLogin)
    return (
      <ComparisonView
        key={comparisonId}
        comparisonId={comparisonId}
        onClose={useRunningLayer.getState().close}
      />
    )
  return (
    <View className="create">
      <ModeRow
        modes={modes}
        current={tool.id}
        onMode={setDrawTab}
        onRunning={() => first && useRunningLayer.getState().open(first.id)}
        onBalance={() => (isLogin ? void switchTab('pages/ucenter/ucenter') : openLogin())}
      />
      <CreateForm key={tool.id} tool={tool} onLogin={openLogin} />
      <RecentStrip start={<Starts most={TABLET_STARTS} />} />
      {sideBySide && <SideStage start={<Starts />} running={running} onRemake={prefill} />}
    </View>
  )
}

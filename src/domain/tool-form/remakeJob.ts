/** 再画一张 and 改一改 of any tool: to its own form, with everything the job was made with. */
import type { SentParams } from '@contract/tools/define'
import { findJobTool } from '@contract/tools/all'
import { editVideo } from '@contract/tools/edit-video'
import type { JobView } from '@contract/jobs'
import type { RoutePath } from '@contract/routes'
import { prefill, prefillPrompt, prefillWork } from '@/domain/tool-form/remake'
import { useRunningLayer } from '@/domain/tool-form/runningLayer'
import { go, openPage, openTab } from '@/domain/navigation/navigate'
import { formatAddress } from '@/lib/address'
import { findRoute, HOME } from '@/routes'
import { sourceOfPicture, useSources } from '@/stores/sources'
import type { PictureView } from '@contract/jobs'

/** A tool of another version has no form here: 创作 opens instead. */
export async function remake(
  job: Pick<JobView, 'id' | 'tool' | 'params' | 'parentId'>,
): Promise<void> {
  // Ordered from a thread: the page of its last version has the order's sheet.
  if (job.tool === editVideo.id) {
    await (job.parentId === null
      ? openTab('pages/folder/folder')
      : openPage('pagesD/job-detail/job-detail', { id: job.parentId }))
    return
  }
  const route = findRoute(findJobTool(job.tool)?.route ?? HOME)
  if (route && !route.tab) {
    await go('navigate', formatAddress(route.path, { from: job.id }))
    return
  }
  prefill(job)
  await showForm()
}

/** 画同款 of a public work: opens the form of its tool with all its parameters and the work as parent. */
export async function remakeWork(work: {
  id: string
  tool: string
  params: SentParams
  /** Sentences that follow, one after the other, once the picture is there. */
  steps?: readonly string[]
}): Promise<void> {
  const route = findRoute(findJobTool(work.tool)?.route ?? HOME)
  if (route && !route.tab) {
    await go('navigate', formatAddress(route.path, { work: work.id }))
    return
  }
  prefillWork(work)
  await showForm()
}

/** 用这段描述画一张: 创作 with these words. */
export async function paintWords(prompt: string): Promise<void> {
  prefillPrompt(prompt)
  await showForm()
}

/** 创作 with its form on top, whatever was running there. */
async function showForm(): Promise<void> {
  useRunningLayer.getState().close()
  await openTab(HOME)
}

/** A finished picture taken on to another tool. */
export async function openToolWithPicture(
  { job, picture }: { job: Pick<JobView, 'id'>; picture: PictureView },
  toolRoute: string,
): Promise<void> {
  const source = sourceOfPicture(picture, job.id)
  useSources.getState().remember([source])
  await openPage(toolRoute as RoutePath, { image: source.ref })
}

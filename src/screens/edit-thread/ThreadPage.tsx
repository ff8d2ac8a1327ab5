import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ThreadVersionView, ThreadView } from '@contract/edits'
import { ApiError, getErrorMessage } from '@/api/error'
import { useGoToVersion, useThread } from '@/domain/edit/useThread'
import { listBranch, listSideBranches } from '@/domain/edit/tree'
import { back, navigate, openTab } from '@/domain/navigation/navigate'
import { BottomSheet } from '@/ui/BottomSheet/BottomSheet'
import { Cell } from '@/ui/Cell/Cell'
import { Empty } from '@/ui/Empty/Empty'
import { IconButton } from '@/ui/IconButton/IconButton'
import { NameSheet } from '@/ui/NameSheet/NameSheet'
import { PageBar } from '@/ui/PageBar/PageBar'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { PosterAction } from '@/domain/edit/poster/PosterAction'
import { VideoAction } from '@/domain/edit/video/VideoAction'
import { getVersionName, readPictureId } from '@/domain/edit/versions'
import { useJob } from '@/domain/jobs/useJob'
import { PublishAction } from '@/domain/publish/PublishAction'
import { Dock } from '@/ui/Dock/Dock'
import { countBranches, sumCredits } from './format'
import { THREAD } from './texts'
import { useRowsInSteps } from './useRowsInSteps'
import { useThreadActions } from './useThreadActions'
import { Fork, VersionRow, type VersionActions } from './VersionRow'
import './ThreadPage.scss'

const TITLE_MAX = 40

function Waiting() {
  return (
    <View className="thread__list" aria-hidden>
      {[0, 1, 2].map((row) => (
        <View key={row} className="thread__made">
          <Skeleton width={112} height={126} />
          <Skeleton width={120} height={20} />
        </View>
      ))}
    </View>
  )
}

interface MenuProps {
  thread: ThreadView
  /** null: of the whole thread. */
  version: ThreadVersionView | null
  open: boolean
  onClose: () => void
  onRename: () => void
  actions: ReturnType<typeof useThreadActions>
}

function Menu({ thread, version, open, onClose, onRename, actions }: MenuProps) {
  const act = (run: () => unknown) => () => {
    onClose()
    run()
  }
  const title = version ? getVersionName(version) : thread.title
  return (
    <BottomSheet open={open} onClose={onClose} title={title}>
      {version ? (
        <Cell
          icon="trash"
          tone="danger"
          text={THREAD.removeVersion}
          onPress={act(() => void actions.removeVersion(version))}
        />
      ) : (
        <>
          <Cell icon="pencil" text={THREAD.rename} onPress={act(onRename)} />
          <Cell
            icon="trash"
            tone="danger"
            text={THREAD.removeThread}
            onPress={act(() => void actions.removeThread())}
          />
        </>
      )}
    </BottomSheet>
  )
}

interface VersionsProps extends VersionActions {
  thread: ThreadView
}

/** The current branch in the order of time; what leaves it is folded where it leaves. */
function Versions({ thread, ...actions }: VersionsProps) {
  const branch = listBranch(thread.versions, thread.currentId)
  const sides = listSideBranches(thread.versions, branch)
  const count = useRowsInSteps(branch.length)
  return (
    <View className="thread__list" role="list">
      {branch
        .slice(0, count)
        .flatMap((version) => [
          <VersionRow
            key={version.id}
            version={version}
            current={version.id === thread.currentId}
            {...actions}
          />,
          ...(sides.get(version.id) ?? []).map((side) => (
            <Fork key={side[0]?.id ?? version.id} branch={side} {...actions} />
          )),
        ])}
    </View>
  )
}

/** Of the current version: as a comparison, with its branch as a video, and to the square. */
function Foot({ thread }: { thread: ThreadView }) {
  const version = thread.versions.find(({ id }) => id === thread.currentId)
  const { data: job } = useJob(version?.jobId ?? '')
  const picture = job?.pictures.find(({ id }) => id === (version && readPictureId(version)))
  if (!version || !job) return null
  const shown = picture ?? job.pictures[0]
  return (
    <Dock>
      <PosterAction {...{ thread, version, job }} as="action" />
      <VideoAction branch={listBranch(thread.versions, thread.currentId)} as="action" />
      {shown && <PublishAction job={job} picture={shown} />}
    </Dock>
  )
}

function Loaded({ thread }: { thread: ThreadView }) {
  const [menu, setMenu] = useState<{ version: ThreadVersionView | null } | null>(null)
  const [lastVersion, setLastVersion] = useState<ThreadVersionView | null>(null)
  const [naming, setNaming] = useState(false)
  const actions = useThreadActions(thread, () => void openTab('pages/folder/folder'))
  const goTo = useGoToVersion(thread.id)
  const open = (version: ThreadVersionView | null) => {
    setLastVersion(version)
    setMenu({ version })
  }
  return (
    <>
      <PageBar
        title={THREAD.title}
        onBack={() => void back()}
        right={<IconButton icon="more" label={THREAD.more} onPress={() => open(null)} />}
      />
      <View className="thread__sum">
        <Text>{THREAD.count(thread.versions.length, countBranches(thread))}</Text>
        <Text>{THREAD.used}</Text>
        <Text className="thread__credits">{THREAD.credits(sumCredits(thread))}</Text>
      </View>
      <Versions
        thread={thread}
        onView={({ jobId }) =>
          jobId !== null && void navigate('pagesD/job-detail/job-detail', { id: jobId })
        }
        onGoTo={(version) => void goTo.run(version)}
        onMore={open}
      />
      <Foot thread={thread} />
      <Menu
        thread={thread}
        version={menu ? menu.version : lastVersion}
        open={menu !== null}
        onClose={() => setMenu(null)}
        onRename={() => setNaming(true)}
        actions={actions}
      />
      <NameSheet
        open={naming}
        title={THREAD.rename}
        label={THREAD.renameLabel}
        placeholder={THREAD.renameHint}
        submit={THREAD.save}
        initial={thread.title}
        maxLength={TITLE_MAX}
        busy={actions.renaming.busy}
        onClose={() => setNaming(false)}
        onName={(name) => {
          void actions.renaming.run(name).then((renamed) => renamed && setNaming(false))
        }}
      />
    </>
  )
}

/** 改图经过: every version of a picture, what was said, and the ways back. */
export function ThreadPage({ threadId }: { threadId: string; onClose: () => void }) {
  const { data, error, refetch } = useThread(threadId)
  if (data) {
    return (
      <View className="thread">
        <Loaded thread={data} />
      </View>
    )
  }
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND'
  return (
    <View className="thread">
      <PageBar title={THREAD.title} onBack={() => void back()} />
      {!error && <Waiting />}
      {error && isGone && (
        <Empty
          title={THREAD.missing}
          hint={THREAD.missingNote}
          action={{ text: THREAD.toLibrary, onPress: () => void openTab('pages/folder/folder') }}
        />
      )}
      {error && !isGone && (
        <Empty
          drawing="failed"
          title={THREAD.failedToLoad}
          hint={getErrorMessage(error)}
          action={{ text: THREAD.retry, onPress: () => void refetch() }}
        />
      )}
    </View>
  )
}

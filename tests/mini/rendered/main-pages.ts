/** Data required by the main pages. */
export interface PageFixture {
  jobId: string
  workId: string
}

/** The pages that a user meets first, with another user's works on them. */
export function mainPages({ jobId, workId }: PageFixture): { name: string; address: string }[] {
  return [
    { name: 'playground', address: '/pages/playground/playground' },
    { name: 'tools', address: '/pages/tools/tools' },
    { name: 'create', address: '/pages/index/index' },
    { name: 'folder', address: '/pages/folder/folder' },
    { name: 'me', address: '/pages/ucenter/ucenter' },
    { name: 'login', address: '/pages/ucenter/login' },
    { name: 'job-detail', address: `/pagesD/job-detail/job-detail?id=${jobId}` },
    { name: 'works-detail', address: `/pagesD/works-detail/works-detail?id=${workId}` },
    { name: 'cleaner', address: '/pagesE/cleaner/cleaner' },
    { name: 'prompt-book', address: '/pagesD/mj-prompt-book/mj-prompt-book' },
  ]
}

/** Query keys: everything that reads or invalidates the same data uses the same one. */
export const keys = {
  user: ['user'] as const,
  score: ['score'] as const,
  scoreLog: ['score', 'log'] as const,
  scoreConfig: ['config', 'score'] as const,
  jobCount: ['jobs', 'count'] as const,
  jobs: ['jobs'] as const,
  jobList: (filter: Readonly<Record<string, string | undefined>>) =>
    ['jobs', 'list', filter] as const,
  /** A list of jobs, so that a job that ends makes it stale. */
  readings: ['jobs', 'list', 'readings'] as const,
  /** 画夹 keeps its pages itself: a stale mark would ask for every loaded page again. */
  folder: ['folder'] as const,
  job: (id: string) => ['jobs', 'one', id] as const,
  /** Public works by what they are narrowed to; each viewer's own, likes stand in them. */
  worksFeed: ['works', 'feed'] as const,
  work: (id: string) => ['works', 'one', id] as const,
  myWorks: ['works', 'mine'] as const,
  workTags: ['works', 'tags'] as const,
  styleModels: ['works', 'styles'] as const,
  gridModels: ['config', 'gridModels'] as const,
  generateConfig: ['config', 'generate'] as const,
  tools: ['config', 'tools'] as const,
  apps: (tag: string | null, search: string) => ['config', 'apps', tag, search] as const,
  appTags: ['config', 'appTags'] as const,
  book: (category: string | null, search: string) => ['config', 'book', category, search] as const,
  styles: ['config', 'styles'] as const,
  presets: ['config', 'presets'] as const,
  models: (tagId?: string) => ['config', 'models', tagId ?? 'all'] as const,
  modelTags: ['config', 'modelTags'] as const,
}

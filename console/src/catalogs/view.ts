import type { CallData } from '@contract/endpoints/all'
import type { CATALOGS } from '@contract/endpoints/console/catalogs'

export type Catalog = (typeof CATALOGS)[number]
export type Entry = CallData<'GET /api/console/catalogs'>[Catalog][number]
export type Banner = Entry & { readonly banner: NonNullable<Entry['banner']> }
export type App = Entry & { readonly app: NonNullable<Entry['app']> }
